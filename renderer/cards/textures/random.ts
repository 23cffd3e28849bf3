/** What mulberry32 adds to its state with every number. */
const STEP = 0x6d2b79f5;

/** The number, from 0 to less than 1, that mulberry32 makes of a state. */
const mixed = (state: number): number => {
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
};

/** A small repeatable generator for drawings (mulberry32): the same seed always draws the same picture. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + STEP) | 0;
    return mixed(state);
  };
};

const SIZE = 256;

/** A grey field that repeats every `periodX`, `periodY` units. */
export type Noise = (x: number, y: number, periodX: number, periodY: number) => number;

const wrap = (value: number, period: number): number => (((value % period) + period) % period) & (SIZE - 1);

/**
 * Makes smooth value noise between 0 and 1, the same for the same seed. Its grid is filled where somebody looks: most noises are asked
 * for a few of their places, and some have to be there before the first picture.
 */
export const makeNoise = (seed: number): Noise => {
  const grid = new Float32Array(SIZE * SIZE);
  const valueAt = (place: number): number => {
    const known = grid[place] ?? 0;
    if (known !== 0) return known;
    grid[place] = mixed((seed + Math.imul(place + 1, STEP)) | 0);
    return grid[place] ?? 0;
  };
  return (x, y, periodX, periodY) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    let partX = x - column;
    let partY = y - row;
    partX = partX * partX * (3 - 2 * partX);
    partY = partY * partY * (3 - 2 * partY);
    const left = wrap(column, periodX);
    const right = wrap(column + 1, periodX);
    const top = wrap(row, periodY) * SIZE;
    const bottom = wrap(row + 1, periodY) * SIZE;
    const a = valueAt(top + left);
    const b = valueAt(top + right);
    const c = valueAt(bottom + left);
    const d = valueAt(bottom + right);
    return a + (b - a) * partX + (c - a) * partY + (a - b - c + d) * partX * partY;
  };
};

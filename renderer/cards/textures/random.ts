/** A small repeatable generator for drawings (mulberry32): the same seed always draws the same picture. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const SIZE = 256;

/** A grey field that repeats every `periodX`, `periodY` units. */
export type Noise = (x: number, y: number, periodX: number, periodY: number) => number;

const wrap = (value: number, period: number): number => (((value % period) + period) % period) & (SIZE - 1);

/** Makes smooth value noise between 0 and 1, the same for the same seed. */
export const makeNoise = (seed: number): Noise => {
  const random = randomFrom(seed);
  const grid = new Float32Array(SIZE * SIZE);
  for (let at = 0; at < grid.length; at++) grid[at] = random();
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
    const a = grid[top + left] ?? 0;
    const b = grid[top + right] ?? 0;
    const c = grid[bottom + left] ?? 0;
    const d = grid[bottom + right] ?? 0;
    return a + (b - a) * partX + (c - a) * partY + (a - b - c + d) * partX * partY;
  };
};

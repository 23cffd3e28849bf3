/** A point of the plane; where not said otherwise, both coordinates are from 0 up to 1. */
export type Place = readonly [number, number];

/**
 * The points of a sequence that fills the unit square evenly however many are taken (R2: steps of the powers of the
 * plastic number's inverse); `index` counts from 0.
 */
export const inSquare = (index: number): Place => [
  (0.5 + index * 0.7548776662466927) % 1,
  (0.5 + index * 0.5698402909980532) % 1,
];

/** The same, spread over the unit disc: x and y from -1 to 1. */
export const inDisc = (index: number): Place => {
  const [u, v] = inSquare(index);
  const radius = Math.sqrt(u);
  return [radius * Math.cos(v * Math.PI * 2), radius * Math.sin(v * Math.PI * 2)];
};

/**
 * The same, spread over the half-dome of the sky, as much from each part as falls onto level ground; y is up. It stops
 * short of the horizon, from where shadows would be endless.
 */
export const onDome = (index: number): readonly [number, number, number] => {
  const [x, z] = inDisc(index);
  const part = 0.97;
  return [x * part, Math.sqrt(1 - (x * x + z * z) * part * part), z * part];
};

/**
 * By what picture `index` (from 0) is lit: the lamp or a patch of the sky, and how many of its kind came
 * before. `share` (0 to 1) of the pictures are the lamp's, as evenly as can be.
 */
export const lightOf = (index: number, share: number): { readonly lamp: boolean; readonly turn: number } => {
  const lamps = Math.floor(index * share);
  const lamp = Math.floor((index + 1) * share) > lamps;
  return { lamp, turn: lamp ? lamps : index - lamps };
};

/**
 * Where the further pictures of four lie, in pixels from the first: a square turned so that every edge, however steep,
 * passes between some of them.
 */
export const ROTATED_GRID: readonly Place[] = [
  [0.5, -0.25],
  [0.75, 0.25],
  [0.25, 0.5],
];

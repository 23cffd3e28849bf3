import { block, drum, type Part, turnedBody } from './kit.ts';

/** Parts that several great buildings have. */

export const steps = (w: number, d: number, count: number, rise = 0.022, shrink = 0.04): readonly Part[] =>
  Array.from(
    { length: count },
    (_, i): Part => [i % 2 === 0 ? 'shade' : 'stone', block(w - i * shrink, rise, d - i * shrink, 0, i * rise)],
  );

export const columns = (xs: readonly number[], z: number, y: number, h: number, r = 0.014): readonly Part[] =>
  xs.map((x): Part => ['stone', drum(r, r * 0.86, h, 6, x, y, z)]);

export const row = (count: number, reach: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => -reach + (i * 2 * reach) / (count - 1));

export const dome = (r: number, h: number, x: number, y: number, z: number, n = 12): Part => [
  'roof',
  turnedBody(
    [
      [r, 0],
      [r * 1.06, h * 0.22],
      [r * 0.9, h * 0.5],
      [r * 0.5, h * 0.76],
      [r * 0.14, h * 0.9],
      [0, h],
    ],
    n,
    x,
    y,
    z,
  ),
];

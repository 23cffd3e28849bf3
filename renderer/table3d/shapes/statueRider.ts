import type { BufferGeometry } from 'three';
import { body, GILDED, head } from './heads.ts';
import { ball, cone, painted, tube } from './parts.ts';
import { patchesOf, type Sculptor } from './sculpted.ts';

/** Eyes and nostrils are hollows. */
const HOLLOW = '#7d7466';

/** The legs of a rearing horse, with their hooves: the hind ones stand on the plinth. */
const legs = ({ swept }: Sculptor): readonly BufferGeometry[] =>
  [-0.034, 0.034].flatMap((z) => [
    swept([
      [-0.085, 0.18, z, 0.036],
      [-0.05, 0.138, z, 0.024],
      [-0.084, 0.108, z, 0.014],
      [-0.076, 0.086, z, 0.012],
    ]),
    body(tube(0.012, 0.018, 0.018, -0.073, 0.074, z, 14)),
    swept([
      [0.06, 0.232, z, 0.026],
      [0.12, 0.238 + z * 0.4, z, 0.018],
      [0.158, 0.226 + z * 0.4, z, 0.013],
      [0.152, 0.18 + z * 0.4, z, 0.011],
    ]),
    body(tube(0.011, 0.016, 0.018, 0.152, 0.162 + z * 0.4, z, 14)),
  ]);

/** A horse that rises to the right: back and belly, neck and head, ears, eyes and nostrils, mane, legs and tail. */
const horse = (sculptor: Sculptor): readonly BufferGeometry[] => [
  sculptor.swept(
    [
      [-0.11, 0.15, 0, 0.04],
      [-0.075, 0.185, 0, 0.062],
      [-0.02, 0.21, 0, 0.056],
      [0.045, 0.25, 0, 0.058],
      [0.085, 0.29, 0, 0.044],
      [0.118, 0.345, 0, 0.032],
      [0.132, 0.372, 0, 0.028],
    ],
    24,
  ),
  sculptor.swept(
    [
      [0.122, 0.378, 0, 0.025],
      [0.15, 0.37, 0, 0.025],
      [0.185, 0.342, 0, 0.016],
      [0.198, 0.328, 0, 0.014],
    ],
    18,
  ),
  ...[-0.019, 0.019].flatMap((z) => [
    body(cone(0.01, 0.03, 0.124, 0.39, z, 6)),
    painted(ball(0.006, 0.15, 0.376, z * 1.15, 6), HOLLOW),
    painted(ball(0.004, 0.196, 0.334, z * 0.6, 5), HOLLOW),
  ]),
  sculptor.swept(
    [
      [0.122, 0.4, 0, 0.012],
      [0.088, 0.372, 0, 0.024],
      [0.058, 0.322, 0, 0.026],
      [0.036, 0.278, 0, 0.016],
    ],
    12,
    0.76,
    6,
  ),
  ...legs(sculptor),
  sculptor.swept(
    [
      [-0.112, 0.182, 0, 0.011],
      [-0.148, 0.2, 0, 0.016],
      [-0.182, 0.176, -0.004, 0.018],
      [-0.196, 0.13, -0.008, 0.013],
      [-0.21, 0.1, -0.01, 0.004],
    ],
    9,
    0.76,
    4,
  ),
];

/** Who leans back on the horse, with a flying cloak and a lance. */
const horseman = ({ draped, hanging, swept, fine }: Sculptor): readonly BufferGeometry[] => [
  draped(
    [
      [0.046, 0.225],
      [0.04, 0.26],
      [0.032, 0.29],
      [0.044, 0.335],
      [0.046, 0.352],
      [0.016, 0.372],
    ],
    { count: 10, deep: 0.1, wind: 8 },
    0.86,
  ).translate(-0.028, 0, 0),
  hanging(
    [
      [-0.03, 0.36, -0.034, 0.075],
      [-0.085, 0.345, -0.04, 0.11],
      [-0.14, 0.305, -0.036, 0.15],
      [-0.19, 0.3, -0.03, 0.17],
      [-0.235, 0.322, -0.024, 0.16],
    ],
    [0.42, 0.72, 0.55],
    { count: 4, deep: 0.075 },
  ),
  swept([
    [-0.025, 0.245, 0.05, 0.026],
    [0.026, 0.222, 0.07, 0.021],
    [0.02, 0.165, 0.068, 0.016],
    [0.038, 0.15, 0.068, 0.014],
  ]),
  swept([
    [-0.025, 0.345, 0.04, 0.018],
    [0.008, 0.31, 0.062, 0.014],
    [0.04, 0.325, 0.064, 0.013],
  ]),
  swept(
    [
      [-0.075, 0.225, 0.078, 0.006],
      [0.03, 0.325, 0.068, 0.007],
      [0.14, 0.43, 0.058, 0.006],
    ],
    6,
  ),
  painted(cone(0.012, 0.04, 0, 0, 0, 5).rotateZ(-0.8).translate(0.136, 0.427, 0.058), GILDED),
  ...head(0.08, -0.028, 0.368, 0.004, { patches: patchesOf(42, fine), hair: 'curls', beard: true }),
  painted(ball(0.041, -0.028, 0.424, -0.002, 20).scale(1, 0.75, 1.06).translate(0, 0.121, 0), GILDED),
  swept(
    [
      [-0.028, 0.448, 0.034, 0.008],
      [-0.03, 0.478, 0, 0.014],
      [-0.034, 0.455, -0.045, 0.012],
    ],
    7,
    1,
    3,
  ),
];

/** Silver: a rider on a rearing horse. */
export const rider = (sculptor: Sculptor): readonly BufferGeometry[] => [...horse(sculptor), ...horseman(sculptor)];

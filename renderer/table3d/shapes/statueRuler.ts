import { type BufferGeometry, TorusGeometry } from 'three';
import { body, crown, head } from './heads.ts';
import { ball, box, painted, tube } from './parts.ts';
import { patchesOf, type Sculptor } from './sculpted.ts';

const SHADOW = '#cfc6b8';

/** A throne, whose back ends in a round head between two posts. */
const throne = (): readonly BufferGeometry[] => [
  painted(box(0.17, 0.1, 0.14, 0, 0.07, -0.01), SHADOW),
  painted(box(0.17, 0.3, 0.03, 0, 0.07, -0.07), SHADOW),
  painted(
    tube(0.085, 0.085, 0.03, 0, 0, 0, 32)
      .rotateX(Math.PI / 2)
      .translate(0, 0.37, -0.085),
    SHADOW,
  ),
  body(new TorusGeometry(0.084, 0.011, 10, 32, Math.PI).translate(0, 0.37, -0.054)),
  ...[-0.085, 0.085].flatMap((x) => [
    body(tube(0.014, 0.016, 0.3, x, 0.07, -0.062, 14)),
    body(ball(0.024, x, 0.388, -0.062, 16)),
    body(box(0.026, 0.022, 0.14, x, 0.195, 0)),
    body(ball(0.02, x, 0.206, 0.07, 16)),
    body(tube(0.012, 0.014, 0.125, x, 0.07, 0.062, 14)),
  ]),
];

/** Who sits on it: a robe over knees and shins, a sash, a sceptre and a crown. */
const ruler = ({ draped, swept, fine }: Sculptor): readonly BufferGeometry[] => [
  draped(
    [
      [0.062, 0.165],
      [0.056, 0.2],
      [0.05, 0.235],
      [0.062, 0.285],
      [0.066, 0.3],
      [0.024, 0.33],
    ],
    { count: 11, deep: 0.09, wind: 10 },
    0.75,
  ).translate(0, 0, -0.016),
  ...[-0.034, 0.034].map((x) =>
    swept(
      [
        [x * 0.8, 0.19, -0.01, 0.04],
        [x, 0.2, 0.05, 0.038],
        [x, 0.185, 0.088, 0.036],
        [x, 0.13, 0.094, 0.036],
        [x, 0.07, 0.094, 0.042],
      ],
      12,
      1,
      5,
    ),
  ),
  swept(
    [
      [-0.05, 0.305, 0.012, 0.012],
      [-0.01, 0.262, 0.038, 0.015],
      [0.05, 0.215, 0.036, 0.013],
    ],
    8,
    0.8,
    3,
  ),
  ...[-1, 1].map((side) =>
    swept([
      [side * 0.06, 0.3, -0.018, 0.022],
      [side * 0.088, 0.25, -0.006, 0.019],
      [side * 0.088, 0.222, 0.04, 0.015],
      [side * 0.088, 0.224, 0.066, 0.014],
    ]),
  ),
  swept(
    [
      [0.09, 0.08, 0.084, 0.007],
      [0.09, 0.25, 0.07, 0.008],
      [0.09, 0.4, 0.055, 0.007],
    ],
    6,
  ),
  body(ball(0.022, 0.09, 0.412, 0.054, 16)),
  ...head(0.1, 0, 0.33, -0.002, { patches: patchesOf(46, fine), hair: 'curls', beard: true }),
  ...crown(),
];

/** Gilded: a ruler enthroned, with crown and sceptre. */
export const enthroned = (sculptor: Sculptor): readonly BufferGeometry[] => [...throne(), ...ruler(sculptor)];

import { type BufferGeometry, TorusGeometry } from 'three';
import { body, crown, GILDED, head, laurel } from './heads.ts';
import { ball, box, cone, lathe, merged, painted, tube } from './parts.ts';
import { patchesOf, type Sculptor, sculptorOf } from './sculpted.ts';

const SHADOW = '#cfc6b8';
/** Eyes and nostrils are hollows. */
const HOLLOW = '#7d7466';
const PLINTH = '#b3a68d';
const PLINTH_LIGHT = '#d6cab0';

/** A stepped plinth with a gilded plate; its top is at `top`. */
const plinth = (width: number, depth: number, top: number): readonly BufferGeometry[] => [
  painted(box(width + 0.05, 0.022, depth + 0.05), PLINTH),
  painted(box(width + 0.02, 0.018, depth + 0.02, 0, 0.022), PLINTH_LIGHT),
  painted(box(width - 0.02, top - 0.06, depth - 0.02, 0, 0.04), PLINTH),
  painted(box(width + 0.015, 0.02, depth + 0.015, 0, top - 0.02), PLINTH_LIGHT),
  painted(box(width * 0.5, 0.026, 0.006, 0, top * 0.5, depth / 2 - 0.008), GILDED),
];

/** Marble: a bust in a toga with a wreath, broad shoulders on a high plinth. */
const bust = ({ draped, swept, fine }: Sculptor): readonly BufferGeometry[] => [
  body(
    lathe(
      [
        [0.062, 0.15],
        [0.06, 0.158],
        [0.036, 0.168],
        [0.034, 0.18],
        [0.05, 0.192],
      ],
      20,
    ),
  ),
  draped(
    [
      [0.02, 0.183],
      [0.052, 0.194],
      [0.086, 0.216],
      [0.112, 0.25],
      [0.106, 0.282],
      [0.068, 0.302],
      [0.03, 0.312],
    ],
    { count: 11, deep: 0.085, wind: 24 },
    0.66,
  ).scale(1.2, 1, 1),
  // The toga's edge, from the right shoulder over the breast to the left.
  swept(
    [
      [-0.1, 0.285, -0.02, 0.014],
      [-0.06, 0.292, 0.046, 0.022],
      [0.0, 0.25, 0.074, 0.022],
      [0.066, 0.236, 0.066, 0.02],
      [0.12, 0.262, 0.02, 0.014],
    ],
    12,
    1,
    5,
  ),
  ...head(0.142, 0, 0.322, 0.014, { patches: patchesOf(58, fine), hair: 'curls', beard: false }),
  ...laurel(0.142, 0, 0.322, 0.014),
];

/** A raised arm with a torch. */
const torch = ({ swept }: Sculptor): readonly BufferGeometry[] => [
  swept([
    [0.05, 0.318, 0, 0.021],
    [0.09, 0.34, 0.006, 0.017],
    [0.112, 0.368, 0.012, 0.014],
    [0.117, 0.415, 0.014, 0.014],
  ]),
  painted(cone(0.018, 0.09, 0, 0, 0, 14).rotateX(Math.PI).translate(0.119, 0.462, 0.014), GILDED),
  painted(ball(0.019, 0.119, 0.472, 0.014, 16), GILDED),
  painted(cone(0.016, 0.046, 0.119, 0.476, 0.014, 14), GILDED),
];

/** Bronze: a figure that stands in a cloak, one arm raised with a torch, the other on a shield. */
const standing = (sculptor: Sculptor): readonly BufferGeometry[] => [
  sculptor.draped(
    [
      [0.068, 0.09],
      [0.066, 0.12],
      [0.058, 0.17],
      [0.047, 0.225],
      [0.057, 0.275],
      [0.066, 0.312],
      [0.026, 0.34],
    ],
    { count: 14, deep: 0.12, wind: 5 },
    0.78,
  ),
  ...torch(sculptor),
  ...head(0.094, 0, 0.342, 0.006, { patches: patchesOf(44, sculptor.fine), hair: 'parted', beard: false }),
  // Her hair, gathered behind.
  body(ball(0.026, 0, 0.4, -0.05, 16)),
  // The cloak: over the shoulder, across the hip.
  sculptor.swept(
    [
      [-0.056, 0.325, -0.01, 0.018],
      [-0.03, 0.3, 0.044, 0.022],
      [0.02, 0.235, 0.05, 0.024],
      [0.05, 0.17, 0.048, 0.022],
      [0.06, 0.105, 0.04, 0.018],
    ],
    10,
    0.86,
    4,
  ),
  sculptor.swept([
    [-0.056, 0.318, 0, 0.021],
    [-0.086, 0.27, 0.006, 0.017],
    [-0.094, 0.22, 0.03, 0.014],
    [-0.094, 0.19, 0.046, 0.013],
  ]),
  // A round shield that leans on the plinth.
  body(
    lathe(
      [
        [0.062, 0],
        [0.064, 0.008],
        [0.052, 0.012],
        [0.048, 0.01],
        [0.02, 0.022],
        [0.0001, 0.026],
      ],
      22,
    )
      .rotateX(Math.PI / 2 - 0.12)
      .translate(-0.1, 0.157, 0.05),
  ),
  painted(ball(0.013, -0.1, 0.16, 0.076, 14), GILDED),
];

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
const rider = (sculptor: Sculptor): readonly BufferGeometry[] => [...horse(sculptor), ...horseman(sculptor)];

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
const enthroned = (sculptor: Sculptor): readonly BufferGeometry[] => [...throne(), ...ruler(sculptor)];

/** A figure, and the plinth that it stands on: how wide, deep and high that is. */
interface Figure {
  readonly parts: (sculptor: Sculptor) => readonly BufferGeometry[];
  readonly plinth: Plinth;
}

type Plinth = readonly [width: number, depth: number, top: number];

const BUST: Figure = { parts: bust, plinth: [0.17, 0.15, 0.15] };
const FIGURES: readonly Figure[] = [
  BUST,
  { parts: standing, plinth: [0.16, 0.14, 0.09] },
  { parts: rider, plinth: [0.26, 0.14, 0.075] },
  { parts: enthroned, plinth: [0.21, 0.19, 0.07] },
];

const figureOf = (rank: number): Figure => FIGURES[rank] ?? BUST;

/** How wide and deep a statue's plinth is, and how high: all above that is carved. */
export const plinthOf = (rank: number): Plinth => figureOf(rank).plinth;

/** The share of patches along each side of a statue that is small in the picture: what is sculpted has a quarter of them then. */
export const COARSE = 0.5;

/**
 * A statue that stands upright, in units of its own; at most 0.52 high.
 * @param fine the share of its patches along each side, 0 to 1
 */
export const uprightStatue = (rank: number, fine = 1): BufferGeometry => {
  const { parts, plinth: size } = figureOf(rank);
  return merged([...plinth(...size), ...parts(sculptorOf(fine))]);
};

/** Statues lean back over their front edge: the board leans towards the viewer, who would else see nothing but heads. */
const LEAN = -0.44;
/** Where that edge is before the middle of their plinths, in units of their own. */
export const STATUE_FRONT = 0.08;

/**
 * The statue of a rank: a bust, a standing figure, a rider, a ruler on a throne; on its plinth, as it stands on its board.
 * @param fine the share of its patches along each side, 0 to 1
 */
export const statueShape = (rank: number, fine = 1): BufferGeometry =>
  uprightStatue(rank, fine).translate(0, 0, -STATUE_FRONT).rotateX(LEAN).translate(0, 0, STATUE_FRONT);

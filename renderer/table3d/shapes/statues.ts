import type { BufferGeometry } from 'three';
import { body, GILDED, head, laurel } from './heads.ts';
import { ball, box, cone, lathe, merged, painted } from './parts.ts';
import { patchesOf, type Sculptor, sculptorOf } from './sculpted.ts';
import { rider } from './statueRider.ts';
import { enthroned } from './statueRuler.ts';

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

/** The share of patches along each side of a statue that is small in the picture: what is sculpted has less than a fifth of them then. */
export const COARSE = 0.42;

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

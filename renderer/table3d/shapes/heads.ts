import type { BufferGeometry } from 'three';
import { ball, cone, lathe, painted, tube } from './parts.ts';
import { sculpted } from './sculpted.ts';

/** White parts take the colour of the piece: marble, bronze, silver or gold. */
const BODY = '#ffffff';
const NECK = '#e4ddd2';
/** What is gilded on a statue, whatever it is made of. */
export const GILDED = '#ffcf5a';

/** A part in the colour of the piece. */
export const body = (shape: BufferGeometry): BufferGeometry => painted(shape, BODY);

/** A hill (or, with a negative height, a hollow) in a face that is one unit high: its middle, how wide and high it spreads, how far it stands out. */
interface Hill {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly out: number;
}

const both = (hill: Hill): readonly Hill[] => [hill, { ...hill, x: -hill.x }];

/** What makes a face of an egg, from brow to chin. */
const FACE: readonly Hill[] = [
  { x: 0, y: 0.78, wide: 0.2, tall: 0.08, out: 0.03 },
  ...both({ x: 0.14, y: 0.655, wide: 0.12, tall: 0.032, out: 0.075 }),
  ...both({ x: 0.15, y: 0.575, wide: 0.088, tall: 0.05, out: -0.13 }),
  ...both({ x: 0.155, y: 0.565, wide: 0.055, tall: 0.03, out: 0.075 }),
  ...both({ x: 0.15, y: 0.6, wide: 0.07, tall: 0.014, out: 0.035 }),
  { x: 0, y: 0.58, wide: 0.036, tall: 0.11, out: 0.1 },
  { x: 0, y: 0.455, wide: 0.048, tall: 0.045, out: 0.14 },
  ...both({ x: 0.055, y: 0.435, wide: 0.028, tall: 0.026, out: 0.055 }),
  ...both({ x: 0.235, y: 0.48, wide: 0.085, tall: 0.06, out: 0.05 }),
  ...both({ x: 0.2, y: 0.33, wide: 0.075, tall: 0.08, out: -0.04 }),
  { x: 0, y: 0.338, wide: 0.085, tall: 0.022, out: 0.055 },
  { x: 0, y: 0.31, wide: 0.1, tall: 0.014, out: -0.06 },
  { x: 0, y: 0.282, wide: 0.07, tall: 0.022, out: 0.055 },
  { x: 0, y: 0.238, wide: 0.085, tall: 0.024, out: -0.04 },
  { x: 0, y: 0.13, wide: 0.1, tall: 0.065, out: 0.085 },
];

const bell = (distance: number): number => Math.exp(-distance * distance);
const within01 = (share: number): number => Math.min(1, Math.max(0, share));

/** What tells one head from another. */
interface Likeness {
  /** How many patches round it: more for a large one than for one that is a few pixels high. */
  readonly patches: number;
  /** Short curls, or long strands that part over the brow and cover the ears. */
  readonly hair: 'curls' | 'parted';
  readonly beard: boolean;
}

/** How far hair stands out at a place of a head, 0 to about 1.3; 0 where there is none. */
const hairAt = (hair: Likeness['hair'], turn: number, py: number, ahead: number): number => {
  // From the brow upwards in front, from the ears on at the side, down to the nape behind.
  const parted = hair === 'parted';
  const bare = parted ? Math.max(-0.3, ahead - 0.16) : Math.max(-0.2, ahead);
  const parting = parted ? 0.09 * bell(turn / 0.3) : 0;
  const hairline = 0.8 + parting - 0.62 * (1 - bare);
  const grown = within01((py - hairline) / 0.05);
  const strands = parted
    ? Math.sin(Math.abs(turn) * 5 + py * 26) - 0.9 * bell(turn / 0.07)
    : 1.5 * Math.sin(turn * 7 + py * 9) * Math.sin(py * 24 - turn * 4);
  return grown * (1 + 0.36 * strands);
};

/** How far a beard stands out at a place of a face, 0 to about 1.3. */
const beardAt = (px: number, py: number, front: number, turn: number): number => {
  const below = within01((0.35 + 0.5 * px * px * 4 - py) / 0.05) * within01(front * 4);
  const lip = bell(px / 0.16) * bell((py - 0.375) / 0.028);
  const mouth = bell(px / 0.095) * bell((py - 0.305) / 0.032);
  return Math.max(below, lip) * (1 - mouth) * (1 + 0.4 * Math.sin(turn * 13 + py * 10) * Math.sin(py * 32));
};

/** The face's relief at a place: how far it stands out. */
const faceAt = (px: number, py: number): number => {
  let out = 0;
  for (const hill of FACE) out += hill.out * bell((px - hill.x) / hill.wide) * bell((py - hill.y) / hill.tall);
  return out;
};

/** How much darker what lies deep is, and hair. */
const DEEP = 4.2;

/**
 * A head with a face and hair, looking to the front (+z).
 *
 * @param size its height, in units of the table
 * @param x, y, z the point of its chin, in the middle of the head
 */
const sculptedHead = (
  size: number,
  x: number,
  y: number,
  z: number,
  { patches, hair, beard }: Likeness,
): BufferGeometry =>
  sculpted(patches, patches, (round, up) => {
    // Corners are closest where the face is.
    const angle = (round - 0.5) * Math.PI * 2;
    const turn = angle - 0.62 * Math.sin(angle);
    const level = (up - 0.5) * Math.PI;
    const rise = level - 0.2 * Math.sin(2 * level);
    const narrow = 1 - 0.2 * Math.max(0, -Math.sin(rise)) ** 1.5;
    const across = Math.sin(turn) * Math.cos(rise) * narrow;
    const ahead = Math.cos(turn) * Math.cos(rise) * narrow;
    const [px, py] = [across * 0.4, 0.52 + Math.sin(rise) * 0.5];
    const front = Math.max(0, ahead);
    const [hairy, bearded] = [hairAt(hair, turn, py, ahead), beard ? beardAt(px, py, front, turn) : 0];
    const out = faceAt(px, py) * (1 - Math.min(1, hairy)) + bearded * 0.075;
    const grown = 1 + hairy * (hair === 'parted' ? 0.11 : 0.1);
    const light = 1 + Math.min(0, out * front) * DEEP - hairy * 0.2 + (hairy > 1 ? 0.16 : 0) - bearded * 0.1;
    return [
      x + px * grown * size,
      y + (0.52 + (py - 0.52) * grown - bearded * 0.16 * within01(1 - py / 0.34)) * size,
      z + (ahead * 0.46 * grown + out * Math.min(1, front * 2)) * size,
      light,
    ];
  });

/** A head on its neck, its chin at the height `y`; `size` is its height. */
export const head = (size: number, x: number, y: number, z: number, likeness: Likeness): readonly BufferGeometry[] => [
  painted(tube(size * 0.24, size * 0.3, size * 0.5, x, y - size * 0.3, z - size * 0.06, 12), NECK),
  sculptedHead(size, x, y, z, likeness),
];

/** A wreath of laurel round a head, open over the brow: two rows of leaves that point forward. */
export const laurel = (size: number, x: number, y: number, z: number): readonly BufferGeometry[] =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, leaf) => {
      const angle = 0.3 + leaf * 0.37;
      return painted(
        ball(size * 0.13, 0, 0, 0, 5)
          .scale(0.5, 0.62, 1.5)
          .rotateX(leaf % 2 === 0 ? -0.5 : 0.3)
          .rotateY(side * (angle + 2))
          .translate(
            x + side * Math.sin(angle) * size * 0.45,
            y + size * (0.84 - leaf * 0.03),
            z + Math.cos(angle) * size * 0.48,
          ),
        GILDED,
      );
    }),
  );

/** A crown of seven points. */
export const crown = (): readonly BufferGeometry[] => [
  body(
    lathe(
      [
        [0.04, 0.4],
        [0.044, 0.424],
        [0.038, 0.424],
      ],
      12,
    ).translate(0, 0, -0.008),
  ),
  ...Array.from({ length: 7 }, (_, point) => {
    const angle = (point * Math.PI * 2) / 7;
    return body(cone(0.011, 0.036, Math.sin(angle) * 0.04, 0.42, Math.cos(angle) * 0.04 - 0.008, 4));
  }),
];

import { type BufferGeometry, TorusGeometry } from 'three';
import { ball, box, cone, lathe, merged, type ProfilePoint, painted, tube } from './parts.ts';

/** White parts take the colour of the piece: marble, bronze, silver or gold. */
const BODY = '#ffffff';
const SHADOW = '#cfc6b8';
const HOLLOW = '#6f665a';
const GOLD = '#ffcf5a';
const PLINTH = '#b3a68d';
const PLINTH_LIGHT = '#d6cab0';

const body = (shape: BufferGeometry): BufferGeometry => painted(shape, BODY);

/** A stepped plinth with a gilded plate; its top is at `top`. */
const plinth = (width: number, depth: number, top: number): readonly BufferGeometry[] => [
  painted(box(width + 0.05, 0.022, depth + 0.05), PLINTH),
  painted(box(width + 0.02, 0.018, depth + 0.02, 0, 0.022), PLINTH_LIGHT),
  painted(box(width - 0.02, top - 0.06, depth - 0.02, 0, 0.04), PLINTH),
  painted(box(width + 0.015, 0.02, depth + 0.015, 0, top - 0.02), PLINTH_LIGHT),
  painted(box(width * 0.5, 0.026, 0.006, 0, top * 0.5, depth / 2 - 0.008), GOLD),
];

/** A head with hair and neck, its chin at the height `y`; `size` is its height. */
const head = (size: number, x: number, y: number, z: number): readonly BufferGeometry[] => [
  body(tube(size * 0.24, size * 0.3, size * 0.4, x, y - size * 0.24, z, 8)),
  body(
    ball(size * 0.5, 0, 0, 0, 10)
      .scale(0.84, 1.08, 0.95)
      .translate(x, y + size * 0.5, z),
  ),
  painted(
    ball(size * 0.5, 0, 0, 0, 8)
      .scale(0.92, 0.8, 0.95)
      .translate(x, y + size * 0.68, z - size * 0.12),
    SHADOW,
  ),
  body(cone(size * 0.1, size * 0.28, 0, 0, 0, 4).translate(x, y + size * 0.34, z + size * 0.48)),
  ...face(size, x, y, z),
];

/** Brows, eyes in their shade, a mouth and a chin: without them a head is an egg. */
const face = (size: number, x: number, y: number, z: number): readonly BufferGeometry[] => [
  ...[-1, 1].flatMap((side) => [
    body(box(size * 0.26, size * 0.08, size * 0.12, x + side * size * 0.17, y + size * 0.6, z + size * 0.4)),
    painted(ball(size * 0.07, x + side * size * 0.17, y + size * 0.52, z + size * 0.4, 6), HOLLOW),
  ]),
  painted(box(size * 0.24, size * 0.045, size * 0.08, x, y + size * 0.22, z + size * 0.38), HOLLOW),
  body(ball(size * 0.11, x, y + size * 0.07, z + size * 0.3, 6)),
];

/** A wreath of laurel round a head. */
const laurel = (size: number, x: number, y: number, z: number): BufferGeometry =>
  painted(
    new TorusGeometry(size * 0.5, size * 0.1, 5, 14).rotateX(Math.PI / 2 - 0.3).translate(x, y + size * 0.74, z),
    GOLD,
  );

/** Marble: a bust with a wreath, broad shoulders on a high plinth. */
const bust = (): readonly BufferGeometry[] => {
  const chest: readonly ProfilePoint[] = [
    [0.03, 0],
    [0.075, 0.024],
    [0.108, 0.07],
    [0.1, 0.1],
    [0.06, 0.126],
    [0.03, 0.136],
  ];
  return [
    ...plinth(0.17, 0.15, 0.15),
    body(
      lathe(
        [
          [0.055, 0.15],
          [0.04, 0.165],
          [0.05, 0.185],
        ],
        10,
      ),
    ),
    body(lathe(chest, 14).scale(1.25, 1, 0.72).translate(0, 0.18, 0)),
    painted(
      new TorusGeometry(0.075, 0.017, 5, 12, Math.PI).rotateX(0.5).rotateZ(-0.5).translate(0, 0.245, 0.05),
      SHADOW,
    ),
    ...head(0.125, 0, 0.325, 0.006),
    laurel(0.125, 0, 0.325, 0.006),
  ];
};

/** A limb between two points. */
const limb = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  thick: number,
): BufferGeometry => {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy, dz);
  const flat = Math.hypot(dx, dz);
  return tube(thick * 0.8, thick, length, 0, 0, 0, 6)
    .rotateX(Math.atan2(flat, dy))
    .rotateY(Math.atan2(dx, dz))
    .translate(from[0], from[1], from[2]);
};

/** Bronze: a figure that stands in a cloak, one arm raised with a torch, the other on a shield. */
const standing = (): readonly BufferGeometry[] => [
  ...plinth(0.16, 0.14, 0.09),
  body(
    lathe(
      [
        [0.066, 0.09],
        [0.058, 0.14],
        [0.046, 0.22],
        [0.058, 0.285],
        [0.062, 0.315],
        [0.03, 0.34],
      ],
      12,
    ).scale(1.08, 1, 0.8),
  ),
  painted(limb([-0.055, 0.31, 0.02], [0.05, 0.12, 0.052], 0.02), SHADOW),
  body(limb([0.055, 0.312, 0], [0.115, 0.4, 0.01], 0.018)),
  painted(limb([0.115, 0.38, 0.01], [0.122, 0.46, 0.012], 0.012), GOLD),
  painted(cone(0.026, 0.06, 0.124, 0.45, 0.012, 6), GOLD),
  body(limb([-0.058, 0.31, 0], [-0.09, 0.22, 0.03], 0.018)),
  painted(
    tube(0.062, 0.062, 0.016, 0, 0, 0, 12)
      .rotateX(Math.PI / 2)
      .translate(-0.1, 0.165, 0.045),
    SHADOW,
  ),
  painted(ball(0.018, -0.1, 0.165, 0.06, 6), GOLD),
  ...head(0.082, 0, 0.35, 0.004),
];

/** Silver: a rider on a rearing horse. */
const rider = (): readonly BufferGeometry[] => [
  ...plinth(0.26, 0.14, 0.075),
  // The horse: body, neck and head rise to the right.
  body(ball(0.07, 0, 0, 0, 10).scale(1.5, 0.86, 0.8).rotateZ(0.42).translate(-0.01, 0.2, 0)),
  body(limb([0.06, 0.24, 0], [0.125, 0.345, 0], 0.036)),
  body(ball(0.036, 0, 0, 0, 8).scale(1.5, 0.85, 0.75).rotateZ(-0.55).translate(0.155, 0.345, 0)),
  body(cone(0.012, 0.035, 0.118, 0.37, 0.012, 4)),
  painted(limb([0.03, 0.27, 0], [0.1, 0.37, 0], 0.022), SHADOW),
  ...[-0.03, 0.03].flatMap((z) => [
    body(limb([-0.075, 0.18, z], [-0.095, 0.075, z], 0.022)),
    body(limb([0.075, 0.22, z], [0.15, 0.235, z], 0.017)),
    body(limb([0.15, 0.24, z], [0.155, 0.18, z], 0.013)),
  ]),
  painted(limb([-0.1, 0.19, 0], [-0.16, 0.1, 0], 0.018), SHADOW),
  // The rider, leaning back, with a lance.
  body(
    lathe(
      [
        [0.036, 0.235],
        [0.03, 0.28],
        [0.045, 0.335],
        [0.02, 0.36],
      ],
      10,
    ).translate(-0.025, 0, 0),
  ),
  body(limb([-0.015, 0.26, 0.045], [0.02, 0.18, 0.062], 0.018)),
  body(limb([-0.02, 0.335, 0.04], [0.05, 0.315, 0.055], 0.014)),
  painted(limb([-0.05, 0.25, 0.066], [0.13, 0.45, 0.05], 0.007), GOLD),
  ...head(0.068, -0.025, 0.372, 0),
  painted(cone(0.02, 0.05, -0.028, 0.43, 0, 6), GOLD),
];

/** Gilded: a ruler enthroned, with crown and sceptre. */
const enthroned = (): readonly BufferGeometry[] => [
  ...plinth(0.21, 0.19, 0.07),
  painted(box(0.17, 0.1, 0.14, 0, 0.07, -0.01), SHADOW),
  painted(box(0.17, 0.31, 0.03, 0, 0.07, -0.07), SHADOW),
  body(ball(0.03, -0.072, 0.395, -0.07, 7)),
  body(ball(0.03, 0.072, 0.395, -0.07, 7)),
  body(ball(0.04, 0, 0.4, -0.07, 8)),
  ...[-0.085, 0.085].map((x) => body(box(0.026, 0.03, 0.14, x, 0.195, 0))),
  body(
    lathe(
      [
        [0.06, 0.16],
        [0.05, 0.22],
        [0.066, 0.285],
        [0.028, 0.32],
      ],
      12,
    )
      .scale(1, 1, 0.75)
      .translate(0, 0, -0.02),
  ),
  ...[-0.035, 0.035].flatMap((x) => [
    body(limb([x, 0.185, -0.01], [x, 0.185, 0.085], 0.034)),
    body(limb([x, 0.19, 0.08], [x, 0.075, 0.095], 0.03)),
  ]),
  ...[-1, 1].map((side) => body(limb([side * 0.062, 0.28, -0.02], [side * 0.088, 0.21, 0.055], 0.02))),
  painted(limb([0.09, 0.09, 0.075], [0.09, 0.4, 0.045], 0.008), BODY),
  body(ball(0.022, 0.09, 0.41, 0.045, 7)),
  ...head(0.088, 0, 0.335, -0.015),
  body(
    lathe(
      [
        [0.044, 0.4],
        [0.05, 0.435],
      ],
      8,
    ).translate(0, 0, -0.018),
  ),
  ...[0, 1, 2, 3, 4].map((point) => {
    const angle = (point * Math.PI * 2) / 5;
    return body(cone(0.014, 0.04, Math.sin(angle) * 0.042, 0.428, Math.cos(angle) * 0.042 - 0.018, 4));
  }),
];

const FIGURES = [bust, standing, rider, enthroned] as const;

/** Statues lean back over their front edge: the board leans towards the viewer, who would else see nothing but heads. */
const LEAN = -0.44;
const FRONT = 0.08;

/** The statue of a rank: a bust, a standing figure, a rider, a ruler on a throne; on its plinth, at most 0.5 high. */
export const statueShape = (rank: number): BufferGeometry =>
  merged((FIGURES[rank] ?? bust)())
    .translate(0, 0, -FRONT)
    .rotateX(LEAN)
    .translate(0, 0, FRONT);

import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { box, merged, type ProfilePoint, painted, tube } from './parts.ts';

const WOOD = '#6b4320';
const PLANK = '#a8743c';
const STONE = '#e9d9b4';
const STONE_DARK = '#cbb487';
const PALE = '#fff3d8';
const GILDED = '#ffc93c';
const STRIPES = ['#b5302a', '#fff0d2'] as const;
const STRIPE_COUNT = 7;
const STRIPE = 0.034;

/** The striped roof of a stall, falling towards the viewer, with its scalloped valance. */
const awning = (): readonly BufferGeometry[] =>
  Array.from({ length: STRIPE_COUNT }, (_, index) => {
    const colour = STRIPES[index % 2] ?? STRIPES[0];
    const x = (index - (STRIPE_COUNT - 1) / 2) * STRIPE;
    return [
      painted(box(STRIPE, 0.012, 0.19).rotateX(0.38).translate(x, 0.24, -0.015), colour),
      painted(box(STRIPE * 0.92, 0.03, 0.008, x, 0.183, 0.075), colour),
      painted(
        tube(STRIPE * 0.46, STRIPE * 0.46, 0.008, 0, -0.004, 0, 8)
          .rotateX(Math.PI / 2)
          .translate(x, 0.183, 0.075),
        colour,
      ),
    ];
  }).flat();

/** A market stall with an awning, a counter of goods and a sign. */
export const stallShape = (): BufferGeometry =>
  merged([
    ...[-0.1, 0.1].flatMap((x) =>
      [-0.085, 0.07].map((z) => painted(box(0.014, z < 0 ? 0.27 : 0.2, 0.014, x, 0, z), WOOD)),
    ),
    painted(box(0.22, 0.02, 0.13, 0, 0.09, 0.075), PLANK),
    painted(box(0.2, 0.09, 0.1, 0, 0, 0.075), WOOD),
    ...['#e0b32c', '#4b9150', '#bb3a2c', '#7d4da1'].map((colour, index) =>
      painted(tube(0.02, 0.016, 0.03, (index - 1.5) * 0.05, 0.11, 0.105, 7), colour),
    ),
    painted(tube(0.03, 0.034, 0.07, 0.135, 0, 0.1, 8), PLANK),
    ...awning(),
  ]);

/** A body with four sides whose corners are at the profile's radii. */
const fourSided = (profile: readonly ProfilePoint[], colour: string): BufferGeometry => {
  const turned = new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    4,
  );
  const loose = turned.rotateY(Math.PI / 4).toNonIndexed();
  loose.computeVertexNormals();
  return painted(loose, colour);
};

/** Steps of a pyramid: half diagonal and height of each, from the ground. */
const STEPS = [
  [0.27, 0.07],
  [0.205, 0.14],
  [0.14, 0.2],
] as const;

/** The stepped foot of a monument, as many steps as are laid. */
const foot = (laid: number): readonly BufferGeometry[] =>
  STEPS.slice(0, laid).map(([radius, height], index) => {
    const below = STEPS[index - 1]?.[1] ?? 0;
    return fourSided(
      [
        [radius, below],
        [radius, height],
        [0.0001, height],
      ],
      index % 2 === 0 ? STONE : STONE_DARK,
    );
  });

const shaft = (top: number): BufferGeometry =>
  fourSided(
    [
      [0.085, 0.2],
      [0.085 - (0.027 * (top - 0.2)) / 0.26, top],
      [0.0001, top],
    ],
    PALE,
  );

/** A stepped pyramid that bears an obelisk with a gilded point. */
export const obeliskShape = (): BufferGeometry =>
  merged([
    ...foot(3),
    shaft(0.46),
    painted(box(0.125, 0.02, 0.125, 0, 0.2), GILDED),
    fourSided(
      [
        [0.075, 0.46],
        [0.0001, 0.56],
      ],
      GILDED,
    ),
  ]);

import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { block, coloured, joined } from './coloured.ts';

const WOOD = '#6b4320';
const PLANK = '#a8743c';
const STRIPES = ['#b5302a', '#fff0d2'] as const;
const STRIPE_COUNT = 5;
const STRIPE = 0.046;

/** The striped roof of a stall, falling towards the viewer, with its valance. */
const awning = (): readonly BufferGeometry[] =>
  Array.from({ length: STRIPE_COUNT }, (_, index) => {
    const colour = STRIPES[index % 2] ?? STRIPES[0];
    const x = (index - (STRIPE_COUNT - 1) / 2) * STRIPE;
    return [
      block([STRIPE, 0.012, 0.19], [x, 0.245, -0.015], colour, 0.38),
      block([STRIPE, 0.034, 0.008], [x, 0.198, 0.075], colour),
    ];
  }).flat();

/** A market stall with an awning and a counter of goods. */
export const stallShape = (): BufferGeometry => {
  const posts = [-0.1, 0.1].flatMap((x) =>
    [-0.085, 0.07].map((z) => block([0.014, z < 0 ? 0.27 : 0.2, 0.014], [x, z < 0 ? 0.135 : 0.1, z], WOOD)),
  );
  const goods = [
    block([0.04, 0.03, 0.035], [-0.066, 0.125, 0.105], '#e0b32c'),
    block([0.04, 0.03, 0.035], [0, 0.125, 0.105], '#4b9150'),
    block([0.04, 0.03, 0.035], [0.066, 0.125, 0.105], '#2f6fae'),
  ];
  const counter = [block([0.22, 0.02, 0.13], [0, 0.1, 0.075], PLANK), block([0.2, 0.09, 0.1], [0, 0.045, 0.075], WOOD)];
  return joined([...posts, ...counter, ...goods, ...awning()]);
};

/** A body with four sides whose corners are at the profile's radii. */
const fourSided = (profile: readonly (readonly [radius: number, height: number])[], colour: string): BufferGeometry => {
  const turned = new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    4,
  );
  const loose = turned.rotateY(Math.PI / 4).toNonIndexed();
  loose.computeVertexNormals();
  return coloured(loose, colour);
};

/** Steps of a pyramid: half diagonal and height of each, from the ground. */
const STEPS = [
  [0.27, 0.07],
  [0.205, 0.14],
  [0.14, 0.2],
] as const;

const stepProfile = STEPS.flatMap(([radius, height], index) => {
  const below = STEPS[index - 1]?.[1] ?? 0;
  return [
    [radius, below],
    [radius, height],
  ] as const;
});

/** A stepped pyramid that bears an obelisk with a gilded point. */
export const obeliskShape = (): BufferGeometry =>
  joined([
    fourSided([...stepProfile, [0.0001, 0.2]], '#e6d3a6'),
    fourSided(
      [
        [0.085, 0.2],
        [0.058, 0.46],
      ],
      '#fff3d8',
    ),
    fourSided(
      [
        [0.075, 0.46],
        [0.0001, 0.56],
      ],
      '#ffc93c',
    ),
  ]);

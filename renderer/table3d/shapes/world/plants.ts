import { blob, block, drum, type Part, spike, turnedBody, turnedBy } from './kit.ts';

/** Trees, rocks and fields: what grows or lies between the houses. */

/** A trunk, whose top is in the crown. */
const trunk = (r: number, h: number): Part => [
  'wood',
  turnedBody(
    [
      [r, 0],
      [r * 0.8, h],
    ],
    4,
  ),
];

const roundTree = (): readonly Part[] => [
  trunk(0.012, 0.06),
  ['leaf', blob(0.058, 0, 0.1, 0, 0.92)],
  ['leaf2', blob(0.04, 0.03, 0.125, 0.016)],
];

/** The fruit on a tree of that kind, which is seen from near by only. */
export const FRUIT: readonly Part[] = [
  ['gold', blob(0.0095, 0.032, 0.11, 0.036)],
  ['gold', blob(0.0095, -0.036, 0.1, 0.032)],
  ['gold', blob(0.0095, 0.004, 0.082, 0.05)],
  ['gold', blob(0.0085, -0.004, 0.128, 0.03)],
];

const fruitTree = (): readonly Part[] => [trunk(0.011, 0.05), ['leaf2', blob(0.055, 0, 0.092, 0, 0.85)]];

const pine = (): readonly Part[] => [
  trunk(0.01, 0.04),
  ['leaf', spike(0.06, 0.1, 6, 0, 0.03)],
  ['leaf', spike(0.047, 0.09, 6, 0, 0.085, 0, 0.5)],
  ['leaf2', spike(0.032, 0.08, 6, 0, 0.14)],
];

const cypress = (): readonly Part[] => [
  ['leaf', drum(0.026, 0.03, 0.08, 6, 0, 0.01)],
  ['leaf2', spike(0.03, 0.15, 6, 0, 0.09)],
];

const bush = (): readonly Part[] => [['leaf2', blob(0.034, 0, 0.02, 0, 0.7)]];

const rock = (): readonly Part[] => [
  ['rock', spike(0.075, 0.13, 5, 0, -0.01, 0, 0.4)],
  ['rock', spike(0.055, 0.075, 5, 0.06, -0.01, 0.03)],
];

const crag = (): readonly Part[] => [
  ['rock', spike(0.12, 0.25, 5, 0, -0.01, 0, 0.3)],
  ['rock', spike(0.09, 0.15, 5, 0.1, -0.01, 0.03, 0.9)],
  ['rock', spike(0.075, 0.11, 5, -0.09, -0.01, 0.05)],
];

/** A ploughed field: four rows of crop. */
const field = (): readonly Part[] => [
  ['earth', block(0.3, 0.008, 0.23)],
  ...[-0.084, -0.028, 0.028, 0.084].map(
    (z, row): Part => [row % 2 === 0 ? 'crop' : 'leaf2', block(0.28, 0.022, 0.034, 0, 0.006, z)],
  ),
];

/** A field of ripe corn. */
const cornfield = (): readonly Part[] => [
  ['earth', block(0.3, 0.008, 0.23)],
  ['crop', block(0.27, 0.03, 0.2, 0, 0.004)],
];

const haystack = (): readonly Part[] => [
  ['crop', drum(0.036, 0.036, 0.024, 7)],
  ['crop', spike(0.042, 0.05, 7, 0, 0.022)],
];

/** A bed of a formal garden: a hedge round flowers. */
const parterre = (): readonly Part[] => [
  ['leaf', block(0.22, 0.03, 0.022, 0, 0, 0.099)],
  ['leaf', block(0.22, 0.03, 0.022, 0, 0, -0.099)],
  ['leaf', block(0.022, 0.03, 0.18, 0.099)],
  ['leaf', block(0.022, 0.03, 0.18, -0.099)],
  ['crop', block(0.13, 0.018, 0.13)],
  ['leaf2', spike(0.03, 0.075, 6)],
];

/** Rows of lavender. */
const lavender = (): readonly Part[] =>
  [-0.07, -0.023, 0.023, 0.07].map((z): Part => ['crop', block(0.26, 0.026, 0.026, 0, 0, z)]);

const hedge = (): readonly Part[] => [['leaf', block(0.2, 0.045, 0.04)]];

/** A pile of goods: sacks, crates, ore. */
const goods = (): readonly Part[] => [
  ['wood', block(0.045, 0.04, 0.04, -0.028)],
  ['wood', turnedBy(block(0.032, 0.03, 0.03, 0, 0.04), 0.4)],
  ['gold', spike(0.035, 0.04, 5, 0.035, 0, 0.012)],
];

const oreHeap = (): readonly Part[] => [
  ['gold', spike(0.055, 0.06, 6)],
  ['earth', spike(0.045, 0.04, 5, 0.05, 0, 0.02)],
];

/** What is stirred up where something rises or falls. */
const dust = (): readonly Part[] => [
  ['cloth', blob(0.05, -0.075, 0.03, 0.05, 0.8)],
  ['wall', blob(0.062, 0, 0.04, 0.075, 0.8)],
  ['cloth', blob(0.047, 0.08, 0.03, 0.045, 0.8)],
];

/** What grows or lies between the houses, by name. */
export const PLANTS = {
  roundTree,
  fruitTree,
  pine,
  cypress,
  bush,
  rock,
  crag,
  field,
  cornfield,
  haystack,
  parterre,
  lavender,
  hedge,
  goods,
  oreHeap,
  dust,
};

import {
  blob,
  block,
  columns,
  dome,
  drum,
  gabled,
  moved,
  type Part,
  pane,
  row,
  spike,
  steps,
  turnedBy,
} from './kit.ts';

/** What belongs to a region beside its landmark: theatre and lighthouse, mines, engines, gardens' houses. */

/** Blue: a theatre, rows of seats round a stage. */
const theatre = (): readonly Part[] => {
  const tiers = [0.1, 0.155, 0.21, 0.265].map((radius, tier): Part => {
    const height = 0.03 + tier * 0.034;
    const seats = Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI / 2 + ((i + 0.5) * Math.PI) / 9;
      const bench = block((radius * Math.PI) / 9 + 0.012, height, 0.058);
      return moved(turnedBy(bench, angle), Math.sin(angle) * radius, 0, Math.cos(angle) * radius);
    }).flat();
    return [tier % 2 === 0 ? 'stone' : 'wall', seats];
  });
  return [...tiers, ['shade', drum(0.085, 0.085, 0.008, 12)]];
};

/** What levels the ground under a house where it is steep: as broad, deep and high as it is made. */
const terrace = (): readonly Part[] => [['stone', block(2, 1, 2)]];

/** A mound of unit height with two grassy steps and a wall between them, for what stands high: its top reaches 1 to each side. */
const mound = (): readonly Part[] => [
  ['leaf', drum(1.18, 1.12, 0.45, 10, 0, 0, 0, 0.3)],
  ['shade', drum(1.07, 1.05, 0.2, 10, 0, 0.45, 0, 0.3)],
  ['leaf2', drum(1.08, 1, 0.35, 10, 0, 0.65, 0, 0.3)],
];

/** Blue: a lighthouse. */
const lighthouse = (): readonly Part[] => [
  ['rock', drum(0.1, 0.075, 0.035, 7)],
  ['wall', drum(0.055, 0.046, 0.11, 8, 0, 0.035)],
  ['roof2', drum(0.047, 0.042, 0.05, 8, 0, 0.145)],
  ['wall', drum(0.042, 0.036, 0.07, 8, 0, 0.195)],
  ['shade', drum(0.052, 0.052, 0.012, 8, 0, 0.265)],
  ['glow', drum(0.026, 0.026, 0.04, 6, 0, 0.277)],
  ['roof', spike(0.044, 0.055, 8, 0, 0.317)],
];

/** Yellow: a mine in its hill; deeper each epoch. */
const mine = (): readonly Part[] => [
  ['rock', drum(0.2, 0.1, 0.13, 7)],
  ['earth', spike(0.1, 0.07, 7, 0, 0.128)],
  ['wood', block(0.1, 0.085, 0.05, 0, 0, 0.165)],
  ['dark', pane(0.062, 0.065, 0, 0, 0.1905)],
];

const pit = (): readonly Part[] => [
  ['rock', drum(0.27, 0.22, 0.075, 9)],
  ['earth', drum(0.2, 0.15, 0.075, 9, 0, 0.075)],
  ['gold', drum(0.13, 0.09, 0.05, 8, 0, 0.15)],
  ['wood', block(0.1, 0.085, 0.05, -0.04, 0, 0.225)],
  ['dark', pane(0.062, 0.065, -0.04, 0, 0.2505)],
  ...[-1, 1].map((side): Part => ['wood', drum(0.01, 0.008, 0.2, 4, 0.1 + side * 0.03, 0.12, 0.04)]),
  ['wood', block(0.1, 0.014, 0.02, 0.1, 0.31, 0.04)],
];

/** Red: an engine that throws stones. */
const catapult = (): readonly Part[] => [
  ['wood', block(0.13, 0.02, 0.02, 0, 0.02, -0.035)],
  ['wood', block(0.13, 0.02, 0.02, 0, 0.02, 0.035)],
  ['wood', block(0.018, 0.09, 0.08, 0.015, 0.02)],
  ['wood', turnedBy(block(0.17, 0.014, 0.014, -0.02, 0.105), 0)],
  ['rock', blob(0.02, -0.1, 0.13, 0)],
  ...[-0.045, 0.045].flatMap((x) => [-0.05, 0.05].map((z): Part => ['dark', blob(0.02, x, 0.018, z)])),
];

/** Purple: an obelisk with a gilded point. */
const needle = (): readonly Part[] => [
  ['shade', block(0.12, 0.026, 0.12)],
  ['stone', block(0.09, 0.03, 0.09, 0, 0.026)],
  ['stone', drum(0.042, 0.028, 0.24, 4, 0, 0.056, 0, Math.PI / 4)],
  ['gold', spike(0.032, 0.05, 4, 0, 0.296, 0, Math.PI / 4)],
];

/** Purple: a garden house with a small dome. */
const pavilion = (): readonly Part[] => [
  ['stone', drum(0.09, 0.085, 0.022, 8)],
  ...Array.from({ length: 6 }, (_, i): Part => {
    const angle = (i * Math.PI) / 3 + 0.5;
    return ['stone', drum(0.01, 0.009, 0.085, 5, Math.sin(angle) * 0.066, 0.022, Math.cos(angle) * 0.066)];
  }),
  ['stone', drum(0.082, 0.082, 0.014, 8, 0, 0.107)],
  dome(0.07, 0.085, 0, 0.121, 0, 8),
];

/** Red: a barracks. */
const barracks = (): readonly Part[] => [
  ['stone', block(0.25, 0.08, 0.11)],
  ['roof', gabled(0.28, 0.075, 0.155, 0, 0.078)],
  ...row(4, 0.09).map((x): Part => ['glow', pane(0.024, 0.028, x, 0.03, 0.0555)]),
];

/** Gilded globes on blocks at both sides of the steps. */
const globesAt = (z: number): readonly Part[] =>
  [-1, 1].flatMap((x): readonly Part[] => [
    ['stone', block(0.06, 0.05, 0.06, x * 0.25, 0.02, z)],
    ['gold', blob(0.034, x * 0.25, 0.1, z)],
  ]);

/** A monument: an obelisk with a gilded point on a hall of columns, high on its steps. */
const monument = (): readonly Part[] => [
  ...steps(0.6, 0.5, 4, 0.02, 0.055),
  ['wall', block(0.27, 0.13, 0.18, 0, 0.08)],
  ['dark', pane(0.06, 0.1, 0, 0.08, 0.0905)],
  ...columns(row(6, 0.168), 0.125, 0.08, 0.13, 0.016),
  ...columns(row(6, 0.168), -0.125, 0.08, 0.13, 0.016),
  ...columns([-0.168, 0.168], 0.042, 0.08, 0.13, 0.016),
  ...columns([-0.168, 0.168], -0.042, 0.08, 0.13, 0.016),
  ['stone', block(0.39, 0.026, 0.3, 0, 0.21)],
  ['gold', block(0.396, 0.01, 0.306, 0, 0.236)],
  ['shade', block(0.31, 0.03, 0.23, 0, 0.246)],
  ['wall', block(0.2, 0.07, 0.16, 0, 0.276)],
  ['gold', pane(0.13, 0.036, 0, 0.292, 0.0805)],
  ['stone', block(0.16, 0.022, 0.13, 0, 0.346)],
  ['stone', drum(0.064, 0.04, 0.22, 4, 0, 0.368, 0, Math.PI / 4)],
  ['gold', spike(0.046, 0.07, 4, 0, 0.588, 0, Math.PI / 4)],
  ...globesAt(0.2),
];

/** The same as it is celebrated: its obelisk is most of it, on a low hall. */
const greatMonument = (): readonly Part[] => [
  ...steps(0.62, 0.54, 5, 0.018, 0.05),
  ['wall', block(0.27, 0.1, 0.2, 0, 0.09)],
  ['dark', pane(0.06, 0.078, 0, 0.09, 0.1005)],
  ...columns(row(6, 0.162), 0.132, 0.09, 0.1, 0.014),
  ...columns([-0.162, 0.162], 0.05, 0.09, 0.1, 0.014),
  ['stone', block(0.38, 0.022, 0.31, 0, 0.19)],
  ['gold', block(0.386, 0.009, 0.316, 0, 0.212)],
  ['shade', block(0.3, 0.022, 0.25, 0, 0.221)],
  ['wall', block(0.22, 0.064, 0.2, 0, 0.243)],
  ['gold', pane(0.15, 0.036, 0, 0.257, 0.1005)],
  ['stone', block(0.19, 0.02, 0.17, 0, 0.307)],
  ['stone', drum(0.1, 0.066, 0.44, 4, 0, 0.327, 0, Math.PI / 4)],
  ['gold', drum(0.103, 0.1015, 0.02, 4, 0, 0.335, 0, Math.PI / 4)],
  ['gold', drum(0.0715, 0.0705, 0.014, 4, 0, 0.74, 0, Math.PI / 4)],
  ['gold', spike(0.072, 0.1, 4, 0, 0.767, 0, Math.PI / 4)],
  ...globesAt(0.22),
];

/** The works of the regions, by name. */
export const WORKS = {
  theatre,
  mound,
  lighthouse,
  terrace,
  mine,
  pit,
  catapult,
  needle,
  pavilion,
  barracks,
  monument,
  greatMonument,
};

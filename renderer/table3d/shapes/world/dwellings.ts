import {
  blob,
  block,
  drum,
  type Faces,
  fronted,
  gabled,
  hipped,
  type Part,
  type Point,
  pane,
  quad,
  spike,
} from './kit.ts';

/** Houses of the three epochs, and what else people put up. */

const hut = (): readonly Part[] => [
  ['wall', drum(0.06, 0.056, 0.055, 8)],
  ['wood', drum(0.0605, 0.06, 0.009, 8, 0, 0.018)],
  ['roof2', drum(0.088, 0.046, 0.044, 8, 0, 0.048)],
  ['roof', spike(0.056, 0.056, 8, 0, 0.084)],
  ['dark', pane(0.024, 0.036, 0, 0, 0.062)],
];

/** A fire between stones, with its smoke. */
const campfire = (): readonly Part[] => [
  ...Array.from({ length: 7 }, (_, stone): Part => {
    const angle = (stone * Math.PI * 2) / 7;
    return ['rock', block(0.02, 0.016, 0.02, Math.cos(angle) * 0.04, 0, Math.sin(angle) * 0.04)];
  }),
  ['wood', block(0.07, 0.014, 0.014)],
  ['wood', block(0.014, 0.016, 0.07)],
  ['flag', spike(0.034, 0.075, 6, 0, 0.012)],
  ['crop', spike(0.022, 0.05, 6, 0.004, 0.012, 0.02)],
  ['smoke', blob(0.014, 0, 0.09, 0)],
  ['smoke', blob(0.018, 0.006, 0.125, 0)],
  ['smoke', blob(0.022, 0.018, 0.165, 0)],
];

const longHut = (): readonly Part[] => [
  ['wall', block(0.13, 0.05, 0.09)],
  ['roof2', gabled(0.16, 0.075, 0.125, 0, 0.045)],
  ['roof', gabled(0.15, 0.044, 0.068, 0, 0.083)],
  ['wood', block(0.155, 0.008, 0.01, 0, 0.122)],
  ...[-0.062, -0.02, 0.02, 0.062].map((x): Part => ['wood', pane(0.008, 0.05, x, 0, 0.0456)]),
  ['dark', pane(0.022, 0.036, 0, 0, 0.0465)],
];

/** The beams of a timbered wall of a width and a height, from y up, and at z. */
const beams = (w: number, h: number, y: number, z: number): readonly Part[] => [
  ['wood', pane(w, 0.009, 0, y + h - 0.009, z)],
  ['wood', pane(w, 0.007, 0, y + h * 0.38, z)],
  ...[-0.5, -0.2, 0.2, 0.5].map((x): Part => ['wood', pane(0.008, h, x * (w - 0.008), y, z)]),
];

const cottage = (): readonly Part[] => [
  ['stone', block(0.16, 0.02, 0.105)],
  ['wall', block(0.155, 0.085, 0.1)],
  ...beams(0.155, 0.064, 0.02, 0.0505),
  ['roof', gabled(0.185, 0.078, 0.14, 0, 0.08)],
  ['roof2', gabled(0.187, 0.03, 0.054, 0, 0.13)],
  ['stone', block(0.022, 0.06, 0.022, 0.045, 0.1, -0.015)],
  ['dark', pane(0.024, 0.045, 0.0, 0, 0.0535)],
  ['glow', pane(0.022, 0.022, -0.05, 0.046, 0.0515)],
  ['glow', pane(0.022, 0.022, 0.05, 0.046, 0.0515)],
];

const gableHouse = (): readonly Part[] => [
  ['stone', block(0.115, 0.02, 0.135)],
  ['wall', block(0.11, 0.1, 0.13)],
  ...beams(0.11, 0.08, 0.02, 0.0655),
  ['roof2', fronted(0.145, 0.085, 0.155, 0, 0.095)],
  ['wall', fronted(0.1, 0.06, 0.01, 0, 0.1, 0.0735)],
  ['wood', pane(0.008, 0.06, 0, 0.098, 0.079)],
  ['dark', pane(0.024, 0.045, 0, 0, 0.0685)],
  ['glow', pane(0.022, 0.022, -0.03, 0.062, 0.0665)],
  ['glow', pane(0.022, 0.022, 0.03, 0.062, 0.0665)],
];

const townHouse = (): readonly Part[] => [
  ['stone', block(0.165, 0.03, 0.12)],
  ['wall', block(0.155, 0.12, 0.11, 0, 0.03)],
  ['stone', block(0.16, 0.008, 0.115, 0, 0.082)],
  ['shade', block(0.172, 0.012, 0.126, 0, 0.142)],
  ['roof', hipped(0.19, 0.08, 0.15, 0, 0.15)],
  ['stone', block(0.022, 0.05, 0.022, -0.045, 0.18, 0)],
  ['dark', pane(0.026, 0.05, 0, 0.005, 0.0605)],
  ...[-0.052, 0.052].map((x): Part => ['glow', pane(0.022, 0.026, x, 0.046, 0.0555)]),
  ...[-0.052, 0, 0.052].map((x): Part => ['glow', pane(0.022, 0.028, x, 0.102, 0.0555)]),
];

const towerHouse = (): readonly Part[] => [
  ['stone', block(0.108, 0.03, 0.108)],
  ['wall', block(0.1, 0.2, 0.1)],
  ['stone', block(0.115, 0.014, 0.115, 0, 0.12)],
  ['shade', block(0.112, 0.01, 0.112, 0, 0.19)],
  ['roof2', spike(0.09, 0.11, 4, 0, 0.198, 0, Math.PI / 4)],
  ['dark', pane(0.026, 0.045, 0, 0, 0.0545)],
  ['glow', pane(0.022, 0.03, 0, 0.078, 0.0505)],
  ['glow', pane(0.022, 0.03, -0.022, 0.15, 0.0505)],
  ['glow', pane(0.022, 0.03, 0.022, 0.15, 0.0505)],
];

/** Two houses under one roof line, with a porch. */
const manor = (): readonly Part[] => [
  ['stone', block(0.206, 0.022, 0.106)],
  ['wall', block(0.2, 0.11, 0.1)],
  ['shade', block(0.21, 0.01, 0.11, 0, 0.098)],
  ['roof', hipped(0.235, 0.075, 0.14, 0, 0.105)],
  ['wall', block(0.075, 0.14, 0.05, 0, 0, 0.06)],
  ['roof2', fronted(0.1, 0.06, 0.08, 0, 0.135, 0.055)],
  ['glow', pane(0.024, 0.03, 0, 0.085, 0.0855)],
  ['dark', pane(0.026, 0.05, 0, 0, 0.0865)],
  ...[-0.07, 0.07].map((x): Part => ['glow', pane(0.026, 0.034, x, 0.045, 0.0505)]),
];

const tent = (): readonly Part[] => [
  ['roof', spike(0.085, 0.12, 4, 0, 0, 0, 0.5)],
  ['dark', pane(0.026, 0.05, 0.03, 0, 0.052)],
  ['wood', drum(0.004, 0.004, 0.05, 3, 0, 0.115)],
  ['cloth', block(0.035, 0.018, 0.003, 0.018, 0.145)],
];

const stall = (): readonly Part[] => [
  ['wood', block(0.13, 0.045, 0.05, 0, 0, 0.035)],
  ...[-0.058, 0.058].map((x): Part => ['wood', block(0.01, 0.12, 0.01, x, 0, -0.04)]),
  ...[-0.052, -0.026, 0, 0.026, 0.052].map((x, index): Part => {
    const stuff = index % 2 === 0 ? 'roof' : 'cloth';
    return [stuff, gabled(0.026, 0.035, 0.13, x, 0.1, -0.005)];
  }),
  ['gold', block(0.03, 0.018, 0.026, -0.03, 0.045, 0.035)],
  ['leaf2', block(0.03, 0.016, 0.026, 0.025, 0.045, 0.035)],
];

const well = (): readonly Part[] => [
  ['stone', drum(0.045, 0.045, 0.035, 8)],
  ['dark', drum(0.03, 0.03, 0.004, 8, 0, 0.034)],
];

/** A fountain in two basins. */
const fountain = (): readonly Part[] => [
  ['stone', drum(0.085, 0.09, 0.03, 10)],
  ['glow', drum(0.072, 0.072, 0.002, 10, 0, 0.03)],
  ['stone', drum(0.018, 0.014, 0.075, 6, 0, 0.02)],
  ['stone', drum(0.014, 0.045, 0.02, 8, 0, 0.08)],
  ['gold', blob(0.018, 0, 0.118, 0)],
];

/** A flag: from its pole, so long and high, how far the wind bends it and its end hangs, and where along it its folds are. */
const FLAG = { at: 0.004, top: 0.262, long: 0.104, high: 0.07, bends: 0.011, hangs: 0.016 } as const;
const FOLDS = [0, 0.25, 0.5, 0.74, 1] as const;

/** Where a point of a flag is: shares along it, and down from its upper edge. */
const onFlag = (along: number, down: number): Point => [
  FLAG.at + along * FLAG.long,
  FLAG.top - down * FLAG.high - along * along * FLAG.hangs,
  FLAG.bends * Math.sqrt(along) * Math.sin(along * 6.6 + down * 0.7),
];

/** A stripe of it, seen from both sides; at its end it may be narrower. */
const stripe = (from: number, until: number, end: readonly [from: number, until: number] | null): Faces =>
  FOLDS.slice(1).flatMap((along, fold) => {
    const isEnd = fold === FOLDS.length - 2;
    if (isEnd && end === null) return [];
    const before = FOLDS[fold] ?? 0;
    const [upper, lower] = isEnd && end !== null ? end : [from, until];
    const [a, b] = [onFlag(before, until), onFlag(along, lower)];
    const [c, d] = [onFlag(along, upper), onFlag(before, from)];
    return [...quad(a, b, c, d), ...quad(d, c, b, a)];
  });

/** Forked at its end, with a stripe of gold. */
const banner = (): readonly Part[] => [
  ['wood', drum(0.006, 0.0045, 0.27, 6)],
  ['flag', stripe(0, 0.39, [0, 0.2])],
  ['gold', stripe(0.39, 0.61, null)],
  ['flag', stripe(0.61, 1, [0.8, 1])],
  ['gold', blob(0.0115, 0, 0.278, 0)],
];

/** A straight piece of palisade, wall, and wall with battlements. */
const palisade = (): readonly Part[] =>
  Array.from({ length: 7 }, (_, i): Part => ['wood', spike(0.022, 0.1 + (i % 2) * 0.012, 4, (i - 3) * 0.032)]);

const wall = (): readonly Part[] => [
  ['stone', block(0.24, 0.085, 0.045)],
  ...[-0.1, -0.05, 0, 0.05, 0.1].map((x): Part => ['stone', block(0.026, 0.022, 0.045, x, 0.085)]),
];

const wallTower = (): readonly Part[] => [
  ['stone', drum(0.055, 0.048, 0.15, 8)],
  ['stone', drum(0.06, 0.06, 0.024, 8, 0, 0.15)],
  ['roof', spike(0.064, 0.085, 8, 0, 0.172)],
];

const ship = (): readonly Part[] => [
  ['wood', block(0.055, 0.03, 0.16, 0, 0.002)],
  ['wood', block(0.05, 0.026, 0.04, 0, 0.025, -0.07)],
  ['wood', block(0.034, 0.018, 0.04, 0, 0.014, 0.09)],
  ['wood', drum(0.006, 0.005, 0.19, 4, 0, 0.03)],
  ['cloth', block(0.13, 0.1, 0.012, 0, 0.085, 0.012)],
  ...[0.092, 0.126, 0.16].map((y): Part => ['roof', block(0.132, 0.016, 0.016, 0, y, 0.012)]),
];

const boat = (): readonly Part[] => [
  ['wood', block(0.034, 0.02, 0.09)],
  ['wood', drum(0.005, 0.004, 0.11, 3, 0, 0.01)],
  ['cloth', block(0.066, 0.06, 0.008, 0, 0.04, 0.008)],
  ...[0.048, 0.07].map((y): Part => ['roof', block(0.068, 0.011, 0.012, 0, y, 0.008)]),
];

const pier = (): readonly Part[] => [
  ['wood', block(0.06, 0.012, 0.3, 0, 0.018)],
  ...[-0.12, 0, 0.12].flatMap((z) => [-0.024, 0.024].map((x): Part => ['wood', block(0.012, 0.03, 0.012, x, 0, z)])),
  ['wood', block(0.034, 0.03, 0.03, 0, 0.03, -0.1)],
];

/** Smoke that rises and drifts away. */
const smoke = (): readonly Part[] => [
  ['smoke', blob(0.02, 0, 0.125, 0)],
  ['smoke', blob(0.028, 0.006, 0.155, 0)],
  ['smoke', blob(0.036, 0.018, 0.19, 0)],
  ['smoke', blob(0.042, 0.038, 0.226, 0.004, 0.9)],
  ['smoke', blob(0.042, 0.066, 0.256, -0.004, 0.85)],
  ['smoke', blob(0.034, 0.096, 0.276, 0, 0.8)],
  ['smoke', blob(0.022, 0.124, 0.288, 0, 0.75)],
];

/** Houses and what else people put up, by name. */
export const DWELLINGS = {
  hut,
  campfire,
  longHut,
  cottage,
  gableHouse,
  townHouse,
  towerHouse,
  manor,
  tent,
  stall,
  well,
  fountain,
  banner,
  palisade,
  wall,
  wallTower,
  ship,
  boat,
  pier,
  smoke,
};

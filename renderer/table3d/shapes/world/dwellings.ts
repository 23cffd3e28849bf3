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

/** A round hut of clay under thatch, with posts between its walls. */
const hut = (): readonly Part[] => [
  ['stone', drum(0.065, 0.063, 0.012, 8)],
  ['wall', drum(0.061, 0.058, 0.08, 8)],
  ...[-0.038, 0.038].map((x): Part => ['wood', block(0.009, 0.076, 0.009, x, 0, 0.045)]),
  ['wood', drum(0.0605, 0.0605, 0.008, 8, 0, 0.062)],
  ['roof2', drum(0.082, 0.05, 0.04, 8, 0, 0.07)],
  ['roof', spike(0.057, 0.058, 8, 0, 0.104)],
  ['wood', pane(0.036, 0.058, 0, 0, 0.0605)],
  ['dark', pane(0.026, 0.052, 0, 0, 0.0615)],
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

/** A long house of wattle and posts; its thatch slopes to all four sides. */
const longHut = (): readonly Part[] => [
  ['stone', block(0.158, 0.012, 0.096)],
  ['wall', block(0.15, 0.08, 0.09)],
  ['roof2', hipped(0.188, 0.06, 0.135, 0, 0.072, 0, 0.68)],
  ['roof', hipped(0.168, 0.038, 0.084, 0, 0.102, 0, 0.7)],
  ['wood', block(0.118, 0.008, 0.01, 0, 0.136)],
  ...[-0.07, -0.028, 0.028, 0.07].map((x): Part => ['wood', pane(0.009, 0.074, x, 0, 0.0456)]),
  ['wood', pane(0.15, 0.008, 0, 0.062, 0.0458)],
  ['dark', pane(0.026, 0.052, 0, 0.006, 0.0465)],
  ...[-0.049, 0.049].map((x): Part => ['dark', pane(0.018, 0.018, x, 0.034, 0.0462)]),
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

/** How far a tent reaches, how high it is, and how far before its middle its front stands at a height. */
const TENT = { reach: 0.098, high: 0.12 } as const;
const tentFront = (y: number): number => TENT.reach * Math.SQRT1_2 * (1 - y / TENT.high) + 0.001;

/** A tent with its open front to the viewer, a hem round its foot and a flag. */
const tent = (): readonly Part[] => [
  ['roof', spike(TENT.reach, TENT.high, 4, 0, 0, 0, Math.PI / 4)],
  ['roof2', drum(TENT.reach + 0.002, TENT.reach * 0.82, 0.024, 4, 0, 0, 0, Math.PI / 4)],
  ['cloth', [-0.034, 0, tentFront(0) + 0.003, 0.034, 0, tentFront(0) + 0.003, 0, 0.088, tentFront(0.088) + 0.002]],
  ['dark', [-0.024, 0, tentFront(0) + 0.005, 0.024, 0, tentFront(0) + 0.005, 0, 0.07, tentFront(0.07) + 0.004]],
  ['wood', drum(0.004, 0.004, 0.05, 3, 0, 0.115)],
  ['flag', block(0.035, 0.018, 0.003, 0.018, 0.145)],
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

/** A straight piece of palisade, of pointed logs held together by beams; of wall, and of wall with battlements. */
const palisade = (): readonly Part[] => [
  ...Array.from({ length: 7 }, (_, log): readonly Part[] => {
    const [x, high, stuff] = [(log - 3) * 0.032, 0.056 + (log % 2) * 0.006, log % 2 === 0 ? 'wood' : 'earth'] as const;
    return [
      [stuff, drum(0.0165, 0.0165, high, 6, x)],
      [stuff, spike(0.0165, 0.02, 6, x, high)],
    ];
  }).flat(),
  ...[0.014, 0.042].map((y): Part => ['shade', block(0.22, 0.008, 0.008, 0, y, 0.018)]),
];

/** Three people of a village: one carries a basket, one leans on a staff. */
const folk = (): readonly Part[] => [
  ...(
    [
      [-0.03, 0.004, 'flag'],
      [0.002, 0.016, 'cloth'],
      [0.036, 0, 'roof2'],
    ] as const
  ).flatMap(([x, z, dress]): readonly Part[] => [
    [dress, drum(0.013, 0.006, 0.034, 6, x, 0, z)],
    ['earth', blob(0.0085, x, 0.041, z)],
  ]),
  ['crop', drum(0.008, 0.01, 0.01, 6, 0.014, 0.018, 0.026)],
  ['wood', drum(0.0025, 0.0025, 0.056, 3, 0.052, 0, 0.004)],
];

/** A rack on which hides and fish dry. */
const dryingRack = (): readonly Part[] => [
  ...[-0.05, 0.05].map((x): Part => ['wood', block(0.008, 0.07, 0.008, x)]),
  ['wood', block(0.12, 0.007, 0.008, 0, 0.064)],
  ...[-0.032, -0.011, 0.011, 0.032].map(
    (x, hung): Part => [
      hung % 2 === 0 ? 'cloth' : 'roof2',
      block(0.016, 0.034 - (hung % 2) * 0.008, 0.004, x, 0.03 + (hung % 2) * 0.008, 0.004),
    ],
  ),
];

/** A hurdle of wattle round a garden, with sheaves behind it. */
const hurdle = (): readonly Part[] => [
  ...[-0.07, -0.035, 0, 0.035, 0.07].map((x): Part => ['wood', block(0.008, 0.036, 0.008, x, 0, 0.03)]),
  ...[0.01, 0.024].map((y): Part => ['earth', block(0.15, 0.006, 0.006, 0, y, 0.034)]),
  ...[-0.045, 0, 0.045].flatMap((x): readonly Part[] => [
    ['crop', drum(0.016, 0.008, 0.03, 6, x)],
    ['crop', drum(0.008, 0.018, 0.022, 6, x, 0.03)],
  ]),
];

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
  folk,
  dryingRack,
  hurdle,
  wall,
  wallTower,
  ship,
  boat,
  pier,
  smoke,
};

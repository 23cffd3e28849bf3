import {
  blob,
  block,
  columns,
  dome,
  drum,
  type Faces,
  fronted,
  gabled,
  hipped,
  moved,
  type Part,
  pane,
  row,
  spike,
  steps,
} from './kit.ts';

/**
 * The sight of each region, in each of the three epochs: markets (yellow), forts (red), temples (blue), mills (green) and
 * palaces (purple). At size 1 none is higher than 0.45 or broader than 0.68.
 */

const flagAt = (x: number, y: number, z: number): readonly Part[] => [
  ['wood', drum(0.005, 0.004, 0.085, 3, x, y, z)],
  ['roof', block(0.05, 0.03, 0.004, x + 0.026, y + 0.05, z)],
];

/** Yellow I: a market cross under an open roof. */
const marketCross = (): readonly Part[] => [
  ...steps(0.34, 0.34, 2),
  ...[-1, 1].flatMap((x) => [-1, 1].map((z): Part => ['wood', drum(0.012, 0.012, 0.13, 4, x * 0.1, 0.044, z * 0.1)])),
  ['roof', hipped(0.3, 0.12, 0.3, 0, 0.17, 0, 0)],
  ['gold', blob(0.024, 0, 0.305, 0)],
  ['wood', block(0.1, 0.05, 0.1, 0, 0.044)],
  ['gold', spike(0.04, 0.035, 6, 0, 0.094)],
];

const arcade = (w: number, d: number, y: number, h: number, count: number): readonly Part[] => [
  ['dark', block(w * 0.86, h, d * 0.8, 0, y)],
  ...columns(row(count, w * 0.46), d * 0.46, y, h),
  ...columns([-w * 0.46, w * 0.46], 0, y, h),
  ...columns([-w * 0.46, w * 0.46], -d * 0.46, y, h),
];

/** Yellow II: a hall with arcades and a great golden roof. */
const marketHall = (): readonly Part[] => [
  ...steps(0.5, 0.36, 2),
  ...arcade(0.44, 0.3, 0.044, 0.1, 6),
  ['wall', block(0.46, 0.03, 0.32, 0, 0.144)],
  ['roof', hipped(0.52, 0.15, 0.38, 0, 0.174, 0, 0.6)],
  ['wall', block(0.06, 0.07, 0.06, 0, 0.285)],
  ['roof2', spike(0.06, 0.075, 4, 0, 0.352, 0, Math.PI / 4)],
];

/** Yellow III: the exchange, arcades on two floors under a gilded dome. */
const exchange = (): readonly Part[] => [
  ...steps(0.64, 0.44, 2),
  ...arcade(0.58, 0.38, 0.044, 0.085, 8),
  ['wall', block(0.6, 0.02, 0.4, 0, 0.129)],
  ['wall', block(0.46, 0.07, 0.28, 0, 0.149)],
  ...row(6, 0.18).map((x): Part => ['glow', pane(0.03, 0.036, x, 0.165, 0.1405)]),
  ...[-0.25, 0.25].map((x): Part => ['roof2', hipped(0.11, 0.06, 0.4, x, 0.149, 0, 0.2)]),
  ['stone', drum(0.125, 0.125, 0.03, 12, 0, 0.219)],
  dome(0.118, 0.17, 0, 0.249, 0),
  ['gold', blob(0.02, 0, 0.428, 0)],
];

/** Red I: a camp, its watchtower and palisade. */
const camp = (): readonly Part[] => [
  ...[-1, 1].flatMap((x) => [-1, 1].map((z): Part => ['wood', drum(0.012, 0.01, 0.2, 4, x * 0.055, 0, z * 0.055)])),
  ['wood', block(0.16, 0.014, 0.16, 0, 0.19)],
  ['wood', block(0.16, 0.04, 0.012, 0, 0.2, 0.075)],
  ['wood', block(0.012, 0.04, 0.15, 0.075, 0.2)],
  ['wood', block(0.012, 0.04, 0.15, -0.075, 0.2)],
  ['roof', spike(0.125, 0.1, 4, 0, 0.27, 0, Math.PI / 4)],
  ...row(9, 0.26).map((x): Part => ['wood', spike(0.026, 0.1, 4, x, 0, 0.2)]),
  ...row(7, 0.16).map((z): Part => ['wood', spike(0.026, 0.1, 4, -0.27, 0, z)]),
  ...row(7, 0.16).map((z): Part => ['wood', spike(0.026, 0.1, 4, 0.27, 0, z)]),
];

const battlements = (count: number, reach: number, y: number, z: number): readonly Part[] =>
  row(count, reach).map((x): Part => ['stone', block(0.026, 0.024, 0.03, x, y, z)]);

const roundTower = (x: number, z: number, h: number, r = 0.058): readonly Part[] => [
  ['stone', drum(r, r * 0.9, h, 8, x, 0, z)],
  ['shade', drum(r * 1.12, r * 1.12, 0.026, 8, x, h, z)],
  ['roof', spike(r * 1.2, 0.1, 8, x, h + 0.026, z)],
];

/** Red II: a stone keep in a ring wall. */
const fort = (): readonly Part[] => [
  ['stone', block(0.46, 0.09, 0.05, 0, 0, 0.18)],
  ...battlements(8, 0.2, 0.09, 0.18),
  ['dark', pane(0.06, 0.065, 0, 0, 0.206)],
  ['stone', block(0.05, 0.09, 0.36, -0.22)],
  ['stone', block(0.05, 0.09, 0.36, 0.22)],
  ...roundTower(-0.22, 0.18, 0.14),
  ...roundTower(0.22, 0.18, 0.14),
  ['wall', block(0.19, 0.24, 0.17, 0, 0, -0.04)],
  ['shade', block(0.21, 0.03, 0.19, 0, 0.24, -0.04)],
  ['roof', hipped(0.19, 0.1, 0.17, 0, 0.27, -0.04, 0.3)],
  ...[-0.045, 0.045].map((x): Part => ['glow', pane(0.024, 0.045, x, 0.15, 0.0455)]),
];

/** Red III: a citadel of four towers round a high keep. */
const citadel = (): readonly Part[] => [
  ['stone', block(0.54, 0.12, 0.05, 0, 0, 0.21)],
  ...battlements(9, 0.2, 0.12, 0.21),
  ['wall', block(0.13, 0.15, 0.07, 0, 0, 0.215)],
  ['dark', pane(0.065, 0.085, 0, 0, 0.2505)],
  ['stone', block(0.05, 0.12, 0.42, -0.26)],
  ['stone', block(0.05, 0.12, 0.42, 0.26)],
  ...roundTower(-0.26, 0.21, 0.2, 0.066),
  ...roundTower(0.26, 0.21, 0.2, 0.066),
  ...roundTower(-0.26, -0.18, 0.22, 0.066),
  ...roundTower(0.26, -0.18, 0.22, 0.066),
  ['wall', block(0.25, 0.25, 0.2, 0, 0, -0.06)],
  ['shade', block(0.27, 0.03, 0.22, 0, 0.25, -0.06)],
  ['roof', hipped(0.25, 0.13, 0.2, 0, 0.28, -0.06, 0.35)],
  ...row(3, 0.07).map((x): Part => ['glow', pane(0.028, 0.05, x, 0.165, 0.0405)]),
  ...flagAt(-0.045, 0.36, -0.06),
];

/** Blue I: a shrine on a rock. */
const shrine = (): readonly Part[] => [
  ['rock', drum(0.2, 0.16, 0.05, 7)],
  ...columns([-0.08, 0.08], 0.07, 0.05, 0.11),
  ...columns([-0.08, 0.08], -0.07, 0.05, 0.11),
  ['wall', block(0.1, 0.1, 0.08, 0, 0.05, -0.02)],
  ['stone', block(0.22, 0.02, 0.2, 0, 0.16)],
  ['roof', fronted(0.24, 0.08, 0.22, 0, 0.18)],
];

const peripteral = (w: number, d: number, y: number, h: number, count: number): readonly Part[] => [
  ['wall', block(w * 0.66, h, d * 0.62, 0, y)],
  ['dark', pane(w * 0.16, h * 0.8, 0, y, d * 0.311)],
  ...columns(row(count, w * 0.44), d * 0.42, y, h),
  ...columns([-w * 0.44, w * 0.44], d * 0.14, y, h),
  ...columns([-w * 0.44, w * 0.44], -d * 0.14, y, h),
  ...columns([-w * 0.44, w * 0.44], -d * 0.42, y, h),
  ['stone', block(w, 0.024, d, 0, y + h)],
];

/** Blue II: a temple on steps. */
const temple = (): readonly Part[] => [
  ...steps(0.5, 0.4, 3),
  ...peripteral(0.38, 0.28, 0.066, 0.12, 5),
  ['roof', fronted(0.42, 0.115, 0.32, 0, 0.21)],
  ['gold', pane(0.1, 0.035, 0, 0.225, 0.162)],
  ['gold', blob(0.02, 0, 0.335, 0.15)],
];

/** Blue III: a temple high on its rock, with a stair, a stoa on either side and a golden statue. */
const acropolis = (): readonly Part[] => [
  ['rock', drum(0.34, 0.28, 0.075, 9, 0, 0, 0, Math.PI / 9)],
  ['shade', block(0.13, 0.025, 0.36, 0, 0, 0.16)],
  ['stone', block(0.13, 0.05, 0.28, 0, 0, 0.16)],
  ...steps(0.48, 0.38, 2, 0.02).map(([stuff, faces]): Part => [stuff, moved(faces, 0, 0.075, -0.03)]),
  ...peripteral(0.4, 0.3, 0.115, 0.125, 6).map(([stuff, faces]): Part => [stuff, moved(faces, 0, 0, -0.03)]),
  ['roof', fronted(0.44, 0.125, 0.34, 0, 0.264, -0.03)],
  ['gold', pane(0.12, 0.04, 0, 0.28, 0.142)],
  ['gold', blob(0.022, 0, 0.4, 0.12)],
  ['stone', block(0.05, 0.03, 0.05, 0.19, 0.07, 0.2)],
  ['gold', drum(0.02, 0.012, 0.1, 6, 0.19, 0.1, 0.2)],
  ['gold', blob(0.017, 0.19, 0.215, 0.2)],
];

/** Green I: a barn with its granary. */
const barn = (): readonly Part[] => [
  ['wood', block(0.24, 0.09, 0.16)],
  ['roof', gabled(0.29, 0.13, 0.21, 0, 0.085)],
  ['dark', pane(0.07, 0.065, 0, 0, 0.081)],
  ['wall', drum(0.058, 0.058, 0.13, 8, 0.2, 0, -0.01)],
  ['roof2', spike(0.078, 0.09, 8, 0.2, 0.126, -0.01)],
];

/** A vertical sheet seen from both sides, through four corners. */
const sheet = (a: Faces, b: Faces, c: Faces, d: Faces): Faces => [
  ...a,
  ...b,
  ...c,
  ...a,
  ...c,
  ...d,
  ...a,
  ...c,
  ...b,
  ...a,
  ...d,
  ...c,
];

/** The rungs of a sail, in shares of its length; cloth is spread between some of them. */
const RUNGS = [0.26, 0.385, 0.51, 0.635, 0.76, 0.885, 0.985] as const;

/** Four sails round a point: a spar each, a lattice at one side of it, and cloth on the outer half. They lean back, as seen from above. */
const sails = (x: number, y: number, z: number, reach: number): readonly Part[] =>
  [0, 1, 2, 3].flatMap((arm): readonly Part[] => {
    const angle = arm * (Math.PI / 2) + 0.62;
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
    const corner = (out: number, side: number, front: number): Faces => {
      const up = ay * out + ax * side;
      return [x + ax * out - ay * side, y + up, z + front - up * 0.18];
    };
    const between = (from: number, to: number, low: number, high: number, front: number): Faces =>
      sheet(corner(from, low, front), corner(to, low, front), corner(to, high, front), corner(from, high, front));
    return [
      ['wood', between(0, reach, -0.012, 0.012, 0.006)],
      ['wood', between(reach * 0.24, reach, reach * 0.27, reach * 0.3, 0.004)],
      ['wood', between(reach * 0.24, reach, reach * 0.14, reach * 0.16, 0.004)],
      ...RUNGS.map(
        (rung): Part => ['wood', between(reach * (rung - 0.014), reach * (rung + 0.014), 0, reach * 0.3, 0.005)],
      ),
      ['cloth', between(reach * 0.385, reach * 0.885, 0.01, reach * 0.15, 0.001)],
    ];
  });

/** Green II: a windmill beside its barn. */
const windmill = (): readonly Part[] => [
  ['stone', drum(0.13, 0.125, 0.03, 8)],
  ['wall', drum(0.118, 0.08, 0.21, 8, 0, 0.03)],
  ['roof', spike(0.105, 0.11, 8, 0, 0.24)],
  ['dark', pane(0.04, 0.06, 0, 0.03, 0.11)],
  ...sails(0, 0.235, 0.15, 0.2),
  ['wood', block(0.16, 0.07, 0.11, -0.22, 0, -0.02)],
  ['roof2', gabled(0.2, 0.09, 0.155, -0.22, 0.066, -0.02)],
];

/** Green III: a great mill on its mound between granaries. */
const greatMill = (): readonly Part[] => [
  ['stone', drum(0.17, 0.16, 0.045, 10)],
  ['wall', drum(0.14, 0.088, 0.235, 10, 0, 0.045)],
  ['wood', drum(0.165, 0.165, 0.014, 10, 0, 0.125)],
  ['roof', spike(0.118, 0.12, 10, 0, 0.28)],
  ['dark', pane(0.046, 0.07, 0, 0.045, 0.131)],
  ...sails(0, 0.262, 0.165, 0.225),
  ['wall', block(0.19, 0.1, 0.14, -0.27, 0, -0.04)],
  ['roof2', gabled(0.23, 0.11, 0.185, -0.27, 0.095, -0.04)],
  ['glow', pane(0.03, 0.034, -0.31, 0.04, 0.0305)],
  ['glow', pane(0.03, 0.034, -0.23, 0.04, 0.0305)],
  ['wall', drum(0.062, 0.062, 0.13, 8, 0.27, 0, -0.04)],
  ['roof2', spike(0.082, 0.085, 8, 0.27, 0.127, -0.04)],
];

const minaret = (x: number, z: number, h: number): readonly Part[] => [
  ['wall', drum(0.028, 0.022, h, 6, x, 0, z)],
  ['stone', drum(0.032, 0.032, 0.014, 6, x, h, z)],
  ['wall', drum(0.018, 0.016, 0.045, 6, x, h + 0.014, z)],
  ['gold', spike(0.026, 0.055, 6, x, h + 0.059, z)],
];

/** Purple I: a chief's hall with a carved gable. */
const longhall = (): readonly Part[] => [
  ['stone', block(0.24, 0.03, 0.3)],
  ['wood', block(0.2, 0.09, 0.26, 0, 0.03)],
  ['roof', fronted(0.27, 0.15, 0.31, 0, 0.115)],
  ['gold', pane(0.05, 0.05, 0, 0.15, 0.157)],
  ['dark', pane(0.05, 0.07, 0, 0.03, 0.1305)],
  ...columns([-0.09, 0.09], 0.145, 0.03, 0.09, 0.013),
];

/** Purple II: a palace with one dome and two wings. */
const palace = (): readonly Part[] => [
  ...steps(0.52, 0.34, 2),
  ['wall', block(0.46, 0.1, 0.2, 0, 0.044, -0.02)],
  ...[-0.17, 0.17].map((x): Part => ['roof2', hipped(0.16, 0.06, 0.24, x, 0.144, -0.02, 0.3)]),
  ...row(7, 0.19).map((x): Part => ['glow', pane(0.026, 0.045, x, 0.075, 0.0805)]),
  ['wall', block(0.18, 0.14, 0.24, 0, 0.044)],
  ['dark', pane(0.05, 0.08, 0, 0.044, 0.1205)],
  ['stone', drum(0.085, 0.085, 0.025, 10, 0, 0.184)],
  dome(0.08, 0.15, 0, 0.209, 0, 10),
  ['gold', blob(0.016, 0, 0.366, 0)],
];

/** Purple III: a great palace, three domes between four minarets. */
const greatPalace = (): readonly Part[] => [
  ...steps(0.66, 0.44, 2),
  ['wall', block(0.58, 0.1, 0.26, 0, 0.044, -0.02)],
  ...row(9, 0.25).map((x): Part => ['glow', pane(0.026, 0.045, x, 0.072, 0.1105)]),
  ['stone', block(0.6, 0.016, 0.28, 0, 0.144, -0.02)],
  ['wall', block(0.24, 0.17, 0.3, 0, 0.044)],
  ['dark', pane(0.07, 0.11, 0, 0.044, 0.1505)],
  ['gold', pane(0.12, 0.02, 0, 0.165, 0.151)],
  ['stone', drum(0.108, 0.108, 0.028, 12, 0, 0.214)],
  dome(0.1, 0.185, 0, 0.242, 0),
  ['gold', blob(0.018, 0, 0.433, 0)],
  ...[-0.2, 0.2].flatMap((x): readonly Part[] => [
    ['stone', drum(0.062, 0.062, 0.02, 10, x, 0.16, -0.02)],
    dome(0.058, 0.1, x, 0.18, -0.02, 10),
  ]),
  ...minaret(-0.3, 0.17, 0.24),
  ...minaret(0.3, 0.17, 0.24),
  ...minaret(-0.3, -0.17, 0.24),
  ...minaret(0.3, -0.17, 0.24),
];

/** The sights of the regions, by name. */
export const LANDMARKS = {
  marketCross,
  marketHall,
  exchange,
  camp,
  fort,
  citadel,
  shrine,
  temple,
  acropolis,
  barn,
  windmill,
  greatMill,
  longhall,
  palace,
  greatPalace,
};

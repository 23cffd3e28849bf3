import { blob, block, columns, disc, dome, drum, fronted, gabled, hipped, type Part, pane, row, spike } from './kit.ts';

/** Where the people on cards work: each is known by its outline, thirty pixels high. */

const SIDES = [-1, 1] as const;

/** Smoke over a chimney. */
const plume = (x: number, y: number, z: number): readonly Part[] => [
  ['smoke', blob(0.018, x, y + 0.012, z)],
  ['smoke', blob(0.026, x + 0.02, y + 0.055, z)],
];

const smithy = (): readonly Part[] => [
  ['wall', block(0.17, 0.08, 0.12)],
  ['roof', gabled(0.2, 0.06, 0.15, 0, 0.08)],
  ['stone', block(0.05, 0.2, 0.05, 0.075, 0, -0.02)],
  ['glow', pane(0.06, 0.055, -0.03, 0, 0.0605)],
  ['rock', block(0.05, 0.03, 0.03, -0.03, 0, 0.1)],
  ...plume(0.075, 0.2, -0.02),
];

const bakery = (): readonly Part[] => [
  ['wall', block(0.14, 0.09, 0.12, 0.04)],
  ['roof', hipped(0.17, 0.07, 0.15, 0.04, 0.09)],
  ['rock', drum(0.075, 0.06, 0.05, 9, -0.08, 0, 0.04)],
  ['rock', drum(0.06, 0.018, 0.04, 9, -0.08, 0.05, 0.04)],
  ['glow', pane(0.05, 0.035, -0.08, 0.008, 0.1155)],
  ['wood', block(0.028, 0.07, 0.028, -0.08, 0.08, 0.01)],
  ...plume(-0.08, 0.15, 0.01),
];

const kiln = (): readonly Part[] => [
  ['rock', drum(0.1, 0.088, 0.08, 10)],
  ['roof2', drum(0.088, 0.032, 0.15, 10, 0, 0.08)],
  ['dark', drum(0.03, 0.034, 0.02, 8, 0, 0.23)],
  ['glow', pane(0.055, 0.06, 0, 0, 0.101)],
  ...[0.11, 0.145].map((x): Part => ['roof', drum(0.016, 0.022, 0.045, 7, x, 0, 0.07)]),
  ...plume(0, 0.25, 0),
];

const ship = (): readonly Part[] => [
  ['wood', block(0.22, 0.045, 0.07)],
  ...SIDES.map((side): Part => ['wood', block(0.045, 0.05, 0.06, side * 0.115, 0.03)]),
  ['roof', block(0.2, 0.014, 0.074, 0, 0.032)],
  ['wood', drum(0.008, 0.006, 0.26, 4, 0, 0.04)],
  ['cloth', block(0.15, 0.1, 0.01, 0, 0.09, 0.012)],
  ['roof', block(0.15, 0.022, 0.012, 0, 0.13, 0.012)],
  ['cloth', block(0.09, 0.05, 0.01, 0, 0.2, 0.012)],
  ['roof', block(0.06, 0.02, 0.004, 0.03, 0.29)],
];

const wagonYard = (): readonly Part[] => [
  ['wood', block(0.2, 0.035, 0.09, 0, 0.045)],
  ['cloth', gabled(0.17, 0.1, 0.1, 0, 0.075)],
  ...SIDES.flatMap((x) => SIDES.map((z): Part => ['dark', blob(0.036, x * 0.068, 0.036, z * 0.05)])),
  ['wood', block(0.08, 0.01, 0.012, 0.14, 0.05)],
];

const storehouse = (): readonly Part[] => [
  ['wall', block(0.2, 0.09, 0.13)],
  ['roof', gabled(0.23, 0.085, 0.16, 0, 0.09)],
  ['dark', pane(0.075, 0.075, 0, 0, 0.0655)],
  ['wood', block(0.055, 0.045, 0.045, 0.1, 0, 0.1)],
  ['wood', block(0.045, 0.04, 0.045, 0.06, 0, 0.12)],
  ['gold', blob(0.022, -0.085, 0.02, 0.1)],
];

const dyersYard = (): readonly Part[] => [
  ...row(4, 0.12).map((x): Part => ['wood', drum(0.007, 0.007, 0.19, 4, x)]),
  ['wood', block(0.25, 0.01, 0.01, 0, 0.18)],
  ['roof', block(0.066, 0.12, 0.008, -0.08, 0.055, 0.004)],
  ['cloth', block(0.066, 0.1, 0.008, 0, 0.075, 0.004)],
  ['roof2', block(0.066, 0.13, 0.008, 0.08, 0.045, 0.004)],
  ['rock', drum(0.04, 0.045, 0.04, 9, -0.05, 0, 0.07)],
  ['roof2', drum(0.038, 0.038, 0.006, 9, -0.05, 0.037, 0.07)],
];

const portico = (): readonly Part[] => [
  ['shade', block(0.25, 0.02, 0.17)],
  ['wall', block(0.2, 0.11, 0.09, 0, 0.02, -0.03)],
  ['dark', pane(0.045, 0.075, 0, 0.02, 0.0155)],
  ...columns(row(4, 0.095), 0.06, 0.02, 0.11, 0.013),
  ['stone', block(0.24, 0.018, 0.16, 0, 0.13)],
  ['roof', fronted(0.25, 0.06, 0.17, 0, 0.148)],
  ['gold', blob(0.014, 0, 0.17, 0.086)],
];

const range = (): readonly Part[] => [
  ...SIDES.flatMap((side): readonly Part[] => {
    const x = side * 0.075;
    return [
      ['wood', block(0.012, 0.07, 0.012, x - 0.03, 0, -0.01)],
      ['wood', block(0.012, 0.07, 0.012, x + 0.03, 0, -0.01)],
      ['wood', disc(0.068, 14, x, 0.105, 0)],
      ['crop', disc(0.06, 14, x, 0.105, 0.004)],
      ['roof', disc(0.036, 12, x, 0.105, 0.008)],
      ['crop', disc(0.024, 10, x, 0.105, 0.01)],
      ['roof', disc(0.011, 8, x, 0.105, 0.012)],
    ];
  }),
  ['wood', block(0.26, 0.016, 0.016, 0, 0.02, -0.06)],
];

const flagTower = (): readonly Part[] => [
  ['wall', drum(0.062, 0.052, 0.2, 8)],
  ['stone', drum(0.066, 0.066, 0.035, 8, 0, 0.2)],
  ['glow', pane(0.022, 0.04, 0, 0.12, 0.056)],
  ['wood', drum(0.006, 0.005, 0.15, 4, 0, 0.235)],
  ['roof', block(0.1, 0.06, 0.006, 0.053, 0.315)],
];

const gatehouse = (): readonly Part[] => [
  ...SIDES.flatMap((side): readonly Part[] => [
    ['stone', drum(0.048, 0.044, 0.17, 7, side * 0.095)],
    ['roof', spike(0.056, 0.085, 7, side * 0.095, 0.17)],
  ]),
  ['wall', block(0.13, 0.125, 0.06)],
  ['stone', block(0.14, 0.02, 0.068, 0, 0.125)],
  ['dark', pane(0.075, 0.09, 0, 0, 0.0305)],
];

const stable = (): readonly Part[] => [
  ['wall', block(0.22, 0.06, 0.1, 0, 0, -0.03)],
  ['roof', gabled(0.25, 0.055, 0.13, 0, 0.06, -0.03)],
  ...row(3, 0.07).map((x): Part => ['dark', pane(0.045, 0.046, x, 0, 0.0205)]),
  ['wood', block(0.24, 0.01, 0.01, 0, 0.035, 0.1)],
  ...row(5, 0.115).map((x): Part => ['wood', block(0.01, 0.05, 0.01, x, 0, 0.1)]),
];

const buildersYard = (): readonly Part[] => [
  ['stone', block(0.1, 0.065, 0.1, -0.06)],
  ['shade', block(0.065, 0.05, 0.065, -0.06, 0.065)],
  ['wood', drum(0.012, 0.009, 0.29, 4, 0.085)],
  ['wood', block(0.21, 0.014, 0.014, 0.005, 0.275)],
  ['dark', drum(0.004, 0.004, 0.08, 3, -0.075, 0.195)],
  ['stone', block(0.05, 0.04, 0.05, -0.075, 0.155)],
  ['wood', block(0.05, 0.05, 0.05, 0.085)],
];

const observatory = (): readonly Part[] => [
  ['stone', drum(0.1, 0.1, 0.02, 10)],
  ['wall', drum(0.085, 0.08, 0.11, 10, 0, 0.02)],
  dome(0.082, 0.1, 0, 0.13, 0),
  ['dark', pane(0.03, 0.05, 0, 0.15, 0.086)],
  ['gold', block(0.02, 0.02, 0.09, 0, 0.165, 0.1)],
  ['glow', pane(0.024, 0.035, 0.04, 0.05, 0.078)],
];

const clockTower = (): readonly Part[] => [
  ['wall', block(0.085, 0.25, 0.085)],
  ['stone', block(0.1, 0.016, 0.1, 0, 0.15)],
  ['cloth', pane(0.062, 0.062, 0, 0.175, 0.043)],
  ['dark', pane(0.008, 0.026, 0, 0.204, 0.0445)],
  ['dark', pane(0.022, 0.008, 0.009, 0.202, 0.0445)],
  ['roof', spike(0.072, 0.1, 4, 0, 0.25, 0, Math.PI / 4)],
  ['gold', blob(0.012, 0, 0.352, 0)],
  ['dark', pane(0.032, 0.05, 0, 0, 0.043)],
];

const lyreHouse = (): readonly Part[] => [
  ['wall', block(0.18, 0.085, 0.11)],
  ['roof', hipped(0.21, 0.06, 0.14, 0, 0.085)],
  ['glow', pane(0.03, 0.045, -0.05, 0.015, 0.0555)],
  ['glow', pane(0.03, 0.045, 0.05, 0.015, 0.0555)],
  ...SIDES.map((side): Part => ['gold', block(0.014, 0.1, 0.014, side * 0.035, 0.14, 0.02)]),
  ['gold', block(0.075, 0.014, 0.014, 0, 0.135, 0.02)],
  ['gold', block(0.095, 0.014, 0.014, 0, 0.235, 0.02)],
  ...[-0.012, 0.012].map((x): Part => ['dark', block(0.005, 0.09, 0.005, x, 0.145, 0.02)]),
];

const playhouse = (): readonly Part[] => [
  ['wood', block(0.21, 0.045, 0.12)],
  ['dark', block(0.19, 0.12, 0.012, 0, 0.045, -0.045)],
  ...SIDES.map((side): Part => ['roof', block(0.05, 0.12, 0.02, side * 0.078, 0.045, -0.03)]),
  ['roof2', gabled(0.23, 0.055, 0.1, 0, 0.165, -0.03)],
  ['cloth', blob(0.03, 0, 0.1, -0.03, 1.2)],
  ['dark', pane(0.007, 0.01, -0.01, 0.105, 0.003)],
  ['dark', pane(0.007, 0.01, 0.01, 0.105, 0.003)],
];

const vineyard = (): readonly Part[] => [
  ['earth', block(0.26, 0.008, 0.2)],
  ...[-0.07, 0, 0.07].flatMap((z): readonly Part[] => [
    ['leaf', block(0.23, 0.045, 0.026, 0, 0.025, z)],
    ...row(5, 0.09).map((x): Part => ['roof2', blob(0.013, x, 0.045, z + 0.016)]),
    ...SIDES.map((side): Part => ['wood', block(0.01, 0.085, 0.01, side * 0.12, 0, z)]),
  ]),
];

const orchard = (): readonly Part[] =>
  (
    [
      [-0.08, -0.04],
      [0.08, -0.04],
      [0, 0.06],
    ] as const
  ).flatMap(([x, z]): readonly Part[] => [
    ['wood', drum(0.012, 0.01, 0.06, 5, x, 0, z)],
    ['leaf', blob(0.062, x, 0.1, z)],
    ...[-0.03, 0.012, 0.036].map(
      (at, index): Part => ['roof', blob(0.012, x + at, 0.085 + index * 0.022, z + 0.052 - index * 0.006)],
    ),
  ]);

const hives = (): readonly Part[] => [
  ['wood', block(0.25, 0.03, 0.06)],
  ...row(3, 0.08).flatMap((x): readonly Part[] => [
    ['crop', drum(0.042, 0.038, 0.045, 9, x, 0.03)],
    ['gold', drum(0.038, 0.026, 0.03, 9, x, 0.075)],
    ['crop', drum(0.026, 0.004, 0.022, 9, x, 0.105)],
    ['dark', pane(0.018, 0.018, x, 0.036, 0.042)],
  ]),
];

const glasshouse = (): readonly Part[] => [
  ['stone', block(0.24, 0.03, 0.13)],
  ['leaf2', block(0.2, 0.05, 0.08, 0, 0.03)],
  ['cloth', gabled(0.24, 0.07, 0.14, 0, 0.095)],
  ...row(5, 0.11).map((x): Part => ['wood', block(0.01, 0.068, 0.012, x, 0.03, 0.06)]),
];

const aqueduct = (): readonly Part[] => [
  ...row(4, 0.12).map((x): Part => ['stone', block(0.03, 0.12, 0.06, x)]),
  ['stone', block(0.28, 0.05, 0.06, 0, 0.11)],
  ['shade', block(0.29, 0.012, 0.07, 0, 0.16)],
  ...row(3, 0.08).map((x): Part => ['dark', pane(0.042, 0.02, x, 0.098, 0.0315)]),
];

const fishery = (): readonly Part[] => [
  ['wood', block(0.26, 0.016, 0.1, 0, 0.03)],
  ...row(4, 0.11).map((x): Part => ['wood', block(0.014, 0.04, 0.014, x, 0, 0.04)]),
  ['wall', block(0.1, 0.07, 0.08, -0.06, 0.045)],
  ['roof', gabled(0.13, 0.055, 0.1, -0.06, 0.115)],
  ['dark', pane(0.03, 0.045, -0.06, 0.045, 0.0405)],
  ['wood', block(0.01, 0.1, 0.01, 0.05, 0.045)],
  ['wood', block(0.01, 0.1, 0.01, 0.12, 0.045)],
  ['cloth', pane(0.066, 0.06, 0.085, 0.075, 0.006)],
];

const sheafField = (): readonly Part[] => [
  ['earth', block(0.25, 0.01, 0.18)],
  ...(
    [
      [-0.075, -0.03],
      [0.01, 0.03],
      [0.085, -0.025],
    ] as const
  ).flatMap(([x, z]): readonly Part[] => [
    ['crop', drum(0.034, 0.018, 0.06, 7, x, 0.01, z)],
    ['crop', drum(0.018, 0.045, 0.055, 7, x, 0.07, z)],
    ['roof', drum(0.021, 0.021, 0.012, 7, x, 0.064, z)],
  ]),
];

const altar = (): readonly Part[] => [
  ['stone', block(0.21, 0.05, 0.17)],
  ['shade', block(0.15, 0.05, 0.12, 0, 0.05)],
  ['stone', block(0.09, 0.05, 0.08, 0, 0.1)],
  ['dark', drum(0.024, 0.042, 0.025, 8, 0, 0.15)],
  ['gold', spike(0.034, 0.09, 6, 0, 0.172)],
];

const chapel = (): readonly Part[] => [
  ['wall', block(0.13, 0.09, 0.11, 0.04)],
  ['roof', gabled(0.16, 0.08, 0.14, 0.04, 0.09)],
  ['wall', block(0.07, 0.19, 0.07, -0.075)],
  ['dark', pane(0.03, 0.035, -0.075, 0.14, 0.0355)],
  ['roof', spike(0.058, 0.11, 4, -0.075, 0.19, 0, Math.PI / 4)],
  ['gold', blob(0.01, -0.075, 0.305, 0)],
  ['glow', pane(0.03, 0.055, 0.04, 0.015, 0.0555)],
];

const statueColumn = (): readonly Part[] => [
  ['shade', block(0.14, 0.03, 0.14)],
  ['stone', block(0.09, 0.035, 0.09, 0, 0.03)],
  ['stone', drum(0.032, 0.027, 0.17, 9, 0, 0.065)],
  ['stone', block(0.075, 0.018, 0.075, 0, 0.235)],
  ['gold', drum(0.026, 0.014, 0.065, 7, 0, 0.253)],
  ['gold', blob(0.018, 0, 0.335, 0)],
];

const throneHall = (): readonly Part[] => [
  ['wall', block(0.18, 0.12, 0.12)],
  ['roof', hipped(0.21, 0.08, 0.15, 0, 0.12)],
  ['gold', blob(0.022, 0, 0.212, 0)],
  ['dark', pane(0.045, 0.07, 0, 0, 0.0605)],
  ...SIDES.flatMap((side): readonly Part[] => [
    ['wall', drum(0.034, 0.03, 0.19, 7, side * 0.105, 0, 0.03)],
    ['roof2', spike(0.042, 0.08, 7, side * 0.105, 0.19, 0.03)],
    ['glow', pane(0.02, 0.035, side * 0.05, 0.05, 0.0605)],
  ]),
];

const counsellorsHouse = (): readonly Part[] => [
  ['stone', drum(0.1, 0.1, 0.02, 8)],
  ['wall', drum(0.085, 0.085, 0.09, 8, 0, 0.02)],
  ['roof', spike(0.115, 0.1, 8, 0, 0.108)],
  ['gold', blob(0.016, 0, 0.215, 0)],
  ['dark', pane(0.04, 0.065, 0, 0.02, 0.082)],
  ...SIDES.map((side): Part => ['cloth', block(0.03, 0.07, 0.008, side * 0.065, 0.035, 0.07)]),
];

/** Where people work, by name. */
export const WORKPLACES = {
  smithy,
  bakery,
  kiln,
  ship,
  wagonYard,
  storehouse,
  dyersYard,
  portico,
  range,
  flagTower,
  gatehouse,
  stable,
  buildersYard,
  observatory,
  clockTower,
  lyreHouse,
  playhouse,
  vineyard,
  orchard,
  hives,
  glasshouse,
  aqueduct,
  fishery,
  sheafField,
  altar,
  chapel,
  statueColumn,
  throneHall,
  counsellorsHouse,
};

import { block, columns, drum, type Faces, gabled, moved, type Part, pane, steps, turnedBy } from './kit.ts';

/*
 * What fire leaves of houses: walls that end in black steps, roofs that lie on what still carries them, rafters without tiles,
 * openings with embers behind them and soot above.
 */

type Point = readonly [x: number, y: number, z: number];

const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scaled = ([x, y, z]: Point, by: number): Point => [x * by, y * by, z * by];
const sum = (...points: readonly Point[]): Point =>
  points.reduce<Point>(([x, y, z], [a, b, c]) => [x + a, y + b, z + c], [0, 0, 0]);

/** A square beam from one point to another, without its ends. */
const beam = (from: Point, to: Point, thick: number): Faces => {
  const way = sum(to, scaled(from, -1));
  const long = Math.hypot(...way);
  const along = scaled(way, 1 / long);
  const side = cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]);
  const aside = scaled(side, thick / 2 / Math.hypot(...side));
  const up = cross(aside, along);
  const edges = [
    sum(aside, up),
    sum(scaled(aside, -1), up),
    sum(scaled(aside, -1), scaled(up, -1)),
    sum(aside, scaled(up, -1)),
  ];
  return edges.flatMap((edge, at) => {
    const next = edges[(at + 1) % 4] ?? edge;
    const [a, b, c, d] = [sum(from, edge), sum(from, next), sum(to, next), sum(to, edge)];
    return [...a, ...c, ...b, ...a, ...d, ...c];
  });
};

/** How thick walls are, and what of their top is burnt black. */
const WALL = 0.013;
const BURNT = 0.007;

/** A piece of a wall that faces the viewer, from x to x and from y to y. */
type Piece = readonly [left: number, right: number, foot: number, top: number];

/** A wall of pieces at z; those that end under the open sky are black at their top. */
const wallOf = (pieces: readonly Piece[], z: number, open = true): readonly Part[] =>
  pieces.flatMap(([left, right, foot, top]): readonly Part[] => {
    const [wide, middle] = [right - left, (left + right) / 2];
    if (!open) return [['wall', block(wide, top - foot, WALL, middle, foot, z)]];
    return [
      ['wall', block(wide, top - foot - BURNT, WALL, middle, foot, z)],
      ['char', block(wide + 0.002, BURNT, WALL + 0.003, middle, top - BURNT, z)],
    ];
  });

/** How far inside a wall embers lie. */
const EMBERS = 0.006;

/** What glows in an opening: not quite a rectangle, so that no frame of a window is left round it. */
const embers = (left: number, right: number, foot: number, top: number, z: number): Part => {
  const [l, r] = [left - EMBERS, right + EMBERS];
  return ['glow', [...[l, foot, z, r, foot, z, right, top, z], ...[l, foot, z, right, top, z, left, top, z]]];
};

/** The soot that flames leave on a wall over an opening, on its face at z. */
const sootOver = (left: number, right: number, top: number, z: number): Part => {
  const wide = right - left;
  const [from, to] = [left - 0.003, right + 0.003];
  const tip = (left + right) / 2 - wide * 0.1;
  return [
    'char',
    [
      ...[from, top, z, to, top, z, right - 0.001, top + wide * 0.55, z],
      ...[from, top, z, right - 0.001, top + wide * 0.55, z, tip, top + wide * 1.05, z],
      ...[from, top, z, tip, top + wide * 1.05, z, left + 0.002, top + wide * 0.4, z],
    ],
  ];
};

/** An opening of a wall at z, with embers behind it and soot above. */
const opening = (left: number, right: number, foot: number, top: number, z: number): readonly Part[] => [
  embers(left, right, foot, top, z - WALL / 2 - EMBERS),
  sootOver(left, right, top, z + WALL / 2 + 0.0012),
];

/** The same on a wall that has no hole: embers lie on its face at z. */
const slit = (left: number, right: number, foot: number, top: number, z: number): readonly Part[] => [
  embers(left + EMBERS, right - EMBERS, foot, top, z + 0.001),
  sootOver(left, right, top, z + 0.001),
];

/** Stones that fell from a wall: where they lie, and how large they are. */
const rubble = (stones: readonly (readonly [x: number, z: number, size: number])[]): readonly Part[] =>
  stones.map(([x, z, size]) => ['stone', moved(turnedBy(block(size, size * 0.7, size * 0.8), x * 40), x, 0, z)]);

/** Where rafters without tiles stand, and how much of each slope is left, front and rear. */
const RAFTERS = [
  [-0.012, 1, 1],
  [0.008, 1, 1],
  [0.028, 0.6, 1],
  [0.048, 1, 0.5],
] as const;

/** The left half of a roof on walls so high and so far apart, and of its right half the ridge and the rafters. */
const halfRoof = (eaves: number, deep: number): readonly Part[] => {
  const ridge = eaves + 0.058;
  const slope = (x: number, side: number, share: number): Faces =>
    beam(
      [x, eaves - 0.004, side * (deep / 2 + 0.008)],
      [x, eaves + (ridge - eaves) * share, side * (deep / 2) * (1 - share)],
      0.0075,
    );
  return [
    ['roof', gabled(0.064, ridge - eaves + 0.008, deep + 0.028, -0.056, eaves - 0.006)],
    ['char', gabled(0.004, ridge - eaves + 0.005, deep + 0.022, -0.023, eaves - 0.006)],
    ['roof2', gabled(0.014, 0.03, 0.052, -0.016, ridge - 0.03)],
    ['char', beam([-0.024, ridge - 0.004, 0], [0.04, ridge - 0.004, 0], 0.008)],
    ['char', beam([0.04, ridge - 0.004, 0], [0.058, ridge - 0.03, 0.004], 0.008)],
    ...RAFTERS.flatMap(([x, front, rear]): readonly Part[] => [
      ['char', slope(x, 1, front)],
      ['char', slope(x, -1, rear)],
    ]),
  ];
};

/** A house of which the left half of the roof still lies on its walls. */
const brokenHouse = (): readonly Part[] => {
  const [eaves, deep] = [0.08, 0.1];
  const z = deep / 2 - WALL / 2;
  return [
    ['stone', block(0.158, 0.014, 0.108)],
    ...wallOf(
      [
        [-0.075, -0.05, 0.014, eaves],
        [-0.05, -0.026, 0.014, 0.036],
        [-0.05, -0.026, 0.062, eaves],
        [-0.026, -0.01, 0.014, eaves],
      ],
      z,
      false,
    ),
    ...opening(-0.05, -0.026, 0.036, 0.062, z),
    ...wallOf(
      [
        [-0.01, 0.016, 0.052, 0.08],
        [0.016, 0.034, 0.014, 0.07],
        [0.034, 0.056, 0.014, 0.034],
        [0.056, 0.075, 0.014, 0.056],
      ],
      z,
    ),
    ...opening(-0.01, 0.016, 0.014, 0.052, z),
    ...wallOf(
      [
        [-0.075, -0.01, 0.014, eaves],
        [-0.01, 0.03, 0.014, 0.074],
        [0.03, 0.05, 0.014, 0.05],
        [0.05, 0.075, 0.014, 0.066],
      ],
      -z,
    ),
    ['wall', block(WALL, eaves - 0.014, deep, -0.075 + WALL / 2, 0.014)],
    ['wall', block(WALL, 0.036, 0.05, 0.075 - WALL / 2, 0.014, -0.022)],
    ['char', block(WALL + 0.003, 0.006, 0.052, 0.075 - WALL / 2, 0.05, -0.022)],
    ['wall', block(WALL, 0.02, 0.05, 0.075 - WALL / 2, 0.014, 0.024)],
    ...halfRoof(eaves, deep),
    ['char', beam([0.062, 0.016, 0.03], [0.012, 0.066, -0.03], 0.008)],
    ['char', block(0.13, 0.004, 0.076, 0, 0.014)],
    ['glow', drum(0.03, 0.006, 0.026, 6, 0.03, 0.016, 0)],
    ...rubble([
      [0.09, 0.046, 0.02],
      [0.074, 0.064, 0.014],
      [0.098, 0.02, 0.012],
    ]),
  ];
};

/** A ring of straight walls with `tops.length` sides, each as high as its top; the first one faces the viewer. */
const ringOf = (radius: number, thick: number, foot: number, tops: readonly number[]): readonly Part[] => {
  const count = tops.length;
  const deep = radius * Math.cos(Math.PI / count);
  const wide = 2 * radius * Math.sin(Math.PI / count);
  return tops.flatMap((top, side): readonly Part[] => {
    const turn = (side / count) * 2 * Math.PI;
    const z = deep - thick / 2;
    return [
      ['stone', turnedBy(block(wide, top - foot - BURNT, thick, 0, foot, z), turn)],
      ['char', turnedBy(block(wide + 0.001, BURNT, thick + 0.002, 0, top - BURNT, z), turn)],
    ];
  });
};

/** A tower whose crown has fallen in towards the viewer; its floors burn. */
const brokenTower = (): readonly Part[] => [
  ['shade', drum(0.068, 0.064, 0.016, 8, 0, 0, 0, Math.PI / 8)],
  ...ringOf(0.06, 0.014, 0.014, [0.104, 0.124, 0.158, 0.18, 0.176, 0.186, 0.15, 0.112]),
  ...slit(-0.014, 0.014, 0.014, 0.046, 0.0554),
  ...slit(-0.012, 0.012, 0.066, 0.084, 0.0554),
  ...[1, -1].flatMap((side) =>
    slit(-0.013, 0.013, 0.07, 0.092, 0.0554).map(
      ([stuff, faces]): Part => [stuff, turnedBy(faces, (side * Math.PI) / 4)],
    ),
  ),
  ['glow', drum(0.044, 0.044, 0.004, 8, 0, 0.094, 0, Math.PI / 8)],
  ['char', beam([-0.044, 0.132, -0.02], [0.046, 0.132, -0.012], 0.009)],
  ['char', beam([-0.03, 0.132, -0.046], [-0.022, 0.132, 0.03], 0.008)],
  ['char', beam([0.02, 0.098, 0.03], [0.034, 0.15, -0.036], 0.008)],
  ['char', beam([-0.036, 0.096, 0.02], [-0.002, 0.146, -0.044], 0.007)],
  ...rubble([
    [0.034, 0.086, 0.026],
    [-0.014, 0.094, 0.018],
    [0.068, 0.068, 0.018],
    [0.012, 0.108, 0.013],
  ]),
];

/** A hut: clay walls, and of the roof the poles, with some thatch on the side that did not burn. */
const brokenHut = (): readonly Part[] => {
  const poles = Array.from({ length: 9 }, (_, pole) => (pole / 9) * 2 * Math.PI + 0.2);
  return [
    ['wall', drum(0.06, 0.057, 0.04, 9)],
    ['char', drum(0.0585, 0.0575, 0.01, 9, 0, 0.04)],
    ['glow', drum(0.048, 0.046, 0.004, 9, 0, 0.047)],
    ['char', pane(0.032, 0.046, 0, 0, 0.0585)],
    embers(-0.006, 0.006, 0, 0.034, 0.0592),
    ...poles.map((turn, pole): Part => {
      const share = pole % 4 === 1 ? 0.55 : 1;
      const [x, z] = [Math.sin(turn) * 0.078, Math.cos(turn) * 0.078];
      return ['char', beam([x, 0.034, z], [x * (1 - share), 0.034 + 0.1 * share, z * (1 - share)], 0.0065)];
    }),
    ...[2.6, 3.3, 4, 4.7].map((turn, patch): Part => {
      const [low, high] = [0.082, 0.082 * (0.35 + 0.12 * (patch % 2))];
      const at = (angle: number, radius: number, lift = 0): Point => [
        Math.sin(angle) * radius,
        0.034 + lift + 0.1 * (1 - radius / 0.078),
        Math.cos(angle) * radius,
      ];
      const [a, b, c, d] = [at(turn, low), at(turn + 0.72, low), at(turn + 0.66, high), at(turn + 0.05, high)];
      return ['roof', [...a, ...b, ...c, ...a, ...c, ...d, ...a, ...c, ...b, ...a, ...d, ...c]];
    }),
    ...rubble([[0.09, 0.03, 0.012]]),
  ];
};

/** A temple whose roof has fallen between its columns, of which some stand. */
const brokenTemple = (): readonly Part[] => {
  const foot = 0.066;
  return [
    ...steps(0.5, 0.4, 3),
    ['wall', block(0.25, 0.09, 0.012, 0, foot, -0.08)],
    ['char', block(0.252, 0.008, 0.015, 0, foot + 0.09, -0.08)],
    ['wall', block(0.012, 0.11, 0.17, -0.12, foot)],
    ['char', block(0.015, 0.008, 0.172, -0.12, foot + 0.11)],
    ['wall', block(0.012, 0.07, 0.12, 0.12, foot, -0.03)],
    ['char', block(0.015, 0.008, 0.122, 0.12, foot + 0.07, -0.03)],
    ...wallOf(
      [
        [-0.126, -0.03, foot, foot + 0.118],
        [-0.03, 0.032, foot + 0.094, foot + 0.112],
        [0.032, 0.08, foot, foot + 0.1],
        [0.08, 0.126, foot, foot + 0.064],
      ],
      0.082,
    ),
    ...opening(-0.03, 0.032, foot, foot + 0.094, 0.082),
    ['glow', block(0.22, 0.006, 0.14, 0, foot)],
    ...columns([-0.167, -0.084], 0.118, foot, 0.12),
    ...columns([0.084], 0.118, foot, 0.052),
    ...columns([0.167], 0.118, foot, 0.086),
    ...columns([-0.167], 0.04, foot, 0.12),
    ...columns([-0.167, 0.167], -0.118, foot, 0.12),
    ...columns([0.167], -0.04, foot, 0.07),
    ['stone', block(0.13, 0.024, 0.036, -0.132, foot + 0.12, 0.118)],
    ['stone', block(0.036, 0.024, 0.12, -0.172, foot + 0.12, 0.06)],
    ['char', block(0.028, 0.006, 0.03, 0.084, foot + 0.052, 0.118)],
    ['char', block(0.028, 0.006, 0.03, 0.167, foot + 0.086, 0.118)],
    ['stone', beam([0.02, foot + 0.012, 0.15], [0.08, foot + 0.012, 0.175], 0.026)],
    ...[-0.1, -0.05, 0, 0.05].flatMap((x): readonly Part[] => [
      ['char', beam([x, foot + 0.104, 0.082], [x + 0.01, foot + 0.17, 0], 0.009)],
      ['char', beam([x, foot + 0.09, -0.08], [x + 0.01, foot + 0.17, 0], 0.009)],
    ]),
    ['char', beam([-0.12, foot + 0.168, 0], [0.078, foot + 0.168, 0], 0.011)],
    ['char', beam([0.1, foot, 0.04], [0.04, foot + 0.09, -0.05], 0.01)],
    ...rubble([
      [0.12, 0.2, 0.03],
      [0.17, 0.19, 0.022],
      [-0.04, 0.22, 0.02],
    ]),
  ];
};

/** A piece of a town wall with a breach. */
const brokenWall = (): readonly Part[] => [
  ...(
    [
      [-0.12, 0.046, 0.082],
      [-0.074, 0.04, 0.1],
      [-0.036, 0.036, 0.07],
      [0, 0.034, 0.04],
      [0.036, 0.036, 0.026],
      [0.076, 0.042, 0.06],
      [0.12, 0.046, 0.088],
    ] as const
  ).flatMap(([x, wide, high]): readonly Part[] => [
    ['stone', block(wide, high - BURNT, 0.04, x, 0, 0)],
    ['char', block(wide + 0.001, BURNT, 0.042, x, high - BURNT, 0)],
  ]),
  ...rubble([
    [0.018, 0.04, 0.024],
    [0.05, 0.046, 0.018],
    [0.034, 0.066, 0.013],
  ]),
];

/** A tree without its leaves. */
const deadTree = (): readonly Part[] => [
  ['char', drum(0.012, 0.006, 0.09, 5)],
  ...(
    [
      [0.05, 0.05, 0.125, 0.008],
      [0.06, -0.044, 0.12, 0.02],
      [0.085, 0.016, 0.165, -0.012],
      [0.075, -0.02, 0.15, -0.03],
    ] as const
  ).map(([from, x, y, z]): Part => ['char', beam([0, from, 0], [x, y, z], 0.006)]),
  ['char', beam([0.03, 0.095, 0.005], [0.055, 0.105, 0.02], 0.004)],
  ['char', beam([-0.028, 0.1, 0.013], [-0.03, 0.135, 0.02], 0.004)],
];

/** What fire leaves, by name. */
export const RUIN_MODELS = { brokenHouse, brokenTower, brokenHut, brokenTemple, brokenWall, deadTree };

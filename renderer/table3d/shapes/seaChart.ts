import { type BufferGeometry, Color } from 'three';
import { MAT } from '../../cards/layout/dimensions.ts';
import { makeNoise, randomFrom } from '../../cards/textures/random.ts';
import { closed, coastline, curve, domed, drawn, filled, type Ink, type Spot, sheetOf, wash } from './inkedSheet.ts';
import { SHADING } from './stillLife.ts';

/*
 * The great chart on which the cloth lies: seas and lands beyond the five, with roses, ships and monsters, drawn as shapes, so that its
 * lines are as sharp in a wide window as in a small one and no picture of it lies in memory.
 */

/** Half of the sheet's width and depth, its middle, and how far its frame is from its edge. */
const SHEET = { right: 13.7, near: 6.5, z: 0.25, frame: 0.42 } as const;
/** How high the sheet lies above the table. */
const HEIGHT = 0.006;
const INK = '#4d3319';
const FAINT = '#8f9c8a';
const RED = '#8a2f22';
/** What stands upright is drawn higher than it is wide by so much: the player looks along the sheet, not down on it. */
const UPRIGHT = 1.45;
const PARCHMENT = new Color('#b5a279');
const AGED = new Color('#75603c');
/** The sea, which is washed over the parchment: less towards the chart's frame. */
const SEA = new Color('#6797ab');
const WASHED = 0.76;
/** The shallows round a land at its coast; and the lines that run along it. */
const SHALLOWS = '#c3cbb0';
const ECHO = '#4f7073';

const noise = makeNoise(17);
const noiseAt = ([x, z]: Spot, fine: number): number => noise((x + 40) * fine, (z + 40) * fine, 256, 256);

/** How far a spot is from the sheet's edge, or from the cloth's: below 0 within it. */
const fromEdge = ([x, z]: Spot): number => Math.min(SHEET.right - Math.abs(x), SHEET.near - Math.abs(z));
const fromCloth = ([x, z]: Spot): number =>
  Math.max(Math.abs(x) - MAT.width / 2, Math.abs(z + SHEET.z) - MAT.depth / 2);

/** Whether a spot lies so far under the cloth that nothing of it is ever seen. */
const isCovered = (spot: Spot): boolean => fromCloth(spot) < -0.4;

/** How much of the light things that stand on the chart leave at a spot: 1 is all. */
const litBy = ([x, z]: Spot): number =>
  SHADING.reduce((least, [atX, atZ, reach]) => {
    const away = Math.min(1, Math.hypot(x - atX, z + SHEET.z - atZ) / reach);
    return Math.min(least, 0.35 + 0.65 * away * away);
  }, 1);

/** Old parchment under the wash of the sea: darker along its edges, spotted, and in the shade of the cloth that lies on it. */
const sheetColour = (spot: Spot): Color => {
  const age = Math.max(0, 1 - fromEdge(spot) / 1.3) * 0.75 + (noiseAt(spot, 0.7) - 0.35) * 0.4;
  const shade = Math.min(litBy(spot), 0.55 + 0.45 * Math.min(1, Math.max(0, fromCloth(spot)) / 0.55));
  const sea = Math.max(0, Math.min(1, (fromEdge(spot) - SHEET.frame) / 0.9));
  return PARCHMENT.clone()
    .lerp(AGED, Math.max(0, Math.min(1, age)))
    .lerp(SEA, sea * WASHED * (0.8 + 0.4 * noiseAt(spot, 0.45)))
    .multiplyScalar(shade);
};

/** The edge of the sheet is worn. */
const worn = ([x, z]: Spot): Spot => {
  const bite = (at: number): number =>
    fromEdge([x, z]) > 0.01 ? 0 : (noise(at * 1.7 + 60, 3.5, 256, 256) - 0.2) * 0.26;
  const alongX = Math.abs(z) >= SHEET.near - 0.01;
  return alongX ? [x, z - Math.sign(z) * bite(x)] : [x - Math.sign(x) * bite(z), z];
};

const rectangle = (inset: number): readonly Spot[] => {
  const [right, near] = [SHEET.right - inset, SHEET.near - inset];
  return [
    [-right, -near],
    [right, -near],
    [right, near],
    [-right, near],
  ];
};

/** Two lines round the chart, and between them bars for every degree. */
const frame = (): readonly Ink[] => {
  const { right, near, frame: inset } = SHEET;
  const bars: Ink[] = [];
  const [wide, deep] = [right - inset + 0.06, near - inset + 0.06];
  const bar = (from: Spot, to: Spot): number => bars.push(drawn([from, to], 0.07, INK, 1));
  for (let x = -wide + 0.4; x < wide - 0.8; x += 1.6) for (const z of [-deep, deep]) bar([x, z], [x + 0.8, z]);
  for (let z = -deep + 0.4; z < deep - 0.8; z += 1.6) for (const x of [-wide, wide]) bar([x, z], [x, z + 0.8]);
  return [
    ...bars,
    drawn(closed(rectangle(inset - 0.12)), 0.025, INK, 1),
    drawn(closed(rectangle(inset)), 0.025, INK, 1),
    drawn(closed(rectangle(inset + 0.07)), 0.012, INK, 1),
  ];
};

/** Where a line from a rose meets the frame. */
const atFrame = ([x, z]: Spot, angle: number): Spot => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { right, near, frame: inset } = SHEET;
  const wide = (Math.sign(cos) * (right - inset - 0.08) - x) / cos;
  const deep = (Math.sign(sin) * (near - inset - 0.08) - z) / sin;
  const far = Math.min(Math.abs(cos) < 0.001 ? 99 : wide, Math.abs(sin) < 0.001 ? 99 : deep);
  return [x + cos * far, z + sin * far];
};

const around = ([x, z]: Spot, radius: number, angle: number): Spot => [
  x + Math.cos(angle) * radius,
  z + Math.sin(angle) * radius,
];

const ring = (at: Spot, radius: number, steps = 28): readonly Spot[] =>
  Array.from({ length: steps }, (_, step) => around(at, radius, (step * 2 * Math.PI) / steps));

/** A rose of sixteen winds with the lines of bearing that sailors follow. */
const rose = (at: Spot, radius: number): readonly Ink[] => {
  const winds = Array.from({ length: 16 }, (_, wind) => (wind * Math.PI) / 8);
  const point = (angle: number, far: number, layer: number, colours: readonly [string, string]) =>
    [1, -1].map((side, index) =>
      filled([at, around(at, far, angle), around(at, far * 0.3, angle + side * 0.39)], colours[index] as string, layer),
    );
  return [
    ...winds.map((angle) => drawn([around(at, radius, angle), atFrame(at, angle)], 0.014, FAINT, 1)),
    filled(ring(at, radius * 0.86), '#cdb884', 5),
    drawn(closed(ring(at, radius * 0.86)), 0.03, INK, 6),
    drawn(closed(ring(at, radius * 0.72)), 0.014, INK, 6),
    ...winds
      .filter((_, wind) => wind % 2 === 1)
      .flatMap((angle) => point(angle, radius * 0.6, 6, ['#b99447', '#7d5f33'])),
    ...winds
      .filter((_, wind) => wind % 4 === 2)
      .flatMap((angle) => point(angle, radius * 0.8, 7, ['#3f6f74', '#23474d'])),
    ...winds.filter((_, wind) => wind % 4 === 0).flatMap((angle) => point(angle, radius, 8, ['#a4503f', '#6f3026'])),
    filled(ring(at, radius * 0.1), '#e2cf9c', 9),
  ];
};

/** A land: where it lies, how far it reaches, and what its coast is made from. */
interface Land {
  readonly at: Spot;
  readonly reach: number;
  readonly seed: number;
  readonly tint: string;
}

const LANDS: readonly Land[] = [
  { at: [-11.3, 1.6], reach: 1.5, seed: 5, tint: '#aeb088' },
  { at: [-11.3, -4.2], reach: 1.15, seed: 9, tint: '#c9ba90' },
  { at: [-8.3, -3.5], reach: 0.7, seed: 23, tint: '#bdb48b' },
  { at: [-7.6, -0.4], reach: 0.5, seed: 31, tint: '#aeb088' },
  { at: [-8.6, 4.9], reach: 0.8, seed: 44, tint: '#c9ba90' },
  { at: [11.2, 0.9], reach: 1.5, seed: 12, tint: '#bdb48b' },
  { at: [11.4, -4.3], reach: 1.2, seed: 2, tint: '#aeb088' },
  { at: [8.1, -0.7], reach: 0.7, seed: 15, tint: '#c9ba90' },
  { at: [8.9, 1.7], reach: 0.5, seed: 27, tint: '#aeb088' },
  { at: [8.3, 4.0], reach: 0.95, seed: 37, tint: '#bdb48b' },
  { at: [11.4, 4.7], reach: 0.95, seed: 41, tint: '#c9ba90' },
];

/** Layers between a thing on a land and the next one, and between the parts of one: what is nearer hides what is behind it. */
const THING = 0.3;
const PART = 0.1;

const mountain = ([x, z]: Spot, size: number, layer: number): readonly Ink[] => {
  const top: Spot = [x - size * 0.06, z - size * 0.62 * UPRIGHT];
  const [left, right, fold]: readonly [Spot, Spot, Spot] = [
    [x - size * 0.55, z + size * 0.14],
    [x + size * 0.55, z + size * 0.14],
    [x + size * 0.02, z + size * 0.1],
  ];
  return [
    filled([left, top, right], '#d9cba3', layer),
    filled([top, right, fold], '#93815c', layer + PART),
    drawn([left, top, right], 0.02, INK, layer + 2 * PART),
  ];
};

const tree = ([x, z]: Spot, size: number, layer: number): readonly Ink[] => {
  const crown = ring([x, z - size * 0.4], size * 0.3, 7);
  return [
    drawn(
      [
        [x, z],
        [x, z - size * 0.3],
      ],
      0.03,
      INK,
      layer,
    ),
    filled(crown, '#7c8a5c', layer + PART),
    drawn(closed(crown), 0.012, INK, layer + 2 * PART),
  ];
};

/** A walled town: three towers with red roofs. */
const town = ([x, z]: Spot, size: number, layer: number): readonly Ink[] =>
  [-0.42, 0.42, 0].flatMap((aside, index) => {
    const [middle, high, wide] = [x + aside * size, size * UPRIGHT * (index === 2 ? 0.85 : 0.5), size * 0.19];
    const above = layer + (index === 2 ? 3 * PART : 0);
    const roof: readonly Spot[] = [
      [middle - wide * 1.4, z - high],
      [middle, z - high - size * 0.55],
      [middle + wide * 1.4, z - high],
    ];
    const wall: readonly Spot[] = [
      [middle - wide, z],
      [middle + wide, z],
      [middle + wide, z - high],
      [middle - wide, z - high],
    ];
    return [
      filled(wall, '#d6c48f', above),
      drawn(closed(wall), 0.016, INK, above + PART),
      filled(roof, RED, above + PART),
      drawn(closed(roof), 0.012, INK, above + 2 * PART),
    ];
  });

/** What stands on a land of so many units round (0, 0): a ridge of mountains, woods on both sides of it and a town by the shore. */
const featuresOf = (reach: number, random: () => number) => {
  const peaks = Math.round(reach * 4.5);
  const ridge = Array.from({ length: peaks }, (_, index) => {
    const part = peaks === 1 ? 0.5 : index / (peaks - 1);
    const at: Spot = [(part - 0.5) * reach * 1.15, (-0.2 - 0.18 * Math.sin(part * 5) + random() * 0.1) * reach];
    return { make: mountain, at, size: 0.34 + random() * 0.2 };
  });
  const woods = Array.from({ length: Math.round(reach * 9) }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const at: Spot = [side * reach * (0.3 + random() * 0.4), reach * (0.08 + random() * 0.3)];
    return { make: tree, at, size: 0.24 + random() * 0.08 };
  });
  const capital = { make: town, at: [reach * 0.04, reach * 0.5] as Spot, size: 0.34 };
  return [...ridge, ...woods, capital].sort((one, other) => one.at[1] - other.at[1]);
};

/** How far the shallows round a land reach beyond its coast, and where the lines along it run. */
const SHELF = 0.46;
const ECHOES = [0.11, 0.22] as const;

/** A land with its shallows, lighter in its middle as if it rose there, and what stands on it. */
const land = ({ at, reach, seed, tint }: Land): readonly Ink[] => {
  const [x, z] = at;
  const coast = coastline(at, reach, seed);
  const edge = new Color(tint);
  const middle = edge.clone().lerp(new Color('#efe3bd'), 0.55);
  const shelf = coastline(at, reach + SHELF, seed);
  return [
    // Under the land the shallows are paler still, so that they are pale at its coast.
    domed(shelf, at, new Color(SHALLOWS).multiplyScalar(1.12), shelf.map(sheetColour), 2),
    ...ECHOES.map((far) => drawn(closed(coastline(at, reach + far, seed)), 0.012, ECHO, 3)),
    domed(
      coast,
      at,
      middle,
      coast.map(() => edge),
      5,
    ),
    drawn(closed(coast), 0.024, INK, 6),
    ...featuresOf(reach, randomFrom(seed + 100)).flatMap(({ make, at: [right, near], size }, index) =>
      make([x + right, z + near], size, 7 + index * THING),
    ),
  ];
};

/** A ship under two square sails, sailing to the right or to the left. */
const ship = ([x, z]: Spot, size: number, way: 1 | -1): readonly Ink[] => {
  const at = (right: number, up: number): Spot => [x + right * size * way, z - up * size * UPRIGHT];
  const sail = (right: number, foot: number, high: number): readonly Spot[] => [
    at(right - 0.2, foot),
    at(right - 0.16, foot + high),
    at(right + 0.16, foot + high),
    ...curve(at(right + 0.16, foot + high), at(right + 0.2, foot), way * -0.25, size * 0.1),
  ];
  const hull = [at(-0.62, 0.3), at(-0.5, 0.18), at(0.42, 0.16), at(0.72, 0.32), at(0.44, -0.12), at(-0.42, -0.12)];
  const sails = [sail(-0.22, 0.28, 0.52), sail(0.26, 0.26, 0.44)];
  return [
    ...[-0.22, 0.26].map((mast) => drawn([at(mast, 0.1), at(mast, 0.98)], 0.028, INK, 5)),
    ...sails.flatMap((cloth) => [filled(cloth, '#dfd0a4', 6), drawn(closed(cloth), 0.018, INK, 7)]),
    filled([at(-0.22, 0.98), at(-0.22, 0.86), at(0.08, 0.92)], RED, 6),
    filled(hull, '#6b4524', 7),
    drawn(closed(hull), 0.02, INK, 8),
    ...[0, 1, 2].map((wave) =>
      drawn(curve(at(-0.7 + wave * 0.5, -0.2), at(-0.3 + wave * 0.5, -0.2), 0.22, size * 0.1), 0.02, '#c3cbb0', 8),
    ),
  ];
};

/** A serpent of the sea: three bows of its back and its head. */
const serpent = ([x, z]: Spot, size: number, way: 1 | -1): readonly Ink[] => {
  const at = (right: number, up: number): Spot => [x + right * size * way, z - up * size * UPRIGHT];
  const bows = [-0.7, -0.2, 0.3].map((start, index) =>
    curve(at(start, 0), at(start + 0.42, 0), way * -(0.62 + index * 0.12), size * 0.05),
  );
  const neck = curve(at(0.78, 0), at(1.02, 0.62), way * 0.16, size * 0.06);
  return [
    ...[...bows, neck].flatMap((line) => [drawn(line, 0.15 * size, INK, 5), drawn(line, 0.1 * size, '#7d9a8c', 6)]),
    filled([at(0.92, 0.6), at(1.04, 0.76), at(1.36, 0.6), at(1.06, 0.5)], '#7d9a8c', 7),
    drawn(closed([at(0.92, 0.6), at(1.04, 0.76), at(1.36, 0.6), at(1.06, 0.5)]), 0.02, INK, 8),
    drawn(curve(at(-0.86, 0), at(-1.1, 0.36), way * -0.3, size * 0.06), 0.06 * size, INK, 6),
  ];
};

/** Ways of ships between the lands and the cloth: from, to, and how they bend. */
const VOYAGES: readonly (readonly [Spot, Spot, number])[] = [
  [[-6.4, -2.6], [-7.9, -3.2], 0.2],
  [[-8.9, -3.6], [-10.4, -4.2], -0.25],
  [[-6.4, 2.6], [-10.4, 2.0], 0.14],
  [[-6.4, 5.2], [-8.0, 5.0], 0.2],
  [[6.4, -1.4], [7.6, -0.8], 0.2],
  [[8.7, -0.9], [10.6, -4.0], -0.2],
  [[6.4, 1.6], [10.3, 1.3], -0.16],
  [[6.4, 4.6], [7.8, 4.4], 0.2],
  [[9.0, 4.4], [10.7, 4.7], -0.2],
];

/** A way drawn in dashes, with a cross where it ends. */
const voyage = ([from, to, bend]: (typeof VOYAGES)[number]): readonly Ink[] => {
  const way = curve(from, to, bend, 0.13);
  const dashes = way
    .slice(1)
    .flatMap((spot, index) => (index % 2 === 0 ? [drawn([way[index] as Spot, spot], 0.036, RED, 9)] : []));
  const [x, z] = to;
  return [
    ...dashes,
    ...[1, -1].map((side) =>
      drawn(
        [
          [x - 0.1, z - 0.1 * side],
          [x + 0.1, z + 0.1 * side],
        ],
        0.05,
        RED,
        9,
      ),
    ),
  ];
};

/** The chart with all that is drawn on it, lying on the table's wood: the corners of its shapes are coloured. */
export const seaChartShape = (): BufferGeometry =>
  sheetOf(
    [
      wash([SHEET.right, SHEET.near], [60, 28], worn, sheetColour, isCovered),
      ...frame(),
      ...rose([8.05, -2.7], 0.92),
      ...rose([-10.9, -1.35], 1.05),
      ...LANDS.flatMap(land),
      ...VOYAGES.flatMap(voyage),
      ...ship([-8.4, -4.9], 0.62, -1),
      ...ship([-9.6, 3.9], 0.7, 1),
      ...ship([9.75, -1.6], 0.55, 1),
      ...ship([10.0, 2.6], 0.7, -1),
      ...serpent([-7.6, 0.6], 0.55, -1),
      ...serpent([12.0, -2.1], 0.5, 1),
      ...serpent([9.9, 5.5], 0.55, 1),
    ],
    HEIGHT,
    SHEET.z,
  );

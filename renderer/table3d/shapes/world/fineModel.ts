import { randomFrom } from '../../../cards/textures/random.ts';
import { block, type Faces, type Model, modelOf, type Part, STUFFS, type Stuff } from './kit.ts';
import { type ModelName, worldModel } from './models.ts';
import { FRUIT } from './plants.ts';

/*
 * Models for pictures that are looked at from near by (poster, title): what a model of the table leaves out follows from its
 * own faces, so that nothing is drawn twice: frames and bars of windows and doors, cornices below roofs, caps on
 * ridges, leaves; only fruit has its places. Smoke is left out: pictures have soft smoke (`smokeOf`).
 */

type Point = readonly [x: number, y: number, z: number];
/** A triangle of a model. */
interface Face {
  readonly stuff: Stuff;
  readonly corners: readonly [Point, Point, Point];
  readonly normal: Point;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Point, b: Point, share = 1): Point => [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
const length = ([x, y, z]: Point): number => Math.hypot(x, y, z);
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const pointAt = (numbers: Float32Array, corner: number): Point => [
  numbers[corner * 3] ?? 0,
  numbers[corner * 3 + 1] ?? 0,
  numbers[corner * 3 + 2] ?? 0,
];

const facesOf = ({ position, normal, stuff, index }: Model): readonly Face[] =>
  Array.from({ length: index.length / 3 }, (_, triangle): Face => {
    const [a = 0, b = 0, c = 0] = index.subarray(triangle * 3, triangle * 3 + 3);
    return {
      stuff: STUFFS[stuff[a] ?? 0] ?? 'wall',
      corners: [pointAt(position, a), pointAt(position, b), pointAt(position, c)],
      normal: pointAt(normal, a),
    };
  });

const facesFrom = ({ corners }: Face): Faces => corners.flat();

/** Two triangles side by side, seen from where `normal` points. */
const strip = (a: Point, b: Point, c: Point, d: Point): Faces => [...a, ...b, ...c, ...a, ...c, ...d];

/** The frame round an opening: how broad, how far it stands out of the wall, and how thick bars are, in units of the model. */
const FRAME = { broad: 0.0042, out: 0.0035, bar: 0.0022 } as const;

/** A bar of a frame in the plane of an opening, from one share of it to another. */
type Bar = readonly [fromX: number, fromY: number, toX: number, toY: number];

/** The frame and the bars of an upright opening that faces the viewer. */
const framed = (stuff: Stuff, left: number, right: number, foot: number, top: number, z: number): readonly Part[] => {
  const { broad, out, bar } = FRAME;
  const middle = (left + right) / 2;
  const rails: readonly Bar[] = [
    [left - broad, foot, left, top + broad],
    [right, foot, right + broad, top + broad],
    [left - broad, top, right + broad, top + broad * 1.3],
    ...(stuff === 'glow' ? [[left - broad * 1.7, foot - broad * 1.2, right + broad * 1.7, foot] as const] : []),
  ];
  const bars: readonly Bar[] =
    stuff === 'glow'
      ? [
          [middle - bar / 2, foot, middle + bar / 2, top],
          [left, (foot + top) / 2, right, (foot + top) / 2 + bar],
        ]
      : [];
  const solid = ([x0, y0, x1, y1]: Bar, deep: number): Faces =>
    block(x1 - x0, y1 - y0, deep, (x0 + x1) / 2, y0, z + deep / 2 - 0.001);
  return [
    ...rails.map((rail): Part => [stuff === 'glow' ? 'stone' : 'wood', solid(rail, out)]),
    ...bars.map((rail): Part => ['wood', solid(rail, out * 0.5)]),
  ];
};

/** Openings smaller than this stay bare, and larger ones are no windows. */
const OPENING = { least: 0.012, most: 0.09 } as const;

/** Frames of all openings that are upright rectangles and face the viewer: two triangles, one after the other. */
const frames = (faces: readonly Face[]): readonly Part[] =>
  faces.flatMap((face, at): readonly Part[] => {
    const next = faces[at + 1];
    if ((face.stuff !== 'glow' && face.stuff !== 'dark') || face.normal[2] < 0.999) return [];
    if (next?.stuff !== face.stuff || next.normal[2] < 0.999) return [];
    const all = [...face.corners, ...next.corners];
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const [left, right, foot, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const isPane = all.every(([x, y]) => (x === left || x === right) && (y === foot || y === top));
    const least = Math.min(right - left, top - foot);
    if (!isPane || least < OPENING.least || least > OPENING.most) return [];
    return framed(face.stuff, left, right, foot, top, face.corners[0][2]);
  });

const isRoof = ({ stuff, normal: [, y] }: Face): boolean =>
  (stuff === 'roof' || stuff === 'roof2') && y > 0.12 && y < 0.96;

/** How far a cornice hangs below the eaves, and how high and broad the cap of a ridge is. */
const CORNICE = { deep: 0.0075, out: 0.0015 } as const;
const RIDGE = { high: 0.005, broad: 0.006, shortest: 0.03 } as const;
const SAME = 1e-5;

/** The edges of a face that lie level, and whether each is its lowest. */
const levelEdges = ({ corners }: Face): readonly (readonly [a: Point, b: Point, lowest: boolean])[] => {
  const [low, high] = [Math.min(...corners.map(([, y]) => y)), Math.max(...corners.map(([, y]) => y))];
  return corners.flatMap((a, at) => {
    const b = corners[(at + 1) % 3] ?? a;
    if (Math.abs(a[1] - b[1]) > SAME || high - low < SAME) return [];
    return [[a, b, a[1] - low < SAME] as const];
  });
};

const edgeKey = (a: Point, b: Point): string =>
  [a, b]
    .map((point) => point.map((part) => part.toFixed(4)).join(' '))
    .sort()
    .join(' ');

/** The level edges at which a roof goes on with another slope, as those of a dome: neither eaves nor ridges. */
const bends = (roofs: readonly Face[]): ReadonlySet<string> => {
  const of = (wanted: boolean): ReadonlySet<string> =>
    new Set(
      roofs.flatMap((face) => levelEdges(face).flatMap(([a, b, lowest]) => (lowest === wanted ? [edgeKey(a, b)] : []))),
    );
  const [low, high] = [of(true), of(false)];
  return new Set([...low].filter((edge) => high.has(edge)));
};

/** A board below the eaves, and a cap on the ridge. */
const trims = (face: Face, bent: ReadonlySet<string>): readonly Part[] => {
  const [nx, , nz] = face.normal;
  const level = Math.hypot(nx, nz) || 1;
  const out: Point = [(nx / level) * CORNICE.out, 0, (nz / level) * CORNICE.out];
  return levelEdges(face).flatMap(([a, b, lowest]): readonly Part[] => {
    if (bent.has(edgeKey(a, b))) return [];
    if (lowest) {
      const [p, q] = [plus(a, out), plus(b, out)];
      const down: Point = [0, -CORNICE.deep, 0];
      return [['shade', strip(plus(p, down), plus(q, down), q, p)]];
    }
    const long = length(minus(b, a));
    if (long < RIDGE.shortest) return [];
    const lift: Point = [0, RIDGE.high, 0];
    const aside: Point = [(nx / level) * RIDGE.broad, -RIDGE.high * 0.4, (nz / level) * RIDGE.broad];
    return [
      [face.stuff === 'roof' ? 'roof2' : 'roof', strip(plus(b, lift), plus(a, lift), plus(a, aside), plus(b, aside))],
    ];
  });
};

/** Leaves on a face: how many for each square unit, how large, and how far they stick out. */
const LEAF = { dense: 9500, most: 130, size: 0.0095, out: 0.008 } as const;

/** Leaves scattered over a face of a crown, so that its outline is one of leaves. */
const leaves = (face: Face, random: () => number): readonly Part[] => {
  const [a, b, c] = face.corners;
  const [u, v] = [minus(b, a), minus(c, a)];
  const area = length(cross(u, v)) / 2;
  const count = Math.min(LEAF.most, Math.round(area * LEAF.dense));
  return Array.from({ length: count }, (): Part => {
    const [p, q] = [random(), random()];
    const [s, t] = p + q > 1 ? [1 - p, 1 - q] : [p, q];
    const spot = plus(plus(plus(a, u, s), v, t), face.normal, LEAF.out * random());
    const size = LEAF.size * (0.7 + random() * 0.7);
    const turn = random() * Math.PI * 2;
    const along: Point = [Math.cos(turn) * size, Math.sin(turn) * size - size * 0.3, (random() - 0.5) * size];
    const wide = cross(along, plus(face.normal, [0, 0, 0.7])).map((part) => part * 0.42) as unknown as Point;
    const stuff = random() < 0.35 + face.normal[1] * 0.4 ? 'leaf2' : 'leaf';
    return [stuff, strip(plus(spot, along, -1), plus(spot, wide), plus(spot, along), plus(spot, wide, -1))];
  });
};

/** Hedges and crowns have leaves; flat beds have not. */
const isCrown = ({ stuff }: Face): boolean => stuff === 'leaf' || stuff === 'leaf2';

/** What is too small for the table altogether. */
const SMALL: Readonly<Partial<Record<ModelName, readonly Part[]>>> = { fruitTree: FRUIT };

const refined = (model: Model, small: readonly Part[]): Model => {
  const faces = facesOf(model).filter(({ stuff }) => stuff !== 'smoke');
  const roofs = faces.filter(isRoof);
  const bent = bends(roofs);
  const random = randomFrom(faces.length * 7 + 3);
  return modelOf([
    ...faces.map((face): Part => [face.stuff, facesFrom(face)]),
    ...frames(faces),
    ...roofs.flatMap((face) => trims(face, bent)),
    ...faces.filter(isCrown).flatMap((face) => leaves(face, random)),
    ...small,
  ]);
};

const made = new Map<ModelName, Model>();

/** A model of the little world with frames, cornices and leaves; each is made once. */
export const fineModel = (name: ModelName): Model => {
  const known = made.get(name) ?? refined(worldModel(name), SMALL[name] ?? []);
  made.set(name, known);
  return known;
};

/** Where the smoke of a model rises from, and how high and broad it is on the table, in units of the model; `null` if it has none. */
export const smokeOf = (name: ModelName): { readonly at: Point; readonly high: number } | null => {
  const points = facesOf(worldModel(name)).flatMap(({ stuff, corners }) => (stuff === 'smoke' ? corners : []));
  if (points.length === 0) return null;
  const [foot, top] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const low = points.filter(([, y]) => y < foot + 0.03);
  const mean = (axis: 0 | 2): number => low.reduce((sum, point) => sum + point[axis], 0) / low.length;
  return { at: [mean(0), foot, mean(2)], high: top - foot };
};

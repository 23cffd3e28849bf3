import { IcosahedronGeometry } from 'three';
import type { ProfilePoint } from '../parts.ts';

/** What a part of a model is made of; each region has its own colour for each (`dress.ts`). */
export const STUFFS = [
  'roof',
  'roof2',
  'wall',
  'stone',
  'shade',
  'wood',
  'gold',
  'leaf',
  'leaf2',
  'crop',
  'dark',
  'cloth',
  'rock',
  'glow',
  'earth',
  'smoke',
  'char',
  'flag',
] as const;
export type Stuff = (typeof STUFFS)[number];

/** Triangles as coordinates x, y, z of three corners each, counter-clockwise seen from outside. */
export type Faces = readonly number[];

export type Point = readonly [x: number, y: number, z: number];

/** A rectangle, or any other shape of four corners. */
export const quad = (a: Point, b: Point, c: Point, d: Point): Faces => [...a, ...b, ...c, ...a, ...c, ...d];

/** A block whose middle stands at (x, y, z), without the underside that nobody sees. */
export const block = (w: number, h: number, d: number, x = 0, y = 0, z = 0): Faces => {
  const [l, r, f, b, t] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2, y + h];
  return [
    ...quad([l, t, f], [r, t, f], [r, t, b], [l, t, b]),
    ...quad([l, y, f], [r, y, f], [r, t, f], [l, t, f]),
    ...quad([r, y, f], [r, y, b], [r, t, b], [r, t, f]),
    ...quad([r, y, b], [l, y, b], [l, t, b], [r, t, b]),
    ...quad([l, y, b], [l, y, f], [l, t, f], [l, t, b]),
  ];
};

/** A body turned round the vertical through (x, y, z) in `n` steps; its profile runs from the foot up. */
export const turnedBody = (profile: readonly ProfilePoint[], n: number, x = 0, y = 0, z = 0, twist = 0): Faces => {
  const at = (radius: number, height: number, step: number): Point => {
    const angle = twist + (step * 2 * Math.PI) / n;
    return [x + Math.sin(angle) * radius, y + height, z + Math.cos(angle) * radius];
  };
  return profile.slice(1).flatMap(([radius, height], ring) => {
    const [below, foot] = profile[ring] ?? [0, 0];
    return Array.from({ length: n }, (_, step): Faces => {
      const [a, b, c, d] = [
        at(below, foot, step),
        at(below, foot, step + 1),
        at(radius, height, step + 1),
        at(radius, height, step),
      ];
      if (radius === 0) return [...a, ...b, ...d];
      return below === 0 ? [...a, ...c, ...d] : quad(a, b, c, d);
    }).flat();
  });
};

/** A standing column with `n` sides and a lid. */
export const drum = (foot: number, top: number, h: number, n: number, x = 0, y = 0, z = 0, twist = 0): Faces =>
  turnedBody(
    [
      [foot, 0],
      [top, h],
      [0, h],
    ],
    n,
    x,
    y,
    z,
    twist,
  );

/** A pointed roof, tree or rock with `n` sides. */
export const spike = (r: number, h: number, n: number, x = 0, y = 0, z = 0, twist = 0): Faces =>
  turnedBody(
    [
      [r, 0],
      [0, h],
    ],
    n,
    x,
    y,
    z,
    twist,
  );

/** A roof with two slopes; the ridge runs along x. */
export const gabled = (w: number, h: number, d: number, x = 0, y = 0, z = 0): Faces => {
  const [l, r, f, b, t] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2, y + h];
  return [
    ...quad([l, y, f], [r, y, f], [r, t, z], [l, t, z]),
    ...quad([r, y, b], [l, y, b], [l, t, z], [r, t, z]),
    ...[r, y, f, r, y, b, r, t, z],
    ...[l, y, b, l, y, f, l, t, z],
  ];
};

/** A roof with a gable towards the viewer; the ridge runs along z. */
export const fronted = (w: number, h: number, d: number, x = 0, y = 0, z = 0): Faces => {
  const [l, r, f, b, t] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2, y + h];
  return [
    ...[l, y, f, r, y, f, x, t, f],
    ...quad([r, y, f], [r, y, b], [x, t, b], [x, t, f]),
    ...quad([l, y, b], [l, y, f], [x, t, f], [x, t, b]),
    ...[r, y, b, l, y, b, x, t, b],
  ];
};

/** A roof with four slopes, its ridge a share of its length. */
export const hipped = (w: number, h: number, d: number, x = 0, y = 0, z = 0, ridge = 0.5): Faces => {
  const [l, r, f, b, t] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2, y + h];
  const [p, q] = [x - (w / 2) * ridge, x + (w / 2) * ridge];
  return [
    ...quad([l, y, f], [r, y, f], [q, t, z], [p, t, z]),
    ...quad([r, y, b], [l, y, b], [p, t, z], [q, t, z]),
    ...[r, y, f, r, y, b, q, t, z],
    ...[l, y, b, l, y, f, p, t, z],
  ];
};

const ICOSAHEDRON: Faces = [...new IcosahedronGeometry(1, 0).getAttribute('position').array];

/** A round lump with its middle at (x, y, z), `tall` times as high as broad. */
export const blob = (r: number, x: number, y: number, z: number, tall = 1): Faces =>
  ICOSAHEDRON.map((value, at) => [x + value * r, y + value * r * tall, z + value * r][at % 3] ?? 0);

/** A round plate with `n` corners that stands upright and faces the viewer, its middle at (x, y, z). */
export const disc = (r: number, n: number, x: number, y: number, z: number): Faces =>
  Array.from({ length: n }, (_, at) => {
    const [from, to] = [(at * Math.PI * 2) / n, ((at + 1) * Math.PI * 2) / n];
    return [x, y, z, x + Math.cos(from) * r, y + Math.sin(from) * r, z, x + Math.cos(to) * r, y + Math.sin(to) * r, z];
  }).flat();

/** A window or door: an upright rectangle that faces the viewer. */
export const pane = (w: number, h: number, x: number, y: number, z: number): Faces =>
  quad([x - w / 2, y, z], [x + w / 2, y, z], [x + w / 2, y + h, z], [x - w / 2, y + h, z]);

/** Faces turned about the vertical through the origin. */
export const turnedBy = (faces: Faces, angle: number): Faces => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return faces.map((value, at) => {
    const rest = at % 3;
    if (rest === 0) return c * value + s * (faces[at + 2] ?? 0);
    return rest === 2 ? c * value - s * (faces[at - 2] ?? 0) : value;
  });
};

/** Faces moved. */
export const moved = (faces: Faces, x: number, y: number, z: number): Faces =>
  faces.map((value, at) => value + ([x, y, z][at % 3] ?? 0));

/** One part of a model: its faces and what it is made of. */
export type Part = readonly [stuff: Stuff, faces: Faces];

/** A model of the little world, ready to be stamped: corners, what they face, what each is made of, and its triangles. */
export interface Model {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Index into `STUFFS`, one for each corner. */
  readonly stuff: Uint8Array;
  /** Three corners for each triangle. */
  readonly index: Uint16Array;
}

/** The direction that a triangle faces. */
const facing = (faces: Faces, at: number): Point => {
  const get = (offset: number) => faces[at + offset] ?? 0;
  const [ux, uy, uz] = [get(3) - get(0), get(4) - get(1), get(5) - get(2)];
  const [vx, vy, vz] = [get(6) - get(0), get(7) - get(1), get(8) - get(2)];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(nx, ny, nz) || 1;
  return [nx / length, ny / length, nz / length];
};

/** Corners that are nearer to each other than this part of a unit are one. */
const FINEST = 1e5;

/** Whether two numbers are the same for a corner. */
const isNear = (one = 0, other = 0): boolean => Math.round(one * FINEST) === Math.round(other * FINEST);

/** Corners of a model while it is made. */
interface Corners {
  readonly position: number[];
  readonly normal: number[];
  readonly stuff: number[];
}

/** The corner of a plane at a point, which is made where there is none: a plane has a few. */
const cornerAt = (
  { position, normal, stuff }: Corners,
  plane: number[],
  [x, y, z]: Point,
  towards: Point,
  material: number,
): number => {
  for (const corner of plane) {
    const at = corner * 3;
    if (isNear(position[at], x) && isNear(position[at + 1], y) && isNear(position[at + 2], z)) return corner;
  }
  plane.push(stuff.length);
  position.push(x, y, z);
  normal.push(...towards);
  return stuff.push(material) - 1;
};

/** Makes a model of parts; each triangle is flat, and those that lie in one plane share their corners. */
export const modelOf = (parts: readonly Part[]): Model => {
  // By what they face and are made of.
  const planes = new Map<string, number[]>();
  const corners: Corners = { position: [], normal: [], stuff: [] };
  const index: number[] = [];
  for (const [made, faces] of parts) {
    const material = STUFFS.indexOf(made);
    for (let triangle = 0; triangle < faces.length; triangle += 9) {
      const towards = facing(faces, triangle);
      const key = `${material} ${towards.map((part) => Math.round(part * 1e4)).join(' ')}`;
      const plane = planes.get(key) ?? [];
      planes.set(key, plane);
      for (let at = triangle; at < triangle + 9; at += 3) {
        const point = [faces[at] ?? 0, faces[at + 1] ?? 0, faces[at + 2] ?? 0] as const;
        index.push(cornerAt(corners, plane, point, towards, material));
      }
    }
  }
  const { position, normal, stuff } = corners;
  return {
    position: Float32Array.from(position),
    normal: Float32Array.from(normal),
    stuff: Uint8Array.from(stuff),
    index: Uint16Array.from(index),
  };
};

/** Parts that several great buildings have. */

export const steps = (w: number, d: number, count: number, rise = 0.022, shrink = 0.04): readonly Part[] =>
  Array.from(
    { length: count },
    (_, i): Part => [i % 2 === 0 ? 'shade' : 'stone', block(w - i * shrink, rise, d - i * shrink, 0, i * rise)],
  );

export const columns = (xs: readonly number[], z: number, y: number, h: number, r = 0.014): readonly Part[] =>
  xs.map((x): Part => ['stone', drum(r, r * 0.86, h, 6, x, y, z)]);

export const row = (count: number, reach: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => -reach + (i * 2 * reach) / (count - 1));

export const dome = (r: number, h: number, x: number, y: number, z: number, n = 12): Part => [
  'roof',
  turnedBody(
    [
      [r, 0],
      [r * 1.06, h * 0.22],
      [r * 0.9, h * 0.5],
      [r * 0.5, h * 0.76],
      [r * 0.14, h * 0.9],
      [0, h],
    ],
    n,
    x,
    y,
    z,
  ),
];

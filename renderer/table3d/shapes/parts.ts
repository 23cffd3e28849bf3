import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  type Shape,
  SphereGeometry,
  Vector2,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** A point of a profile that is turned round the vertical: how far out, how high. */
export type ProfilePoint = readonly [radius: number, height: number];

/** The shape without a picture's coordinates and with an index, as `merged` wants its parts: corners are drawn once each. */
export const bare = (shape: BufferGeometry): BufferGeometry => {
  if (shape.index === null) shape.setIndex(Array.from({ length: shape.getAttribute('position').count }, (_, at) => at));
  shape.deleteAttribute('uv');
  return shape;
};

/** Gives all corners of a shape the same values of an attribute of its own. */
export const withConstant = (shape: BufferGeometry, name: string, values: readonly number[]): BufferGeometry => {
  const { count } = shape.getAttribute('position');
  const array = new Float32Array(count * values.length);
  for (let at = 0; at < array.length; at++) array[at] = values[at % values.length] ?? 0;
  shape.setAttribute(name, new Float32BufferAttribute(array, values.length));
  return shape;
};

/** A shape in one colour (of the display), as a part for `merged`. */
export const painted = (shape: BufferGeometry, colour: string): BufferGeometry => {
  const { r, g, b } = new Color(colour);
  return withConstant(bare(shape), 'color', [r, g, b]);
};

/** One shape of several. All parts need the same attributes: make them `painted` or `bare`. */
export const merged = (parts: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...parts]);

/** A face looks straight down if it looks up by no more than this: -1 is straight down. */
const DOWN = -0.97;

/** Twice the area below which a face is a line, or a point. */
const LEAST = 1e-9;

/** The shape without the faces that nobody sees of what lies: its undersides, and what is no more than a line. It must have an index. */
export const seenFromAbove = (shape: BufferGeometry): BufferGeometry => {
  const { array: at } = shape.getAttribute('position');
  const index = shape.index?.array ?? [];
  const side = (from: number, to: number, axis: number): number =>
    (at[to * 3 + axis] ?? 0) - (at[from * 3 + axis] ?? 0);
  const kept: number[] = [];
  for (let first = 0; first < index.length; first += 3) {
    const [a = 0, b = 0, c = 0] = [index[first], index[first + 1], index[first + 2]];
    const [ux, uy, uz] = [side(a, b, 0), side(a, b, 1), side(a, b, 2)];
    const [vx, vy, vz] = [side(a, c, 0), side(a, c, 1), side(a, c, 2)];
    const up = uz * vx - ux * vz;
    const area = Math.hypot(uy * vz - uz * vy, up, ux * vy - uy * vx);
    if (area > LEAST && up > DOWN * area) kept.push(a, b, c);
  }
  return shape.setIndex(kept);
};

/** A block that stands on the height `y`, its middle above (x, z). */
export const box = (w: number, h: number, d: number, x = 0, y = 0, z = 0): BufferGeometry =>
  new BoxGeometry(w, h, d).translate(x, y + h / 2, z);

/** A standing column with `n` sides: radius at its top, at its foot, and its height. */
export const tube = (top: number, foot: number, h: number, x = 0, y = 0, z = 0, n = 8): BufferGeometry =>
  new CylinderGeometry(top, foot, h, n).translate(x, y + h / 2, z);

export const cone = (r: number, h: number, x = 0, y = 0, z = 0, n = 7): BufferGeometry =>
  new ConeGeometry(r, h, n).translate(x, y + h / 2, z);

/** A ball round the point (x, y, z). */
export const ball = (r: number, x = 0, y = 0, z = 0, n = 8): BufferGeometry =>
  new SphereGeometry(r, n, Math.max(4, Math.round(n * 0.7))).translate(x, y, z);

/** A body turned round the vertical in `n` steps; its profile runs upwards, or its outside would be inside. */
export const lathe = (profile: readonly ProfilePoint[], n = 24): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    n,
  );

/** A flat drawing made solid, lying: its own y points away from the viewer. */
export const extruded = (
  shape: Shape | Shape[],
  depth: number,
  bevel: number,
  segments = 2,
  curves = 6,
): BufferGeometry =>
  new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: segments,
    curveSegments: curves,
  }).rotateX(-Math.PI / 2);

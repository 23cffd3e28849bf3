import {
  BoxGeometry,
  BufferGeometry,
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

/** Makes one shape of several, with corners coloured. */
export const painted = (shape: BufferGeometry, colour: string, dark = 0): BufferGeometry => {
  const loose = shape.index === null ? shape : shape.toNonIndexed();
  loose.deleteAttribute('uv');
  const position = loose.getAttribute('position');
  const base = new Color(colour);
  const values = new Float32Array(position.count * 3);
  for (let i = 0; i < position.count; i++) {
    const shade = dark === 0 ? 1 : 1 - dark * Math.max(0, 1 - position.getY(i) * 9);
    values[i * 3] = base.r * shade;
    values[i * 3 + 1] = base.g * shade;
    values[i * 3 + 2] = base.b * shade;
  }
  loose.setAttribute('color', new Float32BufferAttribute(values, 3));
  return loose;
};

export const merged = (parts: readonly BufferGeometry[]): BufferGeometry => mergeGeometries([...parts]);

export const box = (w: number, h: number, d: number, x = 0, y = 0, z = 0): BufferGeometry =>
  new BoxGeometry(w, h, d).translate(x, y + h / 2, z);
export const tube = (r1: number, r0: number, h: number, x = 0, y = 0, z = 0, n = 8): BufferGeometry =>
  new CylinderGeometry(r1, r0, h, n).translate(x, y + h / 2, z);
export const cone = (r: number, h: number, x = 0, y = 0, z = 0, n = 7): BufferGeometry =>
  new ConeGeometry(r, h, n).translate(x, y + h / 2, z);
export const ball = (r: number, x = 0, y = 0, z = 0, n = 8): BufferGeometry =>
  new SphereGeometry(r, n, Math.max(4, Math.round(n * 0.7))).translate(x, y, z);
export const lathe = (profile: readonly (readonly [number, number])[], n = 24): BufferGeometry =>
  new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    n,
  );

/** A roof with two slopes over a house of this breadth and depth; the ridge runs along x. */
export const gable = (w: number, h: number, d: number, x: number, y: number, z: number): BufferGeometry => {
  const a = [-w / 2, 0, d / 2];
  const b = [w / 2, 0, d / 2];
  const c = [w / 2, 0, -d / 2];
  const e = [-w / 2, 0, -d / 2];
  const l = [-w / 2, h, 0];
  const r = [w / 2, h, 0];
  const faces = [a, b, r, a, r, l, c, e, l, c, l, r, b, c, r, e, a, l];
  const g = new BufferGeometry();
  g.setAttribute('position', new Float32BufferAttribute(faces.flat(), 3));
  g.setAttribute('uv', new Float32BufferAttribute(new Float32Array(faces.length * 2), 2));
  g.computeVertexNormals();
  return g.translate(x, y, z);
};

export const extruded = (shape: Shape, depth: number, bevel: number, segments = 2, curves = 6): BufferGeometry => {
  const g = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: segments,
    curveSegments: curves,
  });
  return g.rotateX(-Math.PI / 2);
};

/** Without pictures' coordinates, for shapes that are one material. */
export const bare = (shape: BufferGeometry): BufferGeometry => {
  const loose = shape.index === null ? shape : shape.toNonIndexed();
  loose.deleteAttribute('uv');
  return loose;
};

import { type BufferGeometry, ExtrudeGeometry, Path, Shape, Vector2 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { PENTAGON } from '../../cards/layout/dimensions.ts';
import { bearingOf, pointAt } from '../layout/segment.ts';
import { slab } from './slab.ts';

/** Corner `k` lies between segment `k` and the next one. */
const corner = (index: number, radius: number): Vector2 => {
  const { x, z } = pointAt(bearingOf(index) + Math.PI / 5, radius);
  return new Vector2(x, -z);
};

const outline = (path: Path, radius: number, round: number): void => {
  for (let index = 0; index < 5; index++) {
    const here = corner(index, radius);
    const before = corner(index + 4, radius)
      .sub(here)
      .setLength(round)
      .add(here);
    const after = corner(index + 1, radius)
      .sub(here)
      .setLength(round)
      .add(here);
    if (index === 0) path.moveTo(before.x, before.y);
    else path.lineTo(before.x, before.y);
    path.quadraticCurveTo(here.x, here.y, after.x, after.y);
  }
  path.closePath();
};

/** Edges that turn by less than this, in radians, are round. */
const CREASE = 0.7;

/** The wooden frame: a ring round the face, a little higher than it. */
export const frameShape = (): BufferGeometry => {
  const shape = new Shape();
  outline(shape, PENTAGON.radius + PENTAGON.frame, 0.26);
  const hole = new Path();
  outline(hole, PENTAGON.radius - 0.015, 0.1);
  shape.holes.push(hole);
  const height = PENTAGON.top + 0.1;
  const bevel = 0.04;
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - bevel * 2,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 3,
    curveSegments: 5,
  });
  geometry.translate(0, 0, bevel);
  geometry.rotateX(-Math.PI / 2);
  // Flat facets of a round corner would each mirror the window by themselves: one of them as a white dash.
  return toCreasedNormals(geometry, CREASE);
};

/** The enamelled face; its picture spans the circle through the corners. */
export const faceShape = (): BufferGeometry => {
  const points = [0, 1, 2, 3, 4].map((index) => {
    const { x, y } = corner(index, PENTAGON.radius);
    return [x, -y] as const;
  });
  return slab(points, 0, PENTAGON.top, PENTAGON.radius * 2, PENTAGON.radius * 2);
};

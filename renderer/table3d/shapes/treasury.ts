import type { BufferGeometry } from 'three';
import { TREASURY } from '../../cards/layout/dimensions.ts';
import { merged } from './parts.ts';
import { roundedRectangle, slab } from './slab.ts';

const { width, depth, shelf, top, prices } = TREASURY;
const SLOPE = prices.length * Math.cos(prices.lean);
const WHOLE = shelf + prices.length;
const RADIUS = 0.03;

/** A block over a rectangle whose face is the part of the picture from a share of its height to another, counted from the far edge. */
const block = (deep: number, high: number, middle: number, far: number, near: number): BufferGeometry => {
  const shape = slab(roundedRectangle(width, deep, RADIUS), 0, high, width, deep);
  const [at, uv, side] = [shape.getAttribute('position'), shape.getAttribute('uv'), shape.getAttribute('side')];
  for (let corner = 0; corner < at.count; corner++) {
    if (side.getX(corner) === 0) uv.setY(corner, 1 - (far + (1 - uv.getY(corner)) * (near - far)));
  }
  return shape.translate(0, 0, middle);
};

/** Lowers what is at the top of a block from the height of its far edge to `prices.foot` at its near one. */
const sloped = (shape: BufferGeometry): BufferGeometry => {
  const [at, normal, side] = [shape.getAttribute('position'), shape.getAttribute('normal'), shape.getAttribute('side')];
  for (let corner = 0; corner < at.count; corner++) {
    if (at.getY(corner) > 0) at.setY(corner, prices.foot + (depth / 2 - at.getZ(corner)) * Math.tan(prices.lean));
    if (side.getX(corner) === 0) normal.setXYZ(corner, 0, Math.cos(prices.lean), Math.sin(prices.lean));
  }
  return shape;
};

/** The treasury over the middle of its foot: a shelf and a slope before it. Its picture goes over both, as if they were unfolded. */
export const treasuryShape = (): BufferGeometry =>
  merged([
    block(shelf, top, (shelf - depth) / 2, 0, shelf / WHOLE),
    sloped(block(SLOPE, top, (depth - SLOPE) / 2, shelf / WHOLE, 1)),
  ]);

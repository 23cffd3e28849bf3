import { MAT, TO_THE_EYE, TREASURY } from '../../cards/layout/dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

/** How far what stands at `x` is turned about the vertical, in radians: its far edge away from the middle of the table. */
const turnedAt = (x: number): number => (x < 0 ? TO_THE_EYE.turn : -TO_THE_EYE.turn);

/** What lies in a stack: its size along the slope, and how thick one is. */
interface Tile {
  readonly depth: number;
  readonly thickness: number;
}

/**
 * Where the tile number `height` (from 0) of a stack lies that leans towards the viewer on its near edge.
 * @param x of the middle of the stack, in units; `z` too
 * @param scale how large its tiles are against their size in dimensions.ts
 */
export const leaningStack = (x: number, z: number, { depth, thickness }: Tile, scale: number, height: number): Pose => {
  const { lean } = TO_THE_EYE;
  const foot = pose(x, MAT.top + ((depth * scale) / 2) * Math.sin(lean), z, { tilt: lean, yaw: turnedAt(x), scale });
  return within(foot, pose(0, thickness * (height + 0.5), 0));
};

/** The middle of the treasury's foot. */
export const TREASURY_FOOT: Pose = pose(TREASURY.x, 0, TREASURY.z, { yaw: turnedAt(TREASURY.x) });

/** A point of the treasury's shelf, from its middle, lying `height` above it. */
export const onShelf = (x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(TREASURY_FOOT, pose(x, TREASURY.top + height, (TREASURY.shelf - TREASURY.depth) / 2 + z, rest));

/** The middle of the list of prices, lying `height` above it. */
export const pricesPose = (height: number): Pose => {
  const { length, lean, foot } = TREASURY.prices;
  const slope = pose(0, foot + (length / 2) * Math.sin(lean), (TREASURY.depth - length * Math.cos(lean)) / 2, {
    tilt: lean,
  });
  return within(TREASURY_FOOT, within(slope, pose(0, height, 0)));
};

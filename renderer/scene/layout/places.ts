import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { BOARD } from './dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

/** The place in front of the viewer. */
const LEAN = 0.17;
const FRONT: Pose = pose(0, 0.09 + 1.3 * Math.sin(LEAN), 4.64, { tilt: LEAN });

/** A board that is looked at is held up: over the cloth, and over the five-sided board and the stands beside it. */
const HELD_UP = 1.05;

const held = (x: number, z: number, scale: number): Pose => pose(x, HELD_UP, z, { scale });

/** Places of the others by their number, clockwise from the viewer's left; small, over the far corners of the table. */
const NARROW: readonly (readonly Pose[])[] = [
  [],
  [held(-3.05, -2.62, 0.44)],
  [held(-3.05, -2.62, 0.44), held(3.05, -2.62, 0.44)],
  [held(-3.42, -1.95, 0.32), held(-2.3, -2.93, 0.32), held(3.05, -2.62, 0.44)],
  [held(-3.42, -1.95, 0.32), held(-2.3, -2.93, 0.32), held(2.3, -2.93, 0.32), held(3.42, -1.95, 0.32)],
];

/** The same where the free area is wide: larger, and further out. */
const WIDE: readonly (readonly Pose[])[] = [
  [],
  [held(-3.95, -2.4, 0.58)],
  [held(-3.95, -2.4, 0.58), held(3.95, -2.4, 0.58)],
  [held(-4.75, -1.6, 0.43), held(-3.02, -2.9, 0.43), held(3.95, -2.4, 0.58)],
  [held(-4.75, -1.6, 0.43), held(-3.02, -2.9, 0.43), held(3.02, -2.9, 0.43), held(4.75, -1.6, 0.43)],
];

/** Free areas at least this much wider than high have room at the sides. */
export const WIDE_FROM = 1.5;

/**
 * The place of each seat when `front` sits with the viewer; the next seat clockwise sits at the left.
 * Throws a RangeError for more than five seats.
 */
export const placesOf = (seats: number, front: Seat, wide = false): readonly Pose[] => {
  const around = (wide ? WIDE : NARROW)[seats - 1];
  if (around === undefined) throw new RangeError(`no table for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => {
    const clockwise = (seat - front + seats) % seats;
    return clockwise === 0 ? FRONT : (around[clockwise - 1] ?? FRONT);
  });
};

/** Where something flat that the viewer takes is held up large, before it settles: over the table's near side. */
export const presentedPose = (scale: number): Pose => pose(0, 1.7, 1.9, { tilt: 0.8, scale });

/** A point of a place's printed board, from the board's left far corner, lying `height` above the board's face. */
export const onBoard = (place: Pose, x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(place, pose(BOARD.left + x, BOARD.top + height, z - BOARD.depth / 2, rest));

import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { CARD, PENTAGON } from './dimensions.ts';
import { type Pose, pose } from './pose.ts';

/** Direction of a segment from the middle: clockwise from the far side, in radians. Segment 0 is nearest to the viewer. */
export const bearingOf = (segment: number): number => Math.PI + (segment * 2 * Math.PI) / 5;

/** The point that lies `distance` from the middle of the table in a bearing. */
export const pointAt = (bearing: number, distance: number): { readonly x: number; readonly z: number } => ({
  x: Math.sin(bearing) * distance,
  z: -Math.cos(bearing) * distance,
});

/** Distance of the middle between deck and pile from the middle of the table. */
const CARDS_AT = [1.68, 1.7, 1.71, 1.71, 1.7] as const;
const HALF_STEP = 0.345;

const middleOf = (segment: number): { readonly x: number; readonly z: number } =>
  pointAt(bearingOf(segment), CARDS_AT[segment] ?? 1.7);

const indexOf = (segments: readonly Colour[], colour: Colour): number => {
  const index = segments.indexOf(colour);
  if (index < 0) throw new RangeError(`no segment is ${colour}`);
  return index;
};

/** A height that a stack of `count` cards reaches above the board. */
const stackTop = (count: number): number => PENTAGON.top + CARD.thickness * count;

/** The place of the card number `height` (from 0) of a colour's face-down deck. Throws a RangeError for a missing colour. */
export const deckPose = (segments: readonly Colour[], colour: Colour, height: number): Pose => {
  const { x, z } = middleOf(indexOf(segments, colour));
  return pose(x - HALF_STEP, stackTop(height + 0.5), z, { flip: Math.PI });
};

/** The place of the card number `height` (from 0) of a colour's face-up pile. Throws a RangeError for a missing colour. */
export const pilePose = (segments: readonly Colour[], colour: Colour, height: number): Pose => {
  const { x, z } = middleOf(indexOf(segments, colour));
  return pose(x + HALF_STEP, stackTop(height + 0.5), z);
};

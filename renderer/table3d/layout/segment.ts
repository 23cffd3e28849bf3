import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { CARD, DECK_SCALE, PENTAGON, PILE } from '../../cards/layout/dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

/** Direction of a segment from the middle: clockwise from the far side, in radians. Segment 0 is nearest to the viewer. */
export const bearingOf = (segment: number): number => Math.PI + (segment * 2 * Math.PI) / 5;

/** The point that lies `distance` from the middle of the table in a bearing. */
export const pointAt = (bearing: number, distance: number): { readonly x: number; readonly z: number } => ({
  x: Math.sin(bearing) * distance,
  z: -Math.cos(bearing) * distance,
});

/** Distance of the middle between deck and pile from the middle of the table. */
const CARDS_AT = [1.82, 1.91, 2.02, 2.02, 1.88] as const;
/** On which side of that middle the pile lies: 1 is right. In the far right segment only the left has room for it. */
const PILE_SIDE = [1, 1, 1, -1, 1] as const;
/** From the middle of both to each. */
const GAP = 0.07;
const BREADTH = CARD.width * (PILE.scale + DECK_SCALE) + GAP;
const TO_DECK = BREADTH / 2 - (CARD.width * DECK_SCALE) / 2;
const TO_PILE = BREADTH / 2 - (CARD.width * PILE.scale) / 2;

const middleOf = (segment: number): { readonly x: number; readonly z: number } =>
  pointAt(bearingOf(segment), CARDS_AT[segment] ?? 1.7);

const pileSideOf = (segment: number): number => PILE_SIDE[segment] ?? 1;

const indexOf = (segments: readonly Colour[], colour: Colour): number => {
  const index = segments.indexOf(colour);
  if (index < 0) throw new RangeError(`no segment is ${colour}`);
  return index;
};

/** The place of the card number `height` (from 0) of a colour's face-down deck. Throws a RangeError for a missing colour. */
export const deckPose = (segments: readonly Colour[], colour: Colour, height: number): Pose => {
  const segment = indexOf(segments, colour);
  const { x, z } = middleOf(segment);
  const near = ((PILE.scale - DECK_SCALE) * CARD.height) / 2;
  return pose(
    x - TO_DECK * pileSideOf(segment),
    PENTAGON.top + CARD.thickness * DECK_SCALE * (height + 0.5),
    z + near,
    {
      flip: Math.PI,
      scale: DECK_SCALE,
    },
  );
};

/** The place of the card number `height` (from 0) of a colour's face-up pile. Throws a RangeError for a missing colour. */
export const pilePose = (segments: readonly Colour[], colour: Colour, height: number): Pose => {
  const segment = indexOf(segments, colour);
  const { x, z } = middleOf(segment);
  const rest = pose(
    x + TO_PILE * pileSideOf(segment),
    PENTAGON.top + ((CARD.height * PILE.scale) / 2) * Math.sin(PILE.lean) + 0.012,
    z,
    {
      tilt: PILE.lean,
      scale: PILE.scale,
    },
  );
  return within(rest, pose(0, CARD.thickness * (height + 0.5), 0));
};

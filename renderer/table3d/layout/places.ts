import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { BOARD, PLACE } from '../../cards/layout/dimensions.ts';
import { type Pose, pose, within } from './pose.ts';

/** The place in front of the viewer. */
const LEAN = 0.14;
const middleOf = (lean: number): number => 0.09 + (PLACE.depth / 2 + 0.09) * Math.sin(lean);
/** How far from the table's middle the near edge of that place is. */
const NEAR = 6.6;
const FRONT: Pose = pose(0, middleOf(LEAN), NEAR - (PLACE.depth / 2) * Math.cos(LEAN), { tilt: LEAN });

/**
 * Where a board lies while it is looked at: on a small lectern of its own on the wood at the right of the cloth, where nothing
 * else is and the lamp, which stands at the left, shines. At other times its owner has a stand instead.
 */
const SMALL = 0.36;
const LECTERN = 0.62;
const ASIDE: Pose = pose(8.62, middleOf(LECTERN) * SMALL, 0.5, { tilt: LECTERN, scale: SMALL });
const MOST_SEATS = 5;

/** Behind that board stands its owner's portrait, on an easel: the middle of the picture, and its radius. */
export const EASEL_PORTRAIT = { ...pose(8.62, 0.98, -0.98, { tilt: 1.4 }), radius: 0.36 } as const;

/** Under both lies a cloth like the table's: its middle, and its size as a share of the large one's. */
export const SMALL_CLOTH = { x: 8.62, z: 0.42, scale: 0.31 } as const;

/**
 * The place of each seat when `front` sits with the viewer. Throws a RangeError for more than five seats.
 */
export const placesOf = (seats: number, front: Seat): readonly Pose[] => {
  if (seats > MOST_SEATS) throw new RangeError(`no table for ${seats} seats`);
  return Array.from({ length: seats }, (_, seat) => (seat === front ? FRONT : ASIDE));
};

/** Where something flat that the viewer takes is held up large, before it settles: over the table's near side. */
export const presentedPose = (scale: number): Pose => pose(0, 1.8, 2.5, { tilt: 0.55, scale });

/** How large a card is held up there: about a quarter of the picture's height. */
export const CARD_PRESENTED = 2.55;

/** A point of a place's printed board, from the board's left far corner, lying `height` above the board's face. */
export const onBoard = (place: Pose, x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(place, pose(BOARD.left + x, BOARD.top + height, z - BOARD.depth / 2, rest));

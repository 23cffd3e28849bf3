import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Pose, pose, within } from './pose.ts';

/** A standing board with an opponent's figures, large enough to be read across the table. */
export const STAND = { width: 3.18, depth: 1.5, frame: 0.05, lean: 0.72 } as const;

/** From the middle of one stand to the next. */
const STEP = STAND.width + 2 * STAND.frame + 0.08;
/** The near edges of the middle stands keep clear of the board's far corner; the outer ones come nearer. */
const FARTHEST = -4.32;
const NEARER = 0.085;
const FACING = 0.024;

/** The middle of the stand number `index` of `others`, from left to right, in a row that is moved by `shift`. */
const standPose = (index: number, others: number, shift: number): Pose => {
  const x = (index - (others - 1) / 2) * STEP + shift;
  const rise = (STAND.depth / 2 + STAND.frame) * Math.sin(STAND.lean) + 0.07;
  return pose(x, rise, FARTHEST + Math.abs(x) * NEARER, { yaw: -x * FACING, tilt: STAND.lean });
};

/**
 * Where each seat's stand is, in a row across the table, the next seat clockwise at the left; `null` for the seat in
 * front of the viewer. `shift` moves the row to the right.
 */
export const standsOf = (seats: number, front: Seat, shift = 0): readonly (Pose | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const clockwise = (seat - front + seats) % seats;
    return clockwise === 0 ? null : standPose(clockwise - 1, seats - 1, shift);
  });

/** A point of a stand's face, from its left far corner, lying `height` above it. */
export const onStand = (stand: Pose, x: number, z: number, height: number, rest: Partial<Pose> = {}): Pose =>
  within(stand, pose(x - STAND.width / 2, height, z - STAND.depth / 2, rest));

/** The table before a stand, where its seat's things come from and go to, small. */
export const standFoot = ({ x, z, yaw }: Pose): Pose => pose(x, 0.03, z + 0.3, { yaw, scale: 0.4 });

/**
 * The row of an opponent's cards along the lower edge of its stand: how far it is from one pile to the next, from the last pile to what
 * was drawn, and from one card of that to the next; how far before the stand's middle the row lies, and how small its cards are.
 */
const ROW = { step: 0.325, drawn: 0.38, fan: 0.07, z: 0.83, scale: 0.48 } as const;
const ROW_LENGTH = (COLOURS.length - 1) * ROW.step + ROW.drawn + ROW.fan;
/** So near the middle of the table, to both sides, the board's far corner would hide a pile. */
const CORNER = 0.84;
/** How far from the middle of the table a stand may be so that its row lies on both sides of the corner, and how many piles are left of it. */
const BEHIND_CORNER = 0.9;
const LEFT_OF_CORNER = 3;
/** The roofs of the first stack of colonies rise between these before the stands: a row that would begin there begins farther right. */
const ROOFS = { from: -4.9, to: -4.1, past: 0.22 } as const;

/** How far right of its stand's middle a row begins: it is in the middle before the stand, so that it is clear whose it is, but beside the corner. */
const rowBegin = ({ x }: Pose): number => {
  const middled = -ROW_LENGTH / 2;
  if (x + middled > ROOFS.from && x + middled < ROOFS.to) return middled + ROOFS.past;
  return x > 0 ? Math.max(middled, CORNER - x) : Math.min(middled, -CORNER - x - ROW_LENGTH);
};

/** How far right of its stand's middle a pile lies, by its place in the row from 0; what was drawn has the place after the last one. */
const alongRow = (stand: Pose, place: number): number => {
  const apart = place === COLOURS.length ? ROW.drawn - ROW.step : 0;
  if (Math.abs(stand.x) > BEHIND_CORNER) return rowBegin(stand) + place * ROW.step + apart;
  const fromCorner = place - LEFT_OF_CORNER + (place < LEFT_OF_CORNER ? 1 : 0);
  const side = place < LEFT_OF_CORNER ? -1 : 1;
  return side * CORNER + fromCorner * ROW.step + apart - stand.x;
};

const inRow = (stand: Pose, x: number, height: number, rest: Partial<Pose>): Pose =>
  within(
    pose(stand.x, 0.03, stand.z, { yaw: stand.yaw }),
    pose(x, 0.008 + height, ROW.z, { scale: ROW.scale, ...rest }),
  );

/** Where a card of an opponent lies: in the pile at a place in the row, from 0, on so many others. */
export const opponentCardPose = (stand: Pose, place: number, height: number): Pose =>
  inRow(stand, alongRow(stand, place), height * 0.012, {
    yaw: height === 0 ? 0 : Math.sin(place * 7 + height * 3) * 0.03,
  });

/** Where the cards that an opponent has drawn lie face down: at the end of the row, apart from its piles. */
export const opponentHandPose = (stand: Pose, index: number): Pose =>
  inRow(stand, alongRow(stand, COLOURS.length) + index * ROW.fan, 0.004 + index * 0.01, {
    flip: Math.PI,
    yaw: 0.1 - index * 0.18,
  });

/** Where something that a seat with a stand takes is held up: before the stand, towards the viewer. */
export const heldUpPose = (stand: Pose, scale: number): Pose =>
  pose(stand.x * 0.92, 1.2, stand.z + 1.1, { tilt: 0.72, scale });

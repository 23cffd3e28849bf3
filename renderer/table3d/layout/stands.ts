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

/** The piles of an opponent: how far it is from one to the next, how far before the stand they lie, how small their cards are. */
const PILES = { step: 0.37, z: 0.88, scale: 0.55 } as const;
/** So far from the middle of the table, to both sides, the board's far corner would hide a pile. */
const CORNER = 0.88;
/** A row has a pile for each colour, and what was drawn beside them. */
const HALF_ROW = (COLOURS.length * PILES.step) / 2;
/** How far from the middle of the table a stand may be so that its row lies on both sides of the corner. */
const BEHIND_CORNER = 0.9;
/** The roofs of the first stack of colonies rise between these before the stands: a row that would begin there begins farther right. */
const ROOFS = { from: -4.9, to: -4.1, past: 0.22 } as const;

/**
 * How far right of its stand's middle the pile number `column` lies: the row is in the middle before its stand, so that it is clear whose
 * it is, but beside the board's far corner. What was drawn, the last one, lies at the end that is farther from there.
 */
const alongRow = (stand: Pose, column: number): number => {
  const place = stand.x < -BEHIND_CORNER ? (column + 1) % (COLOURS.length + 1) : column;
  const fromMiddle = place * PILES.step - HALF_ROW;
  const begin = stand.x - HALF_ROW;
  if (begin > ROOFS.from && begin < ROOFS.to) return ROOFS.past + fromMiddle;
  if (Math.abs(stand.x) > BEHIND_CORNER)
    return Math.sign(stand.x) * Math.max(0, CORNER + HALF_ROW - Math.abs(stand.x)) + fromMiddle;
  return Math.sign(fromMiddle) * (CORNER - PILES.step / 2) + fromMiddle - stand.x;
};

/** Where a card of an opponent lies: a pile for each colour before the stand. */
export const opponentCardPose = (stand: Pose, column: number, height: number): Pose =>
  within(
    pose(stand.x, 0.03, stand.z, { yaw: stand.yaw }),
    pose(alongRow(stand, column), 0.008 + height * 0.012, PILES.z, {
      scale: PILES.scale,
      yaw: Math.sin(column * 7 + height * 3) * 0.06,
    }),
  );

/** Where the cards that an opponent has drawn lie face down: beside its piles. */
export const opponentHandPose = (stand: Pose, index: number): Pose =>
  within(
    pose(stand.x, 0.03, stand.z, { yaw: stand.yaw }),
    pose(alongRow(stand, COLOURS.length) + index * 0.12, 0.012 + index * 0.01, PILES.z, {
      scale: PILES.scale,
      flip: Math.PI,
      yaw: 0.14 - index * 0.24,
    }),
  );

/** Where something that a seat with a stand takes is held up: before the stand, towards the viewer. */
export const heldUpPose = (stand: Pose, scale: number): Pose =>
  pose(stand.x * 0.92, 1.2, stand.z + 1.1, { tilt: 0.72, scale });

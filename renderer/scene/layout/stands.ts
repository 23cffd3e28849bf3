import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Pose, pose, within } from './pose.ts';

/** A stand with an opponent's figures, large enough to be read across the table. */
export const STAND = { width: 2.2, depth: 1.12, lean: 0.6 } as const;

const at = (x: number, z: number, yaw: number): Pose => pose(x, 0.03, z, { yaw });

/** The opponents sit in a row across the table. */
const rowOf = (others: number): readonly Pose[] =>
  Array.from({ length: others }, (_, k) => {
    const x = (k - (others - 1) / 2) * 2.42;
    return at(x, -3.94 - (1 - Math.abs(x) / 3.7) * 0.2, -x * 0.025);
  });

/** Where each seat's stand is; `null` for the seat in front. */
export const standsOf = (seats: number, front: Seat): readonly (Pose | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const clockwise = (seat - front + seats) % seats;
    return rowOf(seats - 1)[clockwise - 1] ?? null;
  });

/** Where a card of an opponent lies: a pile for each colour before the stand. */
export const opponentCardPose = (stand: Pose, column: number, height: number): Pose =>
  within(
    stand,
    pose(-0.6 + column * 0.3, 0.008 + height * 0.006, 0.66, {
      scale: 0.4,
      yaw: Math.sin(column * 7 + height * 3) * 0.06,
    }),
  );

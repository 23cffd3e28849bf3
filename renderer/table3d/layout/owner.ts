import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Pose } from './pose.ts';

/** What the pieces of one seat's board are laid out from. */
export interface Owner {
  readonly seat: Seat;
  readonly state: ObservedSeat;
  readonly place: Pose;
}

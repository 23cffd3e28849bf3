import { outcomesOf, tryOut } from '../../rules/choices/preview.ts';
import { anyCard } from '../../rules/observation/seatAsSeen.ts';
import { contentIn, type Position, seatOf } from '../../rules/position/position.ts';
import { cloneSeat, type SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/** Whether the action sells a card. Selling any card of the epoch leaves the seat with the same coins (rules §5.3). */
export const isSale = (action: Action): boolean =>
  (action.type === 'draft' || action.type === 'take') && action.action === 'sell';

/**
 * Returns the seat as a legal action of its own leaves it: one state, or one for each back that nobody has seen yet
 * and that may come up, all equally likely (rules §7.2, §10.1). Copies that seat alone and looks at nothing hidden.
 */
export function afterAction(position: Position, seat: Seat, action: Action): SeatState[] {
  const after = cloneSeat(seatOf(position, seat));
  tryOut(position, seat, after, action);
  if (action.type === 'freeCard') {
    after.faceDown = [...after.faceDown, anyCard(contentIn(position), action.colour)];
  }
  const outcomes = outcomesOf(position, after, action);
  return outcomes.length === 0 ? [after] : outcomes;
}

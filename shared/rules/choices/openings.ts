import { COLONY_LEVELS, STATUES } from '../../vocabulary/pieces.ts';
import { colonyPayment } from '../pieces/colonies.ts';
import { canBuyMedal as canPayMedal } from '../pieces/medals.ts';
import { canTakeMonument } from '../pieces/monuments.ts';
import { statuePayment } from '../pieces/statues.ts';
import { canRedeem, hasUnusedTile } from '../pieces/tiles.ts';
import { contentIn, type Position, type SeatState, seatOf } from '../position/position.ts';

/*
 * Whether the seat whose turn it is can do anything but pass. Asked for every seat at every step, and mostly in vain:
 * so it does not list the actions, but stops at the first that there is. A test holds it to the lists of `legalActions.ts`.
 */

/** Whether some colony, a monument or a lent tile can be taken (rules §7.2). */
export function canTakeColony(position: Position): boolean {
  if (position.actionsLeft === 0) return false;
  const seat = seatOf(position, position.turn);
  for (const level of COLONY_LEVELS) {
    if (colonyPayment(position, seat, level) !== Number.POSITIVE_INFINITY) return true;
  }
  return canTakeMonument(position, seat) || canRedeemTile(seat);
}

/** Whether some statue can be carved, or a monument or a lent tile taken (rules §7.3). */
export function canCarveStatue(position: Position): boolean {
  if (position.actionsLeft === 0) return false;
  const seat = seatOf(position, position.turn);
  return (
    (hasUnusedTile(seat) && someStatueIsInReach(position, seat)) ||
    canTakeMonument(position, seat) ||
    canRedeemTile(seat)
  );
}

/** Whether some medal can be bought or a lent tile taken (rules §7.5). */
export function canBuyMedal(position: Position): boolean {
  const seat = seatOf(position, position.turn);
  const content = contentIn(position);
  return (
    (hasUnusedTile(seat) && canPayMedal(content, seat, 'silver', position.epoch)) ||
    canPayMedal(content, seat, 'gold', position.epoch) ||
    canRedeemTile(seat)
  );
}

function someStatueIsInReach(position: Position, seat: SeatState): boolean {
  for (const requirement of STATUES) {
    if (statuePayment(position, seat, requirement) !== Number.POSITIVE_INFINITY) return true;
  }
  return false;
}

function canRedeemTile(seat: SeatState): boolean {
  for (const card of seat.effects.tileLoan) if (canRedeem(seat, card)) return true;
  return false;
}

import { colony } from '../actions/colony.ts';
import { gold } from '../actions/gold.ts';
import { monument } from '../actions/monument.ts';
import { redeemTile } from '../actions/redeemTile.ts';
import { silver } from '../actions/silver.ts';
import { statue } from '../actions/statue.ts';
import { type Position, seatOf } from '../position/position.ts';

/*
 * Whether the seat whose turn it is can do anything but pass. This is asked for every seat at every step, and mostly it
 * cannot, so the actions are not listed: the search stops at the first one. A test compares the answers with the lists
 * of `legalActions.ts`.
 */

/** Whether some colony, a monument or a lent tile can be taken (rules §7.2). */
export function canTakeColony(position: Position): boolean {
  if (position.actionsLeft === 0) return false;
  const seat = seatOf(position, position.turn);
  return colony.isOpen(position, seat) || monument.isOpen(position, seat) || redeemTile.isOpen(position, seat);
}

/** Whether some statue can be carved, or a monument or a lent tile taken (rules §7.3). */
export function canCarveStatue(position: Position): boolean {
  if (position.actionsLeft === 0) return false;
  const seat = seatOf(position, position.turn);
  return statue.isOpen(position, seat) || monument.isOpen(position, seat) || redeemTile.isOpen(position, seat);
}

/** Whether some medal can be bought or a lent tile taken (rules §7.5). */
export function canBuyMedal(position: Position): boolean {
  const seat = seatOf(position, position.turn);
  return silver.isOpen(position, seat) || gold.isOpen(position, seat) || redeemTile.isOpen(position, seat);
}

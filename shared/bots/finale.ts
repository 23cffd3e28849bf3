import { applyAction, clone, decisionOf, type GameState, isOver, legalActions, nextDecider } from '../flow/runner.ts';
import { passAction } from '../rules/actionTable.ts';
import { contentIn, type SeatState, seatOf } from '../rules/position.ts';
import { scoreSeat } from '../rules/scoring.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision } from '../vocabulary/time.ts';
import { TRACKS } from '../vocabulary/tracks.ts';

/*
 * After the last feeding nothing is hidden any more and nobody can interfere: what a seat can still reach is counted.
 */

/** Whether only the last free card and medals are left of the game to the seat (rules §7.5, §10.3). */
export function isFinale(game: GameState): boolean {
  const decision = decisionOf(game);
  return game.epoch === 3 && (decision === 'medals' || (decision === 'freeCard' && game.freeCards === 1));
}

/** Points, and the coins that break ties. */
function rankOf(game: GameState, seat: Seat): number {
  const content = contentIn(game);
  const { total, leftoverCoins } = scoreSeat(content, seatOf(game, seat));
  return total * content.coinsPerPoint + leftoverCoins;
}

/** Others pass, until the seat has to decide again or the game is over. */
function skipOthers(game: GameState, seat: Seat): void {
  while (!isOver(game)) {
    const next = nextDecider(game);
    if (next === seat) return;
    applyAction(game, next, passAction);
  }
}

/** Purchases may come in any order, so only one order is tried: tiles taken back, silver, gold, the end. */
function placeOf(action: Action, { cards }: SeatState): number {
  switch (action.type) {
    case 'redeemTile':
      return cards.indexOf(action.card) - cards.length;
    case 'silver':
      return 1 + TRACKS.indexOf(action.tile);
    case 'freeCard':
      return 1 + COLOURS.indexOf(action.colour);
    case 'gold':
      return 10;
    case 'pass':
      return 11;
    default:
      return 0;
  }
}

/** The best rank that the seat can still reach with actions from `least` on, or with any in another step. */
function reachable(game: GameState, seat: Seat, step: Decision | null, least: number): number {
  skipOthers(game, seat);
  if (isOver(game)) return rankOf(game, seat);
  const decision = decisionOf(game);
  let best = Number.NEGATIVE_INFINITY;
  for (const action of legalActions(game, seat)) {
    const place = placeOf(action, seatOf(game, seat));
    if (decision === step && place < least) continue;
    const next = clone(game);
    applyAction(next, seat, action);
    best = Math.max(best, reachable(next, seat, decision, place));
  }
  return best;
}

/** The best rank that the seat can reach after an action: points times the coins for one, and leftover coins. */
export function rankAfter(game: GameState, seat: Seat, action: Action): number {
  const next = clone(game);
  applyAction(next, seat, action);
  return reachable(next, seat, null, Number.NEGATIVE_INFINITY);
}

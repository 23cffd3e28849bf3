import { applyAction, clone, decisionOf, type GameState, isOver, legalActions, nextDecider } from '../flow/runner.ts';
import { unfedCards } from '../rules/pieces/feeding.ts';
import { scoreSeat } from '../rules/pieces/scoring.ts';
import { contentIn, seatOf } from '../rules/position/position.ts';
import type { SeatState } from '../rules/position/seat.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision } from '../vocabulary/time.ts';
import { TRACKS } from '../vocabulary/tracks.ts';

/*
 * From the last feeding on, nothing is hidden that matters and nobody can interfere, so the best reachable result is
 * computed exactly.
 */

/**
 * Of the last so many cards to be removed every combination is tried; of those before, the ones that look best are
 * removed.
 */
const COUNTED = 2;

/** Whether the seat has nothing left but the last feeding, free cards and medals (rules §7.4, §7.5, §10.3). */
export function isEndgame(game: GameState, seat: Seat): boolean {
  if (game.epoch !== 3) return false;
  switch (decisionOf(game)) {
    case 'medals':
      return true;
    case 'freeCard':
      return game.freeCards === 1;
    case 'feeding':
      return hungerOf(game, seat) <= COUNTED;
    default:
      return false;
  }
}

/** The rank of a result: points times the coins for one point, plus the leftover coins that break ties. */
function rankOf(game: GameState, seat: Seat): number {
  const content = contentIn(game);
  const { total, leftoverCoins } = scoreSeat(content, seatOf(game, seat));
  return total * content.coinsPerPoint + leftoverCoins;
}

/**
 * Lets the other seats take their last legal action, usually `pass`, until the seat has to decide again or the game is
 * over.
 */
function skipOthers(game: GameState, seat: Seat): void {
  while (!isOver(game)) {
    const next = nextDecider(game);
    if (next === seat) return;
    applyAction(game, next, legalActions(game, next).at(-1) as Action);
  }
}

/**
 * The order in which actions are tried whose order makes no difference: tiles taken back, silver, gold, passing; cards
 * in the order of the tableau.
 */
function placeOf(action: Action, { cards }: SeatState): number {
  const place = (card: CardId): number => cards.findIndex(({ id }) => id === card);
  switch (action.type) {
    case 'redeemTile':
      return place(action.card) - cards.length;
    case 'remove':
      return place(action.card);
    case 'payToFeed':
      return cards.length;
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

const hungerOf = (game: GameState, seat: Seat): number => unfedCards(seatOf(game, seat), game.feedingPayments);

/**
 * Whether removing the card left as many cards unfed as before, because it gave food: that leads nowhere, and to very
 * many combinations.
 */
const isFood = (before: GameState, after: GameState, seat: Seat): boolean =>
  decisionOf(before) === 'feeding' &&
  decisionOf(after) === 'feeding' &&
  hungerOf(after, seat) >= hungerOf(before, seat);

/**
 * The best rank that the seat can still reach. In step `step` only actions of order `least` or later are tried, in
 * other steps all.
 */
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
    if (isFood(game, next, seat)) continue;
    best = Math.max(best, reachable(next, seat, decision, place));
  }
  return best;
}

/** The best rank that the seat can reach after an action (points times the coins for one, plus leftover coins). */
export function rankAfter(game: GameState, seat: Seat, action: Action): number {
  const next = clone(game);
  applyAction(next, seat, action);
  if (isFood(game, next, seat)) return Number.NEGATIVE_INFINITY;
  return reachable(next, seat, null, Number.NEGATIVE_INFINITY);
}

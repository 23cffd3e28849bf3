import type { GameState } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';

/** What a bot thinks a position is worth to a seat, in expected final points. */
export interface Evaluator {
  readonly valueOf: (game: GameState, seat: Seat) => number;
  /** What each of the seat's legal actions would leave it worth, in the order of the actions. */
  readonly valuesAfter: (game: GameState, seat: Seat, actions: readonly Action[]) => ArrayLike<number>;
  /** The share of the advice that is included in `valuesAfter`, 0 … 1; left out: none. */
  readonly heeds?: number;
}

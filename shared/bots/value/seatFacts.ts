import type { Content } from '../../content/content.ts';
import type { GameState } from '../../flow/runner.ts';
import { scoreSeat } from '../../rules/pieces/scoring.ts';
import { contentIn, seatOf } from '../../rules/position/position.ts';
import type { SeatState } from '../../rules/position/seat.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { ScoreLine } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { setsOf, wishesOf } from './cardWorth.ts';
import { type Clock, clockOf } from './clock.ts';

/** The other seats, on average. */
export interface Others {
  /** Points if the game ended now. */
  readonly points: number;
  readonly coins: number;
  /** What the top cards are worth to each of them (`wishesOf`). */
  readonly wishes: readonly number[];
}

/** Returns what is known of the seats other than `seat`: the same for every action of one decision. */
export function othersOf(game: GameState, seat: Seat): Others {
  const content = contentIn(game);
  let points = 0;
  let coins = 0;
  for (let other = 0; other < game.seats.length; other++) {
    if (other === seat) continue;
    const state = seatOf(game, other);
    points += scoreSeat(content, state).total;
    coins += state.coins;
  }
  const count = game.seats.length - 1;
  return { points: points / count, coins: coins / count, wishes: wishesOf(game, seat) };
}

/** A seat at a point of the game, with what several groups of features ask about it. */
export interface SeatFacts {
  readonly game: GameState;
  readonly content: Content;
  readonly seat: Seat;
  /** The seat after its action. */
  readonly state: SeatState;
  /**
   * The seat's action; `null`: the game as it stands. It may be replaced by another sale, which leaves the seat the
   * same.
   */
  action: Action | null;
  readonly clock: Clock;
  readonly others: Others;
  /** Points if the game ended now. */
  readonly score: ScoreLine;
  /** Cards owned. */
  readonly cards: number;
  /** Complete sets of five colours, and how many colours have no card beyond them. */
  readonly sets: number;
  readonly missing: number;
  /** By how much requirements are lower for this seat, and the price of a missing step (0: cannot pay). */
  readonly lower: number;
  readonly payStep: number;
}

/** Returns the facts of `seat` once `action` has made it `state` (`null`: as the game stands). */
export function seatFactsOf(
  game: GameState,
  seat: Seat,
  state: SeatState,
  action: Action | null,
  others: Others,
): SeatFacts {
  const content = contentIn(game);
  const { sets, missing } = setsOf(state);
  return {
    game,
    content,
    seat,
    state,
    action,
    clock: clockOf(game, seat, state, action),
    others,
    score: scoreSeat(content, state),
    cards: state.cards.length + state.faceDown.length,
    sets,
    missing,
    lower: state.effects.lowerRequirement,
    payStep: state.effects.payRequirement?.coinsPerStep ?? 0,
  };
}

/** `value` kept within −1 … 1. */
export const clipped = (value: number): number => Math.max(-1, Math.min(1, value));

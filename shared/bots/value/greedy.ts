import type { GameState } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { mindFrom } from './network.ts';
import { type Judgement, Valuation } from './value.ts';
import data from './weights.json' with { type: 'json' };

/** The valuation with the trained network, one for each thread; replaced while `judgingBy` runs. */
let usual = new Valuation(mindFrom(data));

/**
 * Runs `task` with another valuation, so that bots with different weights can play each other. Returns the task's
 * answer.
 */
export function judgingBy<T>(valuation: Valuation, task: () => T): T {
  const before = usual;
  usual = valuation;
  try {
    return task();
  } finally {
    usual = before;
  }
}

/**
 * The best one-ply evaluator: expected final points after each of the seat's legal actions.
 * `game` may be any game that fits what the seat knows: the answer depends on nothing hidden.
 */
export const judge = (game: GameState, seat: Seat, actions: readonly Action[], advises = false): Judgement =>
  usual.judge(game, seat, actions, advises);

/** Only the values of `judge`, which costs less. Do not change the list. */
export const valuesAfter = (game: GameState, seat: Seat, actions: readonly Action[]): readonly number[] =>
  usual.valuesAfter(game, seat, actions);

/** The seat's expected final points as the game stands; by category into `out` (`HEADS` numbers) if it is given. */
export const valuesOf = (game: GameState, seat: Seat, out?: Float64Array): number => usual.valuesOf(game, seat, out);

/** Runs `task` and judges nothing twice meanwhile: for searches. Returns its answer, which is the same as without. */
export const remembering = <T>(task: () => T): T => usual.remembering(task);

/** The share of the next seat's loss that counts as a gain for a bot that follows advice. */
export const denialOf = (): number => usual.denial;

/** The index of the highest value, the first of equals; −1 for an empty list. */
export function bestOf(values: ArrayLike<number>): number {
  let best = -1;
  for (let index = 0; index < values.length; index++) {
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

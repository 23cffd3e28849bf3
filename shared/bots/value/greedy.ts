import type { GameState } from '../../flow/runner.ts';
import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { mindFrom } from './network.ts';
import { type Judgement, Valuation } from './value.ts';
import data from './weights.json' with { type: 'json' };

/** The valuation with the trained network, one for each thread; another one while `judgingBy` runs. */
let usual = new Valuation(mindFrom(data));

/** Runs `task` with everything judged by another valuation: so bots with different weights can meet. Returns its answer. */
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

/** The values of `judge` alone, which costs less; not to be changed. */
export const valuesAfter = (game: GameState, seat: Seat, actions: readonly Action[]): readonly number[] =>
  usual.valuesAfter(game, seat, actions);

/** The seat's expected final points as the game stands; by category into `out` (`HEADS` numbers) if it is given. */
export const valuesOf = (game: GameState, seat: Seat, out?: Float64Array): number => usual.valuesOf(game, seat, out);

/** Runs `task` without judging the same twice: for searches. Returns its answer, the same as without. */
export const remembering = <T>(task: () => T): T => usual.remembering(task);

/** The part of what the next seat loses that counts as one's own gain to who takes advice. */
export const denialOf = (): number => usual.denial;

/** The place of the highest value, the first of equals; −1 without any. */
export function bestOf(values: ArrayLike<number>): number {
  let best = -1;
  for (let index = 0; index < values.length; index++) {
    if (best < 0 || (values[index] as number) > (values[best] as number)) best = index;
  }
  return best;
}

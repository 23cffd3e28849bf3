import type { Mind, Weights } from '../../shared/bots/value/network.ts';
import { type Judgement, Valuation } from '../../shared/bots/value/value.ts';
import { type GameState, observe } from '../../shared/flow/runner.ts';
import { previewOf } from '../../shared/rules/choices/preview.ts';
import type { Random } from '../../shared/rules/position/random.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { evaluateChoice } from './baselineEvaluation/evaluation.ts';
import { gumbel } from './chance.ts';

/** What each of a seat's actions is worth, in points, and by category for who can tell (else `null`). */
export type Worths = Pick<Judgement, 'values'> & { readonly heads: Judgement['heads'] | null };
export type Policy = (game: GameState, seat: Seat, actions: readonly Action[]) => Worths;

/** The hand-made evaluation, from what the seat may know. */
export const handMade: Policy = (game, seat, actions) => {
  const view = observe(game, seat);
  const values = actions.map((action) =>
    evaluateChoice(view, { action, preview: previewOf(game, seat, action, view.decision) }),
  );
  return { values, heads: null };
};

export function withNetwork(weights: Weights): Policy {
  const valuation = new Valuation({ value: weights, advice: null, denial: 0 });
  return (game, seat, actions) => valuation.judge(game, seat, actions);
}

/** As `withNetwork`, with the advice on top. */
export function withMind(mind: Mind): Policy {
  const valuation = new Valuation(mind);
  return (game, seat, actions) => {
    const { values, heads, advice } = valuation.judge(game, seat, actions, true);
    return { values: values.map((value, index) => value + (advice[index] as number)), heads };
  };
}

/** The place of the highest worth, with noise of `temperature` points: 0 takes the best, the first of equals. */
export function choose(worths: ArrayLike<number>, temperature: number, random: Random): number {
  let chosen = -1;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < worths.length; index++) {
    const value = (worths[index] as number) + (temperature === 0 ? 0 : temperature * gumbel(random));
    if (chosen >= 0 && value <= highest) continue;
    chosen = index;
    highest = value;
  }
  if (chosen < 0) throw new RangeError('nothing to choose from');
  return chosen;
}

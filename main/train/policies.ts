import type { Weights } from '../../shared/bots/value/network.ts';
import { Valuation } from '../../shared/bots/value/value.ts';
import { type GameState, observe } from '../../shared/flow/runner.ts';
import { previewOf } from '../../shared/rules/choices/preview.ts';
import type { Random } from '../../shared/rules/position/random.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { evaluateChoice } from '../handmade/evaluation.ts';
import { gumbel } from './chance.ts';

/** What each of a seat's actions is worth, in points. */
export type Policy = (game: GameState, seat: Seat, actions: readonly Action[]) => ArrayLike<number>;

/** The hand-made evaluation, from what the seat may know. */
export const handMade: Policy = (game, seat, actions) => {
  const view = observe(game, seat);
  return actions.map((action) => evaluateChoice(view, { action, preview: previewOf(game, seat, action) }));
};

export function withNetwork(weights: Weights): Policy {
  const valuation = new Valuation(weights);
  return (game, seat, actions) => valuation.judge(game, seat, actions).values;
}

/** The action of highest worth, with noise of `temperature` points: 0 takes the best, the first of equals. */
export function choose(
  actions: readonly Action[],
  worth: ArrayLike<number>,
  temperature: number,
  random: Random,
): Action {
  let chosen: Action | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  actions.forEach((action, index) => {
    const value = (worth[index] ?? 0) + (temperature === 0 ? 0 : temperature * gumbel(random));
    if (chosen !== undefined && value <= highest) return;
    chosen = action;
    highest = value;
  });
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}

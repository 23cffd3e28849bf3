import type { BotJob } from '../../../shared/bots/bot.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { evaluateChoice } from './evaluation.ts';

/** The choice that the hand-made evaluation likes best, without search, noise or style: a fixed yardstick. */
export function decideByHand({ observation, choices }: BotJob): Action {
  const [first, ...others] = choices.map((choice) => ({ choice, value: evaluateChoice(observation, choice) }));
  if (first === undefined) throw new RangeError('a bot needs something to choose from');
  return others.reduce((best, other) => (other.value > best.value ? other : best), first).choice.action;
}

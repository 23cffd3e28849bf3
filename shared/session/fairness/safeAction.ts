import type { BotJob } from '../../bots/bot.ts';
import type { Action } from '../../vocabulary/actions.ts';

/**
 * What is chosen in place of a bot that gave no usable answer: what never makes things worse than they need be, pass where
 * one may, else the first. Throws a RangeError without a choice.
 */
export function safeAction({ choices }: Pick<BotJob, 'choices'>): Action {
  const actions = choices.map((choice) => choice.action);
  const action = actions.find(({ type }) => type === 'pass') ?? actions[0];
  if (!action) throw new RangeError('a bot without a choice was asked to decide');
  return action;
}

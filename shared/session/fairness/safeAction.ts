import type { BotJob } from '../../bots/bot.ts';
import type { Action } from '../../vocabulary/actions.ts';

/**
 * The choice made for a bot that gave no usable answer: one that does as little harm as possible, `pass` where it is
 * allowed, else the first. Throws a RangeError when there are no choices.
 */
export function safeAction({ choices }: Pick<BotJob, 'choices'>): Action {
  const actions = choices.map((choice) => choice.action);
  const action = actions.find(({ type }) => type === 'pass') ?? actions[0];
  if (!action) throw new RangeError('a bot without a choice was asked to decide');
  return action;
}

import type { BotJob } from '../../bots/bot.ts';
import type { Action } from '../../vocabulary/actions.ts';

/**
 * The choice in place of a bot that gave no usable answer: one that does not make things worse than necessary, pass if
 * possible, else the first. Throws a RangeError without a choice.
 */
export function safeAction({ choices }: Pick<BotJob, 'choices'>): Action {
  const actions = choices.map((choice) => choice.action);
  const action = actions.find(({ type }) => type === 'pass') ?? actions[0];
  if (!action) throw new RangeError('a bot without a choice was asked to decide');
  return action;
}

import type { GameUpdate, NumberedEvent } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { namesOf } from '../game.ts';
import type { LogContext } from '../model/sentences.ts';

/** Returns what the sentences of a game's log need to know. */
export const logContextOf = (update: GameUpdate): LogContext => ({ names: namesOf(update), view: update.view });

export const numbered = (log: readonly GameEvent[]): readonly NumberedEvent[] =>
  log.map((event, number) => ({ number, event }));

/**
 * The same by line of a log, from 0: whoever sat there then is called by their own name, and not by that of whoever came
 * after.
 */
export function contextAlong(update: GameUpdate, log: readonly GameEvent[]): (line: number) => LogContext {
  const now = logContextOf(update);
  const contexts: LogContext[] = [];
  let context = now;
  for (const event of log.toReversed()) {
    contexts.push(context);
    if (event.type !== 'seatTaken') continue;
    const { seat, from } = event;
    context = { ...context, names: context.names.map((name, own) => (own === seat ? from.name : name)) };
  }
  contexts.reverse();
  return (line) => contexts[line] ?? now;
}

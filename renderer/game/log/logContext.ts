import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { namesOf } from '../game.ts';
import type { LogContext } from '../words/sentence.ts';

/** Returns what is needed to write the sentences of a game's log. */
export const logContextOf = (update: GameUpdate, log: readonly GameEvent[]): LogContext => ({
  names: namesOf(update),
  view: update.view,
  latePasses: latePasses(log),
});

/** Events that take something in a step that can be ended by passing. */
const TAKEN: ReadonlySet<GameEvent['type']> = new Set([
  'colonyPlundered',
  'colonyIntegrated',
  'statueCarved',
  'freeCardTaken',
  'silverBought',
  'goldBought',
]);

/** Returns the events of passing before which the same seat took something in the same step. */
export function latePasses(log: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const late = new Set<GameEvent>();
  const took = new Set<Seat>();
  for (const event of log) {
    if (event.type === 'stepStarted') took.clear();
    else if (TAKEN.has(event.type) && 'seat' in event) took.add(event.seat);
    else if (event.type === 'passed' && took.has(event.seat)) late.add(event);
  }
  return late;
}

/** Returns the context of each line of a log (from 0). Lines use the name of the player who sat there at the time. */
export function contextAlong(update: GameUpdate, log: readonly GameEvent[]): (line: number) => LogContext {
  const now = logContextOf(update, log);
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

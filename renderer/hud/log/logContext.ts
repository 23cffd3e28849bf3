import type { GameUpdate, NumberedEvent } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { namesOf } from '../game.ts';
import type { LogContext } from '../model/sentences.ts';

/** Returns what the sentences of a game's log need to know. */
export const logContextOf = (update: GameUpdate): LogContext => ({ names: namesOf(update), view: update.view });

export const numbered = (log: readonly GameEvent[]): readonly NumberedEvent[] =>
  log.map((event, number) => ({ number, event }));

import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { type LogContext, sentenceOf } from '../model/sentences.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { SentenceView } from './SentenceView.tsx';

interface LogLineProps {
  readonly event: GameEvent;
  readonly context: LogContext;
  readonly players: readonly Player[];
}

/** One event of the log. */
export function LogLine({ event, context, players }: LogLineProps) {
  const player = 'seat' in event ? players[event.seat] : undefined;
  return (
    <li className="log-line" data-type={event.type}>
      {player === undefined ? <span className="log-gap" /> : <Emblem emblem={player.emblem} />}
      <span className="log-words">
        <SentenceView sentence={sentenceOf(event, context)} />
      </span>
    </li>
  );
}

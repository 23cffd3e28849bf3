import type { Player } from '../../../shared/contract/tableSetup.ts';
import { DECIDED_BY, type GameEvent } from '../../../shared/vocabulary/events.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import type { LogContext } from '../words/sentence.ts';
import { sentenceOf } from '../words/sentences.ts';
import { useLogStop } from './logStops.ts';
import { SentenceView } from './SentenceView.tsx';
import { WhyLine } from './WhyLine.tsx';

interface LogLineProps {
  readonly event: GameEvent;
  readonly context: LogContext;
  readonly players: readonly Player[];
  /** The line's place in the log of the game at hand: there one may ask why a bot did this. */
  readonly line?: number;
}

/** One event of the log. */
export function LogLine({ event, context, players, line }: LogLineProps) {
  const stop = useLogStop();
  const player = 'seat' in event ? players[event.seat] : undefined;
  return (
    <li className="log-line stack top" data-type={event.type} {...stop}>
      {player === undefined ? <span className="log-gap" /> : <Emblem emblem={player.emblem} />}
      <span className="log-words">
        <SentenceView sentence={sentenceOf(event, context)} />
      </span>
      {line !== undefined && player?.controller.kind === 'bot' && DECIDED_BY[event.type] !== undefined && (
        <WhyLine line={line} event={event} />
      )}
    </li>
  );
}

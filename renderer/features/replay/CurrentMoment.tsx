import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useGame } from '../../game/game.ts';
import { SentenceView } from '../../game/log/LogLine.tsx';
import { useTable } from '../../game/state/table.ts';
import { useDecisionLog } from '../../game/useDecisionLog.ts';
import { isOpenTo } from '../../game/words/decisionLog.ts';
import { decisionSentence } from '../../game/words/reasonWords.ts';
import { sentenceOf } from '../../game/words/sentences.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { useReplay } from './replayState.ts';
import { headlineOf } from './timeline.ts';
import { useReplayContext } from './useReplayContext.ts';

/** What happened last at this position, in a sentence, and how far into the game that is. */
export function CurrentMoment({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const position = useReplay((replay) => replay.position);
  const event = useCurrentEvent(timeline, position);
  const length = timeline.moments.length;
  return (
    <div className="transport-moment between fill gap-10">
      <p className="transport-sentence line close gap-6">
        {event === undefined ? text('replay.start') : <EventWords event={event} timeline={timeline} />}
      </p>
      <output className="strong soft oneline" aria-label={text('replay.position.value', { position, length })}>
        {text('replay.count', { position, length })}
      </output>
      {timeline.finished && <MomentReason timeline={timeline} position={position} />}
    </div>
  );
}

/** Why the decision that led here was good or bad, as far as the viewer may know. */
function MomentReason({ timeline, position }: { readonly timeline: ReplayTimeline; readonly position: number }) {
  const text = useText();
  const { expansions } = useGame().view.options;
  const entry = useDecisionLog(timeline.gameId)?.entries[position - 1];
  const isTold = entry !== undefined && isOpenTo(entry, timeline.viewer, expansions);
  if (!isTold) return <p className="transport-reason dim small" />;
  const isBot = timeline.players[entry.seat]?.controller.kind === 'bot';
  return <p className="transport-reason dim small">{decisionSentence(entry, isBot, expansions, text)}</p>;
}

/** While the table moves, the event that is being shown; else what the decision was. */
function useCurrentEvent({ moments }: ReplayTimeline, position: number): GameEvent | undefined {
  const playing = useTable((table) => table.playing);
  const event = useTable((table) => table.event);
  if (playing && event !== null) return event;
  const moment = moments[position - 1];
  return moment === undefined ? undefined : headlineOf(moment);
}

function EventWords({ event, timeline }: { readonly event: GameEvent; readonly timeline: ReplayTimeline }) {
  const { update } = useGame();
  const context = useReplayContext(timeline);
  const player = 'seat' in event ? update.players[event.seat] : undefined;
  return (
    <>
      {player !== undefined && <Emblem emblem={player.emblem} />}
      <span>
        <SentenceView sentence={sentenceOf(event, context)} />
      </span>
    </>
  );
}

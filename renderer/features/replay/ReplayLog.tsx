import { memo, useDeferredValue, useLayoutEffect } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useGame } from '../../game/game.ts';
import { LogLine } from '../../game/log/LogLine.tsx';
import { linesOf } from '../../game/words/logFilter.ts';
import type { LogContext } from '../../game/words/sentence.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { seeAs, seek } from './commands.ts';
import { useReplay } from './replayState.ts';
import { historyTo } from './timeline.ts';
import { useReplayContext } from './useReplayContext.ts';
import { WhatIf } from './WhatIf.tsx';

const EVERYBODY = 'everybody';

/** Chooses as which seat a finished game is seen. */
function SeenBy({ timeline: { players, viewer } }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const host = useHost();
  const options = [EVERYBODY, ...players.map(({ emblem }) => emblem)];
  const wordsFor = (option: string) => {
    const player = players.find(({ emblem }) => emblem === option);
    return player === undefined ? (
      <>
        <Icon name="eye" />
        {text('replay.seenBy.all')}
      </>
    ) : (
      <>
        <Emblem emblem={player.emblem} />
        {player.name}
      </>
    );
  };
  return (
    <div className="seen-by flow shrink soft small gap-6">
      <span className="oneline" aria-hidden="true">
        {text('replay.seenBy')}
      </span>
      <ChoiceMenu
        label={text('replay.seenBy')}
        value={(viewer === null ? undefined : players[viewer]?.emblem) ?? EVERYBODY}
        options={options}
        wordsFor={wordsFor}
        onChange={(option) => {
          const seat = players.findIndex(({ emblem }) => emblem === option);
          void seeAs(host, seat < 0 ? null : seat);
        }}
      />
    </div>
  );
}

interface MomentLinesProps {
  /** The position after what is told here. */
  readonly position: number;
  readonly events: readonly GameEvent[];
  readonly current: boolean;
  readonly context: LogContext;
  readonly players: readonly Player[];
}

/** Everything that one decision led to; a click goes there. Memoised, as a game has hundreds of them. */
const MomentLines = memo(function MomentLines(props: MomentLinesProps) {
  const { position, events, current, context, players } = props;
  const text = useText();
  return (
    <li className="moment round anchor" aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className="moment-go cover round"
        data-rove
        aria-label={position === 0 ? text('replay.log.start') : text('replay.log.go', { position })}
        onClick={() => seek(position)}
      />
      {events.length === 0 && <p className="quiet">{text('replay.start')}</p>}
      <ol>
        {linesOf(events).map(({ number, event }) => (
          <LogLine key={number} event={event} context={context} players={players} />
        ))}
      </ol>
    </li>
  );
});

/** The history up to the position that is looked at, newest at the bottom; each decision leads back to its position. */
export function ReplayLog({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const host = useHost();
  const { view } = useGame();
  // Hundreds of lines must not delay the scrubbing.
  const position = useDeferredValue(useReplay((replay) => replay.position));
  const list = useRovingFocus<HTMLDivElement>();
  const context = useReplayContext(timeline);
  useLayoutEffect(() => {
    // The list is turned over: this is its end.
    if (list.current !== null && position >= 0) list.current.scrollTop = 0;
  }, [list, position]);
  return (
    <section className="panel" aria-label={text('replay.log')} data-region="log">
      <header className="panel-head flow">
        <h2>{text('replay.log')}</h2>
        {timeline.finished && <SeenBy timeline={timeline} />}
      </header>
      <div className="panel-body fades scroll fill moments flex" ref={list}>
        <ol>
          {historyTo(timeline, position).map((told) => (
            <MomentLines
              key={told.position}
              position={told.position}
              events={told.events}
              current={told.position === position}
              context={context}
              players={timeline.players}
            />
          ))}
        </ol>
      </div>
      <footer className="panel-foot end replay-foot gap-6">
        {view.result !== null && (
          <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'score')}>
            <Icon name="points" />
            {text('replay.score')}
          </button>
        )}
        <WhatIf timeline={timeline} />
      </footer>
    </section>
  );
}

import { useDeferredValue, useLayoutEffect } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { useGame } from '../../game/game.ts';
import { useReplay } from '../../game/state/replay.ts';
import { openPanel } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { MomentLines } from './MomentLines.tsx';
import { SeenBy } from './SeenBy.tsx';
import { historyTo } from './timeline.ts';
import { useReplayContext } from './useReplayContext.ts';
import { WhatIf } from './WhatIf.tsx';

/** The history up to the position that is looked at, newest at the bottom; each decision leads back to its position. */
export function ReplayLog({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const { view } = useGame();
  // Hundreds of lines must not hold up the hand that scrubs.
  const position = useDeferredValue(useReplay((replay) => replay.position));
  const list = useRovingFocus<HTMLDivElement>();
  const context = useReplayContext(timeline);
  useLayoutEffect(() => {
    // The list is turned over: this is its end.
    if (list.current !== null && position >= 0) list.current.scrollTop = 0;
  }, [list, position]);
  return (
    <section className="panel replay-log" aria-label={text('replay.log')} data-region="log">
      <header className="panel-head panel-head-quiet">
        <h2>{text('replay.log')}</h2>
        {timeline.finished && <SeenBy timeline={timeline} />}
      </header>
      <div className="panel-body moments flex" ref={list}>
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
      <footer className="panel-foot replay-foot gap-6">
        {view.result !== null && (
          <button type="button" className="button button-quiet" onClick={() => openPanel('score')}>
            <Icon name="points" />
            {text('replay.score')}
          </button>
        )}
        <WhatIf timeline={timeline} />
      </footer>
    </section>
  );
}

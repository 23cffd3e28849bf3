import { useLayoutEffect } from 'react';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { nameOf, useGame } from '../game.ts';
import { useTable } from '../state/table.ts';
import { linesOf } from '../words/logFilter.ts';
import { sinceDecisionOf, toggleRecap } from '../words/recap.ts';
import { LogLine, LogStops } from './LogLine.tsx';
import { contextAlong } from './logContext.ts';

/**
 * Everything that happened since the player's last decision, in order and complete. It opens by itself after a skip,
 * interrupts nothing, and closes when everything up to the next decision was shown.
 */
export function RecapPanel() {
  const text = useText();
  const host = useHost();
  const { update, own, playing } = useGame();
  const log = useTable((table) => table.log);
  const contextAt = contextAlong(update, log);
  const pendingEvents = useTable((table) => table.pendingEvents);
  const list = useRovingFocus<HTMLDivElement>();
  // Only what the table has shown.
  const told = log.slice(0, Math.max(0, log.length - pendingEvents));
  const since = sinceDecisionOf(own, told);
  const { length } = told;
  useLayoutEffect(() => {
    // After a skip it is read from the beginning. While events come one by one it scrolls along.
    if (list.current !== null && length > 0) list.current.scrollTop = playing ? list.current.scrollHeight : 0;
  }, [list, playing, length]);
  return (
    <section className="log column recap" aria-label={text('recap.label')} data-region="recap">
      <header className="log-head between">
        <h2>{text('log.since', { name: nameOf(update, own) })}</h2>
        <IconButton icon="close" label={text('dialog.close')} command="recap" onPress={() => toggleRecap(host)} />
      </header>
      <LogStops value={true}>
        <div className="log-body fades scroll grow" ref={list}>
          {since === length && <p className="quiet">{text('recap.nothing')}</p>}
          <ol>
            {linesOf(told)
              .filter(({ number }) => number >= since)
              .map(({ number, event }) => (
                <LogLine
                  key={number}
                  line={number}
                  event={event}
                  context={contextAt(number)}
                  players={update.players}
                />
              ))}
          </ol>
        </div>
      </LogStops>
    </section>
  );
}

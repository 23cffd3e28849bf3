import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { toggleLog } from '../../store/app.ts';
import { useTable } from '../../store/table.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { nameOf, useGame } from '../game.ts';
import { sinceDecisionOf } from '../model/recap.ts';
import { LogLine } from './LogLine.tsx';
import { logContextOf, numbered } from './logContext.ts';

/** Everything that happened, newest at the bottom; a mark stands where the player's last decision was. */
export function LogPanel() {
  const text = useText();
  const { update, own } = useGame();
  const context = logContextOf(update);
  const list = useRef<HTMLDivElement>(null);
  const log = useTable((table) => table.log);
  const since = sinceDecisionOf(own, log);
  const { length } = log;
  useLayoutEffect(() => {
    if (list.current !== null && length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [length]);
  const lines = numbered(log).map(({ number, event }) => (
    <LogLine key={number} line={number} event={event} context={context} players={update.players} />
  ));
  return (
    <section className="log" aria-label={text('log.label')} data-region="log">
      <header className="log-head">
        <h2>{text('log.label')}</h2>
        <IconButton icon="close" label={text('dialog.close')} shortcut="L" onPress={toggleLog} />
      </header>
      <div className="log-body" ref={list}>
        {length === 0 && <p className="quiet">{text('log.empty')}</p>}
        <ol>{lines.slice(0, since)}</ol>
        {since > 0 && since < length && <p className="log-since">{text('log.since', { name: nameOf(update, own) })}</p>}
        <ol>{lines.slice(since)}</ol>
      </div>
    </section>
  );
}

import { FoldButton, useFolded } from '../../../game/Buttons.tsx';
import { useGame } from '../../../game/game.ts';
import { LogLine, LogStops } from '../../../game/log/LogLine.tsx';
import { contextAlong } from '../../../game/log/logContext.ts';
import { ControllerChangeNote } from '../../../game/seats/ControllerChangeNote.tsx';
import { useTable } from '../../../game/state/table.ts';
import { linesOf } from '../../../game/words/logFilter.ts';
import { dueWords } from '../../../game/words/turn.ts';
import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useRovingFocus } from '../../../ui/keyboard/rovingFocus.ts';
import { RunButtons } from '../RunButtons.tsx';
import { isRunning } from '../useSkipping.ts';

/** How many of the newest lines stay in sight. */
const LINES = 12;

/**
 * What others do while nobody at this screen decides: the newest lines of the log, as far as the table has shown them.
 * The winner is not named here: the count of the points does that.
 */
export function OpponentActivity() {
  const text = useText();
  const host = useHost();
  const game = useGame();
  const { update, view, playing } = game;
  const paused = useTable((table) => table.playbackRate === 'paused');
  const due = playing ? '' : dueWords(update, view, text);
  const hint = paused && isRunning(game) ? text('run.paused') : due;
  const folded = useFolded('panel');
  const list = useRovingFocus<HTMLOListElement>('newest');
  // A lesson ends with words of its own.
  const counts = update.kind !== 'lesson' && view.result !== null;
  const log = useTable((table) => table.log);
  const contextAt = contextAlong(update, log);
  const pendingEvents = useTable((table) => table.pendingEvents);
  const end = Math.max(0, log.length - pendingEvents);
  return (
    <section
      className="panel"
      aria-label={text('panel.label')}
      data-region="decision"
      data-folded={folded}
      tabIndex={-1}
    >
      <header className="panel-head flow">
        <h2>{text('panel.happening')}</h2>
        <FoldButton part="panel" />
        {isRunning(game) && <RunButtons />}
        {/* Below the buttons, so that they stay under the pointer whether there is text or not. */}
        <p className="panel-hint soft small">{hint}</p>
      </header>
      <ControllerChangeNote />
      <LogStops value={true}>
        <ol className="panel-body fades scroll fill happenings column end gap-2" ref={list}>
          {linesOf(log.slice(0, end))
            .slice(-LINES)
            .filter(({ event }) => event.type !== 'gameScored')
            .map((line) => (
              <LogLine
                key={line.number}
                line={line.number}
                event={line.event}
                context={contextAt(line.number)}
                players={update.players}
              />
            ))}
        </ol>
      </LogStops>
      {!playing && counts && (
        <footer className="panel-foot end">
          <button type="button" className="button button-main" onClick={() => openPanel(host, 'score')}>
            {text('panel.openScore')}
          </button>
        </footer>
      )}
    </section>
  );
}

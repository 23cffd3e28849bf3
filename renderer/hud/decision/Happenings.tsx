import { skip } from '../../director/director.ts';
import { useText } from '../../i18n/text.ts';
import { openPanel } from '../../store/app.ts';
import { useTable } from '../../store/table.ts';
import { FoldButton } from '../controls/FoldButton.tsx';
import { useFolded } from '../folding.ts';
import { useGame } from '../game.ts';
import { Icon } from '../icons/Icon.tsx';
import { LogLine } from '../log/LogLine.tsx';
import { logContextOf, numbered } from '../log/logContext.ts';
import { dueWords } from '../model/turn.ts';
import { HandedOver } from '../seats/HandedOver.tsx';

/** How many of the newest lines stay in sight. */
const LINES = 12;

/** What others do while nobody at this screen decides: the newest lines of the log, in step with the table. */
export function Happenings() {
  const text = useText();
  const { update, view, playing } = useGame();
  const folded = useFolded('panel');
  const context = logContextOf(update);
  const log = useTable((table) => table.log);
  const untold = useTable((table) => table.untold);
  const end = Math.max(0, log.length - untold);
  const start = Math.max(0, end - LINES);
  return (
    <section className="panel" aria-label={text('panel.label')} data-region="decision" data-folded={folded}>
      <header className="panel-head panel-head-quiet">
        <h2>{text('panel.happening')}</h2>
        <FoldButton part="panel" />
        <p className="panel-hint">{playing ? '' : dueWords(update, view, text)}</p>
      </header>
      <HandedOver />
      <ol className="panel-body happenings">
        {numbered(log)
          .slice(start, end)
          .map((line) => (
            <LogLine
              key={line.number}
              line={line.number}
              event={line.event}
              context={context}
              players={update.players}
            />
          ))}
      </ol>
      <footer className="panel-foot">
        {playing && (
          <button type="button" className="button button-quiet" onClick={() => skip()}>
            <Icon name="skip" />
            {text('panel.skip')}
            <kbd>{text('keys.space')}</kbd>
          </button>
        )}
        {!playing && view.result !== null && (
          <button type="button" className="button button-main" onClick={() => openPanel('score')}>
            {text('panel.openScore')}
          </button>
        )}
      </footer>
    </section>
  );
}

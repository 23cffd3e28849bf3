import { gameName } from '../../game/game.ts';
import { useApp } from '../../platform/app.ts';
import { useRoutes } from '../../platform/feature.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { ImportProblem } from './ImportReport.tsx';
import { dismissImport, type ImportOutcome, useLibrary } from './library.ts';
import { openArrived } from './openArrived.ts';

/** Tells the outcome of an import when the list is not on the screen, and asks whether to go there. */
export function ArrivalDialog() {
  const text = useText();
  const imported = useLibrary((library) => (library.asking ? library.imported : null));
  if (imported === null || imported.kind === 'reading') return null;
  if (imported.kind === 'done') return <Arrival {...imported} />;
  return (
    <Modal title={text('library.problem.title', { file: imported.file })} className="arrival" onClose={dismissImport}>
      <div className="import-words gap-2-5 copyable stack grow shrink">
        <ImportProblem problem={imported.problem} />
      </div>
      <footer className="modal-foot">
        <button type="button" className="button button-main" onClick={dismissImport}>
          {text('dialog.close')}
        </button>
      </footer>
    </Modal>
  );
}

function Arrival({ games, known }: Extract<ImportOutcome, { readonly kind: 'done' }>) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const atTable = useApp(({ screen }) => screen === 'game');
  const [game, ...more] = games;
  if (game === undefined) return null;
  const single = more.length === 0;
  const name = gameName(game, text);
  return (
    <Modal title={text('library.arrival.title')} className="arrival" onClose={dismissImport}>
      <p>
        {single
          ? text(known.length > 0 ? 'library.arrival.known' : 'library.arrival.new', { name })
          : text('library.arrival.many', { count: games.length })}
      </p>
      {atTable && <p className="quiet">{text('library.arrival.atTable')}</p>}
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={dismissImport}>
          {text('library.arrival.stay')}
        </button>
        <button type="button" className="button button-main" onClick={() => void openArrived(host, routes)}>
          {text(single && !game.finished ? 'library.arrival.open' : 'library.arrival.list')}
        </button>
      </footer>
    </Modal>
  );
}

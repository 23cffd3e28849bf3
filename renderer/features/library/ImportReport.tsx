import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { dismissImport, type FileProblem, type ImportOutcome, useLibrary } from './library.ts';

/** Why a file was not taken in: where in it, what is wrong, and what stands there. */
export function ImportProblem({ problem }: { readonly problem: FileProblem }) {
  const text = useText();
  const { detail } = problem;
  return (
    <>
      <p>
        {'line' in problem ? (
          <>
            <b>{text('library.problem.line', { line: problem.line })}</b>
            {text(`library.problem.${problem.reason}`)}
          </>
        ) : (
          text(`library.saveProblem.${problem.reason}`)
        )}
      </p>
      {detail !== '' && (
        <p className="import-detail text-9 rolls breaks">{text('library.problem.detail', { detail })}</p>
      )}
      <p className="quiet">{text('library.problem.nothing')}</p>
    </>
  );
}

/** What became of the newest import. */
export function ImportReport() {
  const text = useText();
  const imported = useLibrary((library) => library.imported);
  return (
    <div role="status">
      {imported?.kind === 'reading' && (
        <p className="library-note bordered between rounded well gap-10">{text('library.import.reading')}</p>
      )}
      {imported?.kind === 'done' && <Arrived games={imported.games.length} known={imported.known.length} />}
      {imported?.kind === 'problem' && <Problem {...imported} />}
    </div>
  );
}

function Arrived({ games, known }: { readonly games: number; readonly known: number }) {
  const text = useText();
  return (
    <p className="library-note bordered between rounded well gap-10 import-done">
      <Icon name="check" />
      {games > known && <span>{text('library.import.done', { count: games - known })}</span>}
      {known > 0 && <span>{text('library.import.known', { count: known })}</span>}
    </p>
  );
}

function Problem({ file, problem }: Extract<ImportOutcome, { readonly kind: 'problem' }>) {
  const text = useText();
  return (
    <section className="import-problem flex rounded gap-10">
      <Icon name="warning" className="import-sign" />
      <div className="import-words gap-2-5 copyable stack grow shrink">
        <h2>{text('library.problem.title', { file })}</h2>
        <ImportProblem problem={problem} />
      </div>
      <button type="button" className="icon-button" aria-label={text('notice.dismiss')} onClick={dismissImport}>
        <Icon name="close" />
      </button>
    </section>
  );
}

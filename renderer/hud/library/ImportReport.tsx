import type { RecordProblem } from '../../../shared/contract/answers.ts';
import { useText } from '../../i18n/text.ts';
import { dismissImport, useLibrary } from '../../store/library.ts';
import { Icon } from '../icons/Icon.tsx';

/** What became of the newest import. */
export function ImportReport() {
  const text = useText();
  const imported = useLibrary((library) => library.imported);
  return (
    <div role="status" className="import-report">
      {imported?.kind === 'reading' && <p className="library-note">{text('library.import.reading')}</p>}
      {imported?.kind === 'done' && (
        <p className="library-note import-done">
          <Icon name="check" />
          {text('library.import.done', { count: imported.gameIds.length })}
        </p>
      )}
      {imported?.kind === 'problem' && <Problem file={imported.file} problem={imported.problem} />}
    </div>
  );
}

interface ProblemProps {
  readonly file: string;
  readonly problem: RecordProblem;
}

/** Why a file was not imported: where in it, what is wrong, and what stands there. */
function Problem({ file, problem: { line, reason, detail } }: ProblemProps) {
  const text = useText();
  return (
    <section className="import-problem">
      <Icon name="warning" className="import-sign" />
      <div className="import-words">
        <h2>{text('library.problem.title', { file })}</h2>
        <p>
          <b>{text('library.problem.line', { line })}</b>
          {text(`library.problem.${reason}`)}
        </p>
        {detail !== '' && <p className="import-detail">{text('library.problem.detail', { detail })}</p>}
        <p className="quiet">{text('library.problem.nothing')}</p>
      </div>
      <button type="button" className="icon-button" aria-label={text('notice.dismiss')} onClick={dismissImport}>
        <Icon name="close" />
      </button>
    </section>
  );
}

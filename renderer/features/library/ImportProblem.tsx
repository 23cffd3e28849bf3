import { useText } from '../../platform/i18n/text.ts';
import type { FileProblem } from './library.ts';

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
      {detail !== '' && <p className="import-detail rolls breaks">{text('library.problem.detail', { detail })}</p>}
      <p className="quiet">{text('library.problem.nothing')}</p>
    </>
  );
}

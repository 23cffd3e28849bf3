import { useEffect, useRef } from 'react';
import type { ProblemAlternative, ProblemVerdict } from '../../../shared/contract/problemAnswers.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { FoldButton, useFolded } from '../../game/Buttons.tsx';
import { useGame } from '../../game/game.ts';
import { decisionSentence, loggedActionWords } from '../../game/words/reasonWords.ts';
import { useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { type RunningProblem, useChallenges } from './challengesStore.ts';
import { openProblems, playOnFromProblem, startProblem } from './commands.ts';

/** A move of a problem as a line of the answer's table. */
interface MoveLine {
  readonly words: string;
  /** Points behind the best one, in tenths at most; 0 for the best. */
  readonly behind: number;
  readonly isBest: boolean;
  readonly isTaken: boolean;
}

const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Returns what each move would have been worth, the best first. Moves with the same name and worth appear once. */
function moveLines({ best, taken, entry, alternatives }: ProblemVerdict, text: Text): readonly MoveLine[] {
  const lineOf = (action: Action, behind: number): MoveLine => ({
    words: loggedActionWords(action, entry, text),
    behind: toTenths(behind),
    isBest: action === best,
    isTaken: taken !== null && isSameAction(action, taken),
  });
  const others = alternatives.map(({ action, behind }: ProblemAlternative) => lineOf(action, behind));
  return [lineOf(best, 0), ...others];
}

const TITLE = 'problem-title';
const REASON = 'problem-reason';

/** After the answer: whether it was found, why it is the best, and what the others would have been worth. */
export function ProblemPanel() {
  const text = useText();
  const { view } = useGame();
  const folded = useFolded('panel');
  const { running, verdict } = useChallenges();
  if (running === null || verdict === null) return null;
  const { found, taken, entry } = verdict;
  return (
    <section
      className="panel problem-answer"
      aria-label={text('problems.region')}
      data-region="decision"
      data-folded={folded}
      tabIndex={-1}
    >
      <header className="panel-head flow" data-found={found || taken === null}>
        <Icon name={iconOf(verdict)} means={null} />
        <h2 id={TITLE}>{text(titleOf(verdict))}</h2>
        <FoldButton part="panel" />
      </header>
      <div className="panel-body fades scroll fill">
        <p className="problem-reason" id={REASON}>
          {decisionSentence(entry, false, view.options.expansions, text)}
        </p>
        <p className="bold">{ratingWords(verdict, text)}</p>
        <Moves lines={moveLines(verdict, text)} />
        <p className="quiet">
          {text('problems.about.theme', { theme: text(`problems.theme.${verdict.theme}`) })} {foundWords(verdict, text)}
        </p>
      </div>
      <Ways running={running} />
    </section>
  );
}

function titleOf({ found, taken }: ProblemVerdict): 'problems.right' | 'problems.wrong' | 'problems.shown' {
  if (taken === null) return 'problems.shown';
  return found ? 'problems.right' : 'problems.wrong';
}

function iconOf({ found, taken }: ProblemVerdict): IconName {
  if (taken === null) return 'eye';
  return found ? 'check' : 'close';
}

const foundWords = ({ foundBy }: ProblemVerdict, text: Text): string =>
  foundBy === null ? text('problems.foundByNone') : text('problems.foundBy', { level: text(`level.${foundBy}`) });

const ratingWords = ({ change, progress: { rating, streak } }: ProblemVerdict, text: Text): string =>
  change === null
    ? text('problems.unrated', { rating })
    : text('problems.rated', { rating, change: text.signed(change), streak });

function Moves({ lines }: { readonly lines: readonly MoveLine[] }) {
  const text = useText();
  const most = Math.max(1, ...lines.map(({ behind }) => behind));
  return (
    <table className="problem-moves table">
      <caption className="bright bold">{text('problems.moves')}</caption>
      <tbody>
        {lines.map((line, index) => (
          // Two ways to sell are called alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer never change places
          <tr key={index} data-best={line.isBest} data-taken={line.isTaken}>
            <th scope="row">
              {line.words}
              {line.isTaken && <small className="block soft">{text('problems.yours')}</small>}
            </th>
            <td>
              {!line.isBest && (
                <span
                  className="problem-bar block"
                  aria-hidden="true"
                  style={{ width: `${(100 * Math.max(0, line.behind)) / most}%` }}
                />
              )}
              {line.isBest ? text('problems.best') : text.signed(-line.behind)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ways({ running: { choice } }: { readonly running: RunningProblem }) {
  const text = useText();
  const host = useHost();
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <footer className="panel-foot end problem-ways stack gap-4">
      <button type="button" className="button button-quiet" onClick={() => void openProblems(host)}>
        {text('problems.all')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => void playOnFromProblem(host)}>
        {text('problems.playOn')}
      </button>
      <button
        type="button"
        ref={main}
        // Screen readers read the result together with this button.
        aria-describedby={`${TITLE} ${REASON}`}
        className="button button-main"
        onClick={() => void startProblem(host, choice.kind === 'daily' ? { kind: 'any' } : choice)}
      >
        {text('problems.next')}
      </button>
    </footer>
  );
}

import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useChallenges } from './challengesStore.ts';
import { answerProblem } from './commands.ts';

/** In the place of advice: what is asked, how difficult it is, and the way to the answer. */
export function ProblemAsks() {
  const text = useText();
  const host = useHost();
  const running = useChallenges((state) => state.running);
  if (running === null) return null;
  const { difficulty, rating, again } = running;
  return (
    <div className="problem-asks line gap-6">
      <p role="status">
        <strong className="block bright">
          {text('problems.chip', { difficulty: text(`problems.difficulty.${difficulty}`), rating })}
        </strong>{' '}
        {text(again ? 'problems.findAgain' : 'problems.find')}
      </p>
      <button type="button" className="button button-quiet" onClick={() => void answerProblem(host, null)}>
        {text('problems.show')}
      </button>
    </div>
  );
}

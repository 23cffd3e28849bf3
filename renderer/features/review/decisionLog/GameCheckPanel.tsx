import { flushSync } from 'react-dom';
import type { CheckedDecision, GameCheck } from '../../../../shared/contract/fairness.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { STEPS } from '../../../../shared/vocabulary/time.ts';
import { useGame } from '../../../game/game.ts';
import { numeral, type Text, useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { decisionLineId } from './DecisionLine.tsx';
import { type Check, useCheck } from './useCheck.ts';

/** How a result is to be read: as it should be, not so, or unknown. */
type Mood = 'good' | 'bad' | 'open';

const DEAL_MOODS: Readonly<Record<GameCheck['deal'], Mood>> = { kept: 'good', broken: 'bad', none: 'open' };

const countOf = (
  decisions: readonly CheckedDecision[],
  ...kinds: readonly CheckedDecision['verdict']['kind'][]
): number => decisions.filter(({ verdict }) => kinds.includes(verdict.kind)).length;

function moodOf(decisions: readonly CheckedDecision[]): Mood {
  if (countOf(decisions, 'different') > 0) return 'bad';
  return countOf(decisions, 'unknown') > 0 ? 'open' : 'good';
}

interface GameCheckPanelProps {
  readonly gameId: string;
  /** Opens the books of a seat. */
  readonly onSeat: (seat: Seat) => void;
}

/** Whether the deal is the one that was promised, and whether bots decide the same again: on request. */
export function GameCheckPanel({ gameId, onSeat }: GameCheckPanelProps) {
  const text = useText();
  const { check, begin, stop } = useCheck(gameId);
  const isRunning = check?.state === 'running';
  const goTo = ({ seat, position }: CheckedDecision) => {
    flushSync(() => onSeat(seat));
    const line = document.getElementById(decisionLineId(position));
    line?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: 'center' });
  };
  return (
    <section className="game-check gap-4-5 stack" aria-label={text('check.start')}>
      <div className="game-check-head flow">
        <button type="button" className="button" onClick={isRunning ? stop : begin}>
          <Icon name={isRunning ? 'close' : 'check'} />
          {text(labelOf(check))}
        </button>
        {check === null ? <p className="quiet">{text('check.about')}</p> : <Progress check={check} />}
      </div>
      {/* Read out when it is complete, not at every step. */}
      <div aria-live="polite">{check?.state === 'done' && <Verdicts check={check} />}</div>
      {check?.state === 'done' && <Differences decisions={check.decisions} onGo={goTo} />}
    </section>
  );
}

function labelOf(check: Check | null) {
  if (check === null) return 'check.start';
  return check.state === 'running' ? 'check.stop' : 'check.again';
}

function Progress({ check: { state, total, decisions } }: { readonly check: Check }) {
  const text = useText();
  if (state === 'done') return null;
  // Before the first answer nobody knows how many there are.
  if (total === 0) return <p className="quiet">{text('books.reading')}</p>;
  const words = text(state === 'running' ? 'check.running' : 'check.stopped', { done: decisions.length, total });
  return (
    <>
      {state === 'running' && <progress aria-label={text('check.start')} max={total} value={decisions.length} />}
      <p className="quiet">{words}</p>
    </>
  );
}

const UNCHECKED = ['nothingNoted', 'otherBots', 'failed'] as const;

function dealWords({ deal, after }: Check, text: Text): string {
  return deal === 'kept' && after > 0 ? text('check.deal.branch', { after }) : text(`check.deal.${deal}`);
}

function Verdicts({ check }: { readonly check: Check }) {
  const text = useText();
  const { deal, decisions, total } = check;
  const same = countOf(decisions, 'same', 'safe');
  const safe = countOf(decisions, 'safe');
  return (
    <ul className="game-check-verdicts">
      <Verdict mood={DEAL_MOODS[deal]} words={dealWords(check, text)} />
      {total === 0 ? (
        <Verdict mood="open" words={text('check.noBots')} />
      ) : (
        <Verdict
          mood={moodOf(decisions)}
          words={same === total ? text('check.all', { total }) : text('check.some', { same, total })}
        />
      )}
      {safe > 0 && <Verdict mood="open" words={text('check.safe', { count: safe })} />}
      {UNCHECKED.map((why) => {
        const count = decisions.filter(({ verdict }) => verdict.kind === 'unknown' && verdict.why === why).length;
        return count > 0 && <Verdict key={why} mood="open" words={text(`check.unknown.${why}`, { count })} />;
      })}
      {same < total && <Kinds decisions={decisions} />}
    </ul>
  );
}

const ICONS = { good: 'check', bad: 'close', open: 'help' } as const satisfies Record<Mood, string>;

interface VerdictProps {
  readonly mood: Mood;
  readonly words: string;
}

const Verdict = ({ mood, words }: VerdictProps) => (
  <li data-mood={mood}>
    <Icon name={ICONS[mood]} />
    {words}
  </li>
);

/** How many of each kind of decision are the same again, where not all are. */
function Kinds({ decisions }: { readonly decisions: readonly CheckedDecision[] }) {
  const text = useText();
  const kinds = STEPS.flatMap((step) => {
    const some = decisions.filter((decision) => decision.step === step);
    if (some.length === 0) return [];
    return [
      text('check.kind', { step: text(`step.${step}`), same: countOf(some, 'same', 'safe'), total: some.length }),
    ];
  });
  return (
    <li className="game-check-kinds">
      {text('check.kinds')}: {kinds.join(' · ')}
    </li>
  );
}

interface DifferencesProps {
  readonly decisions: readonly CheckedDecision[];
  /** Leads to the decision's line in the books. */
  readonly onGo: (decision: CheckedDecision) => void;
}

function Differences({ decisions, onGo }: DifferencesProps) {
  const text = useText();
  const { update } = useGame();
  const different = decisions.filter(({ verdict }) => verdict.kind === 'different');
  if (different.length === 0) return null;
  const wordsFor = ({ seat, epoch, phase, step, verdict }: CheckedDecision): string =>
    text('check.line', {
      name: update.players[seat]?.name ?? '',
      epoch: numeral(epoch),
      phase,
      step: text(`step.${step}`),
      why: verdict.kind === 'different' ? text(`check.why.${verdict.why}`) : '',
    });
  return (
    <>
      <h3>{text('check.different', { count: different.length })}</h3>
      <ol className="game-check-differences">
        {different.map((decision) => (
          <li key={decision.position}>
            <button type="button" className="button button-quiet" onClick={() => onGo(decision)}>
              <Icon name="forward" />
              {wordsFor(decision)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

import { useState } from 'react';
import { habitsOf } from '../../../../shared/analysis/habits.ts';
import {
  accuracyOf,
  type CostlyDecision,
  costliestOf,
  costsOf,
  epochsOf,
  judgedShareOf,
} from '../../../../shared/analysis/report.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { useGame } from '../../../game/game.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';
import { Modal } from '../../../ui/controls/Modal.tsx';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { LookBackTabs } from '../lookBack.tsx';
import { frontWords, habitWords, verdict } from './analysisWords.ts';
import { CategoryTable } from './CategoryTable.tsx';
import { CostlyList } from './CostlyList.tsx';
import { EpochTable } from './EpochTable.tsx';
import { OutlookTable } from './OutlookTable.tsx';
import { OutlookView } from './OutlookView.tsx';
import { allFrom, type Reading, useAnalysis } from './useAnalysis.ts';

interface HabitListProps {
  readonly costs: readonly CostlyDecision[];
  /** Whether more may still be found. */
  readonly goesOn: boolean;
}

/** What can be learnt from a seat's decisions, in at most three sentences, each with a piece of advice. */
function HabitList({ costs, goesOn }: HabitListProps) {
  const text = useText();
  const { view } = useGame();
  const habits = habitsOf(costs, (card) => cardOf(card).colour);
  return (
    <section className="analysis-lessons" aria-label={text('analysis.lessons')}>
      <h3>{text('analysis.lessons')}</h3>
      {habits.length === 0 && (
        <p className="analysis-note">{text(goesOn ? 'analysis.reading' : 'analysis.lessons.none')}</p>
      )}
      <ul>
        {habits.map((habit) => (
          <li key={habit.kind}>
            <Icon name="lamp" />
            <p>
              {habitWords(habit, view.options.expansions, text)}
              <small>{text(`analysis.hint.${habit.kind}`)}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AnalysisDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** Costly decisions that are shown: more would hide those that decided the game. */
const MOST_COSTLY = 5;

/** Whose game is looked at first. */
const firstPerson = (players: readonly Player[]): Seat =>
  Math.max(
    0,
    players.findIndex(({ controller }) => controller.kind === 'human'),
  );

/** A finished game looked back at: where it was decided, what one's decisions were worth, and what to learn. */
export function AnalysisDialog({ gameId, onClose }: AnalysisDialogProps) {
  const text = useText();
  const { players } = useGame().update;
  const [seat, setSeat] = useState(() => firstPerson(players));
  const reading = useAnalysis(gameId, allFrom(seat));
  const { analysis } = reading;
  return (
    <Modal title={text('analysis.title')} className="analysis" onClose={onClose}>
      <div className="analysis-head below-6 flow">
        <LookBackTabs at="analysis" />
        <Segments
          label={text('analysis.seats')}
          value={String(seat)}
          options={players.map((_, index) => String(index))}
          wordsFor={(index) => players[Number(index)]?.name}
          onChange={(index) => setSeat(Number(index))}
        />
        <Progress reading={reading} />
      </div>
      {analysis === null ? <p role="status">{text('analysis.reading')}</p> : <Report analysis={analysis} seat={seat} />}
    </Modal>
  );
}

function Progress({ reading: { analysis, state, stop, goOn } }: { readonly reading: Reading }) {
  const text = useText();
  if (analysis === null || state === 'whole') return null;
  const { judged, toJudge } = analysis;
  const words = text('analysis.progress', { judged: judged.length, all: toJudge });
  return (
    <div className="analysis-progress line grow end gap-6">
      <progress value={judged.length} max={toJudge} aria-label={words} />
      <span>{words}</span>
      <button type="button" className="button button-quiet" onClick={state === 'stopped' ? goOn : stop}>
        {text(state === 'stopped' ? 'analysis.goOn' : 'analysis.stop')}
      </button>
    </div>
  );
}

interface ReportProps {
  readonly analysis: Analysis;
  readonly seat: Seat;
}

function Report({ analysis, seat }: ReportProps) {
  const text = useText();
  const { players } = useGame().update;
  const ways = useWays(analysis.gameId, seat);
  const costs = costsOf(analysis, seat);
  const epochs = epochsOf(analysis, seat);
  const costly = costliestOf(costs, MOST_COSTLY);
  const { judged, all } = judgedShareOf(analysis, seat);
  const goesOn = judged < all;
  return (
    <div className="analysis-halves stack gap-10">
      <div className="column gap-8">
        <OutlookView analysis={analysis} players={players} seat={seat} costly={costly} onGo={ways.go} />
        <EpochTable
          epochs={epochs}
          accuracy={accuracyOf(analysis, seat)}
          start={analysis.decisions[0]?.before[seat] ?? 0}
          end={analysis.sheet.lines[seat]?.total ?? 0}
        />
        <CategoryTable costs={costs} line={analysis.sheet.lines[seat]} />
        <OutlookTable analysis={analysis} players={players} />
      </div>
      <div className="column gap-8">
        <p className="analysis-verdict framed strong rounded larger close" role="status">
          {goesOn ? text('analysis.reading') : verdict(epochs, players[seat]?.name ?? '', text)}{' '}
          {frontWords(analysis, players, text)}
        </p>
        {analysis.ownContent && <p className="analysis-note">{text('analysis.ownContent')}</p>}
        <CostlyList costly={costly} goesOn={goesOn} onGo={ways.go} onAgain={ways.again} />
        <HabitList costs={costs} goesOn={goesOn} />
      </div>
    </div>
  );
}

/** The buttons of a decision: look at it in the replay, or play on from there. */
function useWays(gameId: string, seat: Seat) {
  const routes = useRoutes();
  const { players } = useGame().update;
  // Trying again takes the seat that is looked at.
  const again = (position: number) =>
    void routes.whatIf(
      gameId,
      position,
      players.map((player, own) => (own === seat ? { ...player, controller: { kind: 'human' } } : player)),
    );
  return { go: (position: number) => void routes.replay(gameId, position), again };
}

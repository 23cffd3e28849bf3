import { costliestOf, costsOf, judgedShareOf } from '../../../../shared/analysis/report.ts';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { nameOf, useGame } from '../../../game/game.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useAnalysis } from '../analysis/useAnalysis.ts';
import { DecisionLine } from '../decisionLog/DecisionLine.tsx';
import { AnalysisButton, DecisionLogButton } from '../lookBack.tsx';

const peopleIn = ({ players }: GameUpdate): readonly Seat[] =>
  players.flatMap(({ controller }, seat) => (controller.kind === 'human' ? [seat] : []));

/** The first person of whose decisions some are not judged yet. */
const unreadOf = (people: readonly Seat[], analysis: Analysis): Seat | undefined =>
  people.find((seat) => {
    const { judged, all } = judgedShareOf(analysis, seat);
    return judged < all;
  });

/** The first thing after the score: the decision of a person that cost most, as the analysis has it, and the ways to all others. */
export function Review() {
  const text = useText();
  const { update } = useGame();
  const people = peopleIn(update);
  return (
    <section className="review framed rounded" aria-label={text('review.title')}>
      {people.length > 0 && <CostliestOf people={people} gameId={update.gameId} />}
      <div className="review-books flow">
        <AnalysisButton />
        <DecisionLogButton />
        <p className="review-note dim">{text('review.books.note')}</p>
      </div>
    </section>
  );
}

interface CostliestOfProps {
  readonly people: readonly Seat[];
  readonly gameId: string;
}

function CostliestOf({ people, gameId }: CostliestOfProps) {
  const text = useText();
  const routes = useRoutes();
  const { update } = useGame();
  // Bots' decisions are left to the analysis itself.
  const { analysis, state } = useAnalysis(gameId, (told) => unreadOf(people, told));
  const isRead = analysis !== null && unreadOf(people, analysis) === undefined;
  const costs = isRead ? people.flatMap((seat) => costsOf(analysis, seat)) : [];
  const worst = costliestOf(costs, 1)[0]?.entry;
  return (
    <>
      <h3 className="bright large below-2">
        {worst !== undefined && people.length > 1 ? nameOf(update, worst.seat) : text('review.title')}
      </h3>
      <p role="status" className="review-note dim">
        {isRead && worst === undefined && noneWords(people, update, text)}
        {!isRead && state === 'reading' && text('review.reading')}
      </p>
      {worst !== undefined && (
        <ul>
          <DecisionLine entry={worst} dated onGo={(position) => void routes.replay(gameId, position)} />
        </ul>
      )}
    </>
  );
}

const noneWords = (people: readonly Seat[], update: GameUpdate, text: ReturnType<typeof useText>): string =>
  text('review.none', { name: text.list(people.map((seat) => nameOf(update, seat))) });

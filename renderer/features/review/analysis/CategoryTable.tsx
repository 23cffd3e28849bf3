import { type CostlyDecision, partsOf } from '../../../../shared/analysis/report.ts';
import { categoriesIn } from '../../../../shared/vocabulary/options.ts';
import type { ScoreLine } from '../../../../shared/vocabulary/score.ts';
import { useGame } from '../../../game/game.ts';
import { rowTitle } from '../../../game/ScoreRows.tsx';
import { useText } from '../../../platform/i18n/text.ts';

interface CategoryTableProps {
  readonly costs: readonly CostlyDecision[];
  readonly line: ScoreLine | undefined;
}

/** By score category what a seat scored, and what its decisions changed against the best that was found. */
export function CategoryTable({ costs, line }: CategoryTableProps) {
  const text = useText();
  const { expansions } = useGame().view.options;
  const parts = partsOf(costs);
  const shown = (points: number): string => text.signed(Math.round(points));
  return (
    <table className="analysis-categories">
      <caption>{text('analysis.categories')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('score.category')}</th>
          <th scope="col">{text('analysis.scored')}</th>
          <th scope="col">{text('analysis.against')}</th>
        </tr>
      </thead>
      <tbody>
        {categoriesIn(expansions).map((category) => (
          <tr key={category}>
            <th scope="row">{rowTitle(category, expansions, text)}</th>
            <td>{line?.[category] ?? '–'}</td>
            <td data-loss={parts[category] <= -1}>{shown(parts[category])}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{text('reason.part.rivals')}</th>
          <td />
          <td data-loss={parts.rivals <= -1}>{shown(parts.rivals)}</td>
        </tr>
        <tr className="analysis-total">
          <th scope="row">{text('analysis.lead')}</th>
          <td />
          <td>{shown(costs.reduce((sum, { cost }) => sum - cost, 0))}</td>
        </tr>
      </tbody>
    </table>
  );
}

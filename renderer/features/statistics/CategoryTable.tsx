import type { Summary } from '../../../shared/statistics/summary.ts';
import { categoriesIn } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { CATEGORY_ICONS } from '../../game/ScoreRows.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { Bar } from './Bar.tsx';
import { useNumbers } from './useNumbers.ts';

/** The categories of every game; others are shown if they ever counted. */
const ALWAYS = categoriesIn([]);

interface CategoryTableProps {
  readonly name: string;
  readonly summary: Summary;
}

/** Points by category, the person's beside those of the best opponent: figures and bars in one. */
export function CategoryTable({ name, summary: { byCategory, byCategoryOfBest } }: CategoryTableProps) {
  const text = useText();
  const { decimal } = useNumbers();
  const most = Math.max(1, ...Object.values(byCategory), ...Object.values(byCategoryOfBest));
  const shown = SCORE_CATEGORIES.filter(
    (category) => ALWAYS.includes(category) || byCategory[category] > 0 || byCategoryOfBest[category] > 0,
  );
  return (
    <section className="statistics-part">
      <h2>{text('statistics.categories')}</h2>
      <table className="statistics-table statistics-categories">
        <thead>
          <tr>
            <th scope="col">{text('statistics.category')}</th>
            <th scope="col" colSpan={2} className="statistics-own">
              {name}
            </th>
            <th scope="col" colSpan={2} className="statistics-other">
              {text('statistics.bestOther')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((category) => (
            <tr key={category}>
              <th scope="row">
                <Icon name={CATEGORY_ICONS[category]} means={null} /> {text(`score.${category}`)}
              </th>
              <td className="statistics-number">{decimal(byCategory[category])}</td>
              <td className="statistics-bars">
                <Bar part={byCategory[category] / most} />
              </td>
              <td className="statistics-number">{decimal(byCategoryOfBest[category])}</td>
              <td className="statistics-bars">
                <Bar part={byCategoryOfBest[category] / most} className="statistics-bar-other" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

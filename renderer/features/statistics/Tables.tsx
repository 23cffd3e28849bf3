import type { Summary } from '../../../shared/statistics/summary.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { categoriesIn } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { CATEGORY_ICONS } from '../../game/ScoreRows.tsx';
import { iconOf } from '../../game/seats/Counts.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useNumbers } from './useNumbers.ts';

interface BarProps {
  /** Part of the whole width, 0 … 1. */
  readonly part: number;
  readonly className?: string;
}

/** A bar beside its figure, for the eye. */
function Bar({ part, className = '' }: BarProps) {
  return (
    <svg
      className={`statistics-bar block wide ${className}`}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={100 * Math.max(0, Math.min(1, part))} height={10} />
    </svg>
  );
}

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
    <section className="statistics-part plate shrink">
      <h2>{text('statistics.categories')}</h2>
      <table className="statistics-table table statistics-categories">
        <thead>
          <tr>
            <th scope="col">{text('statistics.category')}</th>
            <th scope="col" colSpan={2}>
              {name}
            </th>
            <th scope="col" colSpan={2}>
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

/** How many cards of each colour a person has at the end. */
export function ColourTable({ summary: { cards } }: { readonly summary: Summary }) {
  const text = useText();
  const { decimal } = useNumbers();
  const most = Math.max(1, ...Object.values(cards));
  return (
    <section className="statistics-part plate shrink">
      <h2>{text('statistics.colours')}</h2>
      <table className="statistics-table table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text('statistics.colour')}</th>
            <th scope="col">{text('statistics.colours.each')}</th>
          </tr>
        </thead>
        <tbody>
          {[...COLOURS]
            .sort((one, other) => cards[other] - cards[one])
            .map((colour) => (
              <tr key={colour}>
                <th scope="row">
                  <Icon name={iconOf(colour)} className={`ink-${colour}`} means={null} />{' '}
                  <span className="statistics-word">{text(`colour.${colour}`)}</span>
                </th>
                <td className="statistics-number">{decimal(cards[colour])}</td>
                <td className="statistics-bars">
                  <Bar part={cards[colour] / most} className={`edge-${colour}`} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** The purple cards that lay before a person most often at the end. */
export function PurpleTable({ summary: { purple } }: { readonly summary: Summary }) {
  const text = useText();
  return (
    <section className="statistics-part plate shrink">
      <h2>{text('statistics.purple')}</h2>
      {purple.length === 0 ? (
        <p className="quiet">{text('statistics.purple.none')}</p>
      ) : (
        <table className="statistics-table table">
          <thead>
            <tr>
              <th scope="col">{text('statistics.purple.card')}</th>
              <th scope="col" className="statistics-number">
                {text('statistics.column.games')}
              </th>
              <th scope="col" className="statistics-number">
                {text('statistics.wins')}
              </th>
            </tr>
          </thead>
          <tbody>
            {purple.map(({ card, games, wins }) => (
              <tr key={card}>
                <th scope="row">{text.card(card)}</th>
                <td className="statistics-number">{games}</td>
                <td className="statistics-number">{wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

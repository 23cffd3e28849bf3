import { lazy, Suspense, useState } from 'react';
import { strengthSteps } from '../../../shared/matching/strengths.ts';
import { ALL_GAMES, counted, type Entry, filtered, type Person } from '../../../shared/statistics/history.ts';
import { type Opponent, type Summary, summaryOf, trendOf } from '../../../shared/statistics/summary.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { FactTiles } from './FactTiles.tsx';
import { Filters } from './Filters.tsx';
import { GamesTable } from './GamesTable.tsx';
import { botWords } from './opponentWords.ts';
import { CategoryTable, ColourTable, PurpleTable } from './Tables.tsx';
import { useNumbers } from './useNumbers.ts';

/** The most rows that are shown: rare opponents are found by the filter. */
const MOST = 8;

/** Everybody against whom a person has played, and the results. */
function OpponentTable({ opponents }: { readonly opponents: readonly Opponent[] }) {
  const text = useText();
  const { signed } = useNumbers();
  return (
    <section className="statistics-part plate shrink">
      <h2>{text('statistics.opponents')}</h2>
      <table className="statistics-table table">
        <thead>
          <tr>
            <th scope="col">{text('statistics.opponent')}</th>
            {(['statistics.column.games', 'statistics.ahead', 'statistics.lead'] as const).map((key) => (
              <th key={key} scope="col" className="statistics-number">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.slice(0, MOST).map(({ key, name, emblem, bot, games, ahead, lead }) => (
            <tr key={key}>
              <th scope="row">
                {bot === null ? <Emblem emblem={emblem} /> : <Icon name="bot" means={null} />}{' '}
                {bot === null ? name : botWords(bot, text)}
              </th>
              <td className="statistics-number">{games}</td>
              <td className="statistics-number">{ahead}</td>
              <td className="statistics-number">{signed(lead)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Charts are large: this one is loaded when there is something to draw. */
const TrendChart = lazy(async () => {
  const { TrendChart: Loaded } = await import('./TrendChart.tsx');
  return { default: Loaded };
});

const StrengthChart = lazy(async () => {
  const { StrengthChart: Loaded } = await import('./StrengthChart.tsx');
  return { default: Loaded };
});

/** Games that the line goes back. */
const TREND = 100;

interface OverviewProps {
  readonly person: Person;
  /** All games of that person, oldest first. */
  readonly entries: readonly Entry[];
  /** The games whose saves are gone. */
  readonly gone: readonly string[];
}

/** How a person has played: of all games, or of those that are chosen. */
export function Overview({ person, entries, gone }: OverviewProps) {
  const text = useText();
  const [filter, setFilter] = useState(ALL_GAMES);
  const fitting = filtered(entries, filter);
  const own = counted(fitting);
  const summary = summaryOf(own);
  const uncounted = fitting.length - own.length;
  return (
    <div className="statistics-overview gap-9 stack">
      {entries.length > 1 && <Filters entries={entries} filter={filter} onFilter={setFilter} />}
      {summary === null ? (
        <div className="statistics-none stack centred inmiddle gap-7" role="status">
          <p>{text('statistics.none')}</p>
          {filter !== ALL_GAMES && (
            <button type="button" className="button button-quiet" onClick={() => setFilter(ALL_GAMES)}>
              {text('statistics.showAll')}
            </button>
          )}
        </div>
      ) : (
        <Figures person={person} summary={summary} entries={own} gone={gone} />
      )}
      {filter === ALL_GAMES && <StrengthCourse entries={entries} />}
      {uncounted > 0 && <p className="quiet">{text('statistics.uncounted', { count: uncounted })}</p>}
      {fitting.length > 0 && <GamesTable entries={fitting} gone={gone} />}
    </div>
  );
}

interface FiguresProps extends OverviewProps {
  readonly summary: Summary;
}

function Figures({ person, summary, entries, gone }: FiguresProps) {
  return (
    <>
      <FactTiles summary={summary} gone={gone} />
      <div className="statistics-columns gap-9 stack">
        <Trend entries={entries} />
        <CategoryTable name={person.name} summary={summary} />
        <ColourTable summary={summary} />
        <PurpleTable summary={summary} />
        <OpponentTable opponents={summary.opponents} />
      </div>
    </>
  );
}

/** How strong a matching opponent was, game after game; nothing while there are too few games. */
function StrengthCourse({ entries }: Pick<OverviewProps, 'entries'>) {
  const text = useText();
  const steps = strengthSteps(entries).slice(-TREND);
  if (steps.length < 2) return null;
  return (
    <section className="course rounded cloth inlaid statistics-strength" aria-label={text('match.course')}>
      <h2>{text('match.course')}</h2>
      <div className="course-chart">
        <Suspense>
          <StrengthChart steps={steps} />
        </Suspense>
      </div>
    </section>
  );
}

/** The points of game after game; nothing while there is but one. */
function Trend({ entries }: Pick<OverviewProps, 'entries'>) {
  const text = useText();
  const points = trendOf(entries).slice(-TREND);
  if (points.length < 2) return null;
  return (
    <section className="course rounded cloth inlaid statistics-trend column" aria-label={text('statistics.trend')}>
      <h2>{text('statistics.trend')}</h2>
      <div className="course-chart">
        <Suspense>
          <TrendChart points={points} />
        </Suspense>
      </div>
    </section>
  );
}

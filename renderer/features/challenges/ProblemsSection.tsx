import { useEffect } from 'react';
import type { ProblemOverview, ProblemShelf } from '../../../shared/contract/problemAnswers.ts';
import type { Difficulty, ProblemChoice, Theme } from '../../../shared/contract/problemNames.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { useChallenges } from './challengesStore.ts';
import { readProblems, startProblem } from './commands.ts';

const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  gold: 'medalGold',
  statues: 'statue',
  colonies: 'colony',
  silver: 'medal',
  cards: 'card',
  coins: 'coin',
  stall: 'stall',
  rivals: 'people',
  medals: 'tile',
  feeding: 'food',
  market: 'marketLarge',
  freeCard: 'freeCard',
};

/** Positions to be solved: that of the day, one that fits, and runs by theme and difficulty; and how somebody is doing. */
export function ProblemsSection() {
  const text = useText();
  const host = useHost();
  const overview = useChallenges((state) => state.overview);
  useEffect(() => void readProblems(host), [host]);
  return (
    <section className="problems stack atop gap-7" aria-label={text('problems.title')}>
      <p className="quiet">{text('problems.about')}</p>
      {overview !== null && (
        <>
          <div className="problems-first stack gap-8">
            <Daily overview={overview} />
            <Standing overview={overview} />
          </div>
          <Shelves
            title={text('problems.byTheme')}
            shelves={overview.themes}
            icon={(theme) => THEME_ICONS[theme]}
            words={(theme) => text(`problems.theme.${theme}`)}
            choice={(theme) => ({ kind: 'theme', theme })}
          />
          <Shelves
            title={text('problems.byDifficulty')}
            shelves={overview.difficulties}
            icon={() => 'star'}
            words={(difficulty) => text(`problems.difficulty.${difficulty}`)}
            choice={(difficulty) => ({ kind: 'difficulty', difficulty })}
          />
        </>
      )}
    </section>
  );
}

interface OverviewProps {
  readonly overview: ProblemOverview;
}

function Daily({ overview: { daily } }: OverviewProps) {
  const text = useText();
  const host = useHost();
  const state = dailyState(daily.found);
  return (
    <div className="problems-card stack plate gap-5">
      <h2 className="text-12">
        <Icon name="calendar" means={null} /> {text('problems.daily')}
      </h2>
      <p>
        {text.day(Date.parse(`${daily.day}T12:00:00`))} · {text(`problems.difficulty.${daily.difficulty}`)}
      </p>
      {state !== null && (
        <p className="problems-state danger bold" data-found={daily.found}>
          <Icon name={daily.found === true ? 'check' : 'close'} means={null} /> {text(state)}
        </p>
      )}
      <p className="wrap gap-5">
        <button
          type="button"
          className={daily.found === null ? 'button button-main' : 'button button-quiet'}
          onClick={() => void startProblem(host, { kind: 'daily' })}
        >
          {text(daily.found === null ? 'problems.solve' : 'problems.again')}
        </button>
        <button
          type="button"
          className={daily.found === null ? 'button button-quiet' : 'button button-main'}
          onClick={() => void startProblem(host, { kind: 'any' })}
        >
          {text('problems.any')}
        </button>
      </p>
    </div>
  );
}

function dailyState(found: boolean | null): 'problems.daily.found' | 'problems.daily.missed' | null {
  if (found === null) return null;
  return found ? 'problems.daily.found' : 'problems.daily.missed';
}

function Standing({ overview }: OverviewProps) {
  const text = useText();
  const { rating, deviation, tried, found, streak, bestStreak, all } = overview;
  return (
    <dl className="problems-card stack plate gap-5 problems-standing">
      <div>
        <dt className="soft">{text('problems.rating')}</dt>
        <dd>
          <strong className="block bright">{rating}</strong>{' '}
          <span className="quiet">{text('problems.deviation', { deviation })}</span>
        </dd>
      </div>
      <div>
        <dt className="soft">{text('problems.streak')}</dt>
        <dd>
          <strong className="block bright">{streak}</strong>{' '}
          <span className="quiet">{text('problems.bestStreak', { count: bestStreak })}</span>
        </dd>
      </div>
      <div>
        <dt className="soft">{text('problems.found')}</dt>
        <dd>
          <strong className="block bright">{found}</strong>{' '}
          <span className="quiet">{text('problems.ofTried', { tried, all })}</span>
        </dd>
      </div>
    </dl>
  );
}

interface ShelvesProps<T extends Theme | Difficulty> {
  readonly title: string;
  readonly shelves: readonly ProblemShelf<T>[];
  readonly icon: (name: T) => IconName;
  readonly words: (name: T) => string;
  readonly choice: (name: T) => ProblemChoice;
}

function Shelves<T extends Theme | Difficulty>({ title, shelves, icon, words, choice }: ShelvesProps<T>) {
  const text = useText();
  const host = useHost();
  return (
    <>
      <h2 className="text-12">{title}</h2>
      <ul className="problems-shelves stack gap-5">
        {shelves
          .filter(({ all }) => all > 0)
          .map(({ name, all, tried, found }) => (
            <li key={name}>
              <button
                type="button"
                className="problems-shelf level stack plate wide tall gap-7"
                aria-label={text('problems.shelf', { name: words(name), all, tried, found })}
                onClick={() => void startProblem(host, choice(name))}
              >
                <Icon name={icon(name)} means={null} />
                <span>{words(name)}</span>
                <span className="quiet" aria-hidden="true">
                  {text('problems.of', { tried, all })}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

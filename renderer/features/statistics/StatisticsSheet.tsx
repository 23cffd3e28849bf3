import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import { ACHIEVEMENTS, achievedIn } from '../../../shared/statistics/achievements.ts';
import { csvOf } from '../../../shared/statistics/csv.ts';
import { type Entry, historyOf, keyOf, type Person, personsIn } from '../../../shared/statistics/history.ts';
import type { StatisticsTold } from '../../../shared/statistics/statisticsAnswers.ts';
import { BackButton } from '../../game/Buttons.tsx';
import { showTitle } from '../../game/commands.ts';
import { FirstGame } from '../../game/FirstGame.tsx';
import { saveFile } from '../../platform/document.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { Achievements } from './Achievements.tsx';
import { readStatistics } from './commands.ts';
import { ForgetButton } from './ForgetButton.tsx';
import { Overview } from './Overview.tsx';
import { PersonChoice } from './PersonChoice.tsx';

const FILE_NAME = 'hadara-statistics.csv';

/** Milliseconds until the host is asked again while saves are still being read. */
const AGAIN = 700;

/** Asks again as long as saves are being read. */
function useRefresh(told: StatisticsTold | null): void {
  const host = useHost();
  useEffect(() => {
    if (told === null || told.pending === 0) return;
    const timer = setTimeout(() => void readStatistics(host), AGAIN);
    return () => clearTimeout(timer);
  }, [told, host]);
}

/** The statistics of everybody who plays here, one person at a time. `told`: `null` until the host has told. */
export function StatisticsSheet({ told }: { readonly told: StatisticsTold | null }) {
  const text = useText();
  const host = useHost();
  const [chosen, setChosen] = useState<string | null>(null);
  useRefresh(told);
  // With thousands of games, not every press of a button may compute it again.
  const persons = useMemo(() => (told === null ? [] : personsIn(told.games)), [told]);
  const person = persons.find((one) => keyOf(one) === chosen) ?? persons[0];
  const entries = useMemo(
    () => (told === null || person === undefined ? [] : historyOf(told.games, person)),
    [told, person],
  );
  return (
    <div className="library-frame column tall anchor gap-7 sheet statistics">
      <header className="library-head flex anchor gap-10 sheet-title">
        <h1>{text('statistics.title')}</h1>
        {person !== undefined && (
          <PersonChoice persons={persons} chosen={person} onChoose={(one) => setChosen(keyOf(one))} />
        )}
        <p className="quiet" role="status">
          {told !== null && told.pending > 0 && text('statistics.reading', { count: told.pending })}
        </p>
      </header>
      {told !== null && person !== undefined && <Views key={keyOf(person)} {...{ person, entries, told }} />}
      {told !== null && person === undefined && told.pending === 0 && (
        <FirstGame title={text('statistics.empty.title')} words={text('statistics.empty.text')} />
      )}
      <footer className="library-foot line gap-10">
        <BackButton words={text('library.back')} onPress={() => void showTitle(host)} />
        <span className="grow" />
        {person !== undefined && (
          <>
            <ForgetButton person={person} games={entries.length} />
            <button type="button" className="button button-quiet" onClick={() => saveFile(FILE_NAME, csvOf(entries))}>
              <Icon name="save" />
              {text('statistics.export')}
            </button>
          </>
        )}
      </footer>
    </div>
  );
}

interface ViewsProps {
  readonly person: Person;
  /** All games of that person, oldest first. */
  readonly entries: readonly Entry[];
  readonly told: StatisticsTold;
}

function Views({ person, entries, told }: ViewsProps) {
  const text = useText();
  return (
    <Tabs.Root defaultValue="overview" className="column fill gap-7">
      <Tabs.List className="segments statistics-tabs" aria-label={text('statistics.views')}>
        <Tabs.Trigger className="segment" value="overview">
          {text('statistics.overview')}
        </Tabs.Trigger>
        <Tabs.Trigger className="segment" value="achievements">
          {text('statistics.achievements')}
          <span className="statistics-count light">
            {achievedIn(entries).length}/{ACHIEVEMENTS.length}
          </span>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="overview" className="statistics-view fill rolls" tabIndex={-1}>
        <Overview person={person} entries={entries} gone={told.gone} />
      </Tabs.Content>
      <Tabs.Content value="achievements" className="statistics-view fill rolls">
        <Achievements entries={entries} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

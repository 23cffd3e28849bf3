import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import type { StatisticsTold } from '../../../shared/contract/statisticsAnswers.ts';
import { ACHIEVEMENTS, achievedIn } from '../../../shared/statistics/achievements.ts';
import { csvOf } from '../../../shared/statistics/csv.ts';
import { type Entry, historyOf, keyOf, type Person, personsIn } from '../../../shared/statistics/history.ts';
import { BackButton } from '../../game/BackButton.tsx';
import { showTitle } from '../../game/showTitle.ts';
import { navigate, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { AchievementSymbol } from './AchievementSymbol.tsx';
import { forgetPerson, readStatistics } from './commands.ts';
import { Overview } from './Overview.tsx';

interface ForgetButtonProps {
  readonly person: Person;
  readonly games: number;
}

/** Deletes the statistics of a person, who is asked before: they cannot be made again. */
function ForgetButton({ person, games }: ForgetButtonProps) {
  const text = useText();
  const host = useHost();
  const [asking, setAsking] = useState(false);
  const { name } = person;
  const forget = () => {
    setAsking(false);
    void forgetPerson(host, person);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        <Icon name="bin" />
        {text('statistics.delete')}
      </button>
      {asking && (
        <Modal title={text('statistics.delete.title', { name })} className="leave" onClose={() => setAsking(false)}>
          <p>{text('statistics.delete.text', { name, count: games })}</p>
          <footer className="modal-foot">
            <button type="button" className="button button-quiet" onClick={forget}>
              {text('statistics.delete.do')}
            </button>
            <button type="button" className="button button-main" onClick={() => setAsking(false)}>
              {text('statistics.delete.keep')}
            </button>
          </footer>
        </Modal>
      )}
    </>
  );
}

/** All achievements, those that a person has with their dates. `entries`: all games of that person, oldest first. */
function Achievements({ entries }: { readonly entries: readonly Entry[] }) {
  const text = useText();
  const dates = new Map(achievedIn(entries).map(({ id, entry }) => [id, entry.game.finishedAt]));
  return (
    <section className="achievements" aria-label={text('statistics.achievements')}>
      <p className="achievements-note">
        <strong>{text('statistics.achievedOf', { part: dates.size, all: ACHIEVEMENTS.length })}</strong>{' '}
        <span className="quiet">{text('statistics.achievements.note')}</span>
      </p>
      <ul className="achievements-list stack gap-6">
        {ACHIEVEMENTS.map((id) => {
          const date = dates.get(id);
          return (
            <li key={id} className="achievement line rounded well" data-achieved={date !== undefined}>
              <span className="achievement-symbol centre rigid dim well">
                <AchievementSymbol id={id} />
              </span>
              <span className="achievement-words stack shrink close">
                <h3>{text(`achievement.${id}`)}</h3>
                <span>{text(`achievement.${id}.how`)}</span>
                <span className="achievement-date dim">
                  {date === undefined
                    ? text('statistics.notYet')
                    : text('statistics.achievedOn', { date: text.day(date) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PersonChoiceProps {
  readonly persons: readonly Person[];
  readonly chosen: Person;
  readonly onChoose: (person: Person) => void;
}

/** Whose statistics are shown; where there is only one person, nothing is to be chosen. */
function PersonChoice({ persons, chosen, onChoose }: PersonChoiceProps) {
  const text = useText();
  if (persons.length === 1) return <PersonName person={chosen} />;
  const byKey = new Map(persons.map((person) => [keyOf(person), person]));
  const nameFor = (key: string) => <PersonName person={byKey.get(key) ?? chosen} />;
  return (
    <ChoiceMenu
      label={text('statistics.person')}
      value={keyOf(chosen)}
      options={[...byKey.keys()]}
      className="statistics-person"
      wordsFor={nameFor}
      onChange={(key) => onChoose(byKey.get(key) ?? chosen)}
    />
  );
}

function PersonName({ person: { name, emblem } }: { readonly person: Person }) {
  return (
    <span className="statistics-name figure strong larger gap-5">
      <Emblem emblem={emblem} />
      {name}
    </span>
  );
}

const FILE_NAME = 'hadara-statistics.csv';

/** Milliseconds after which is asked again while saves are being read. */
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
  // Of thousands of games, each press of a button must not reckon anew.
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
        <p className="quiet statistics-reading" role="status">
          {told !== null && told.pending > 0 && text('statistics.reading', { count: told.pending })}
        </p>
      </header>
      {told !== null && person !== undefined && <Views key={keyOf(person)} {...{ person, entries, told }} />}
      {told !== null && person === undefined && told.pending === 0 && <Empty />}
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

/** Before the first game: what there will be, and the way to it. */
function Empty() {
  const text = useText();
  const host = useHost();
  return (
    <div className="library-empty statistics-empty stack grow centred tall inmiddle gap-7">
      <Icon name="chart" means={null} />
      <h2>{text('statistics.empty.title')}</h2>
      <p>{text('statistics.empty.text')}</p>
      <p>
        <button
          type="button"
          className="button button-main"
          onClick={() => navigate(host, { screen: 'setup', preset: null })}
        >
          {text('title.newGame')}
        </button>
      </p>
    </div>
  );
}

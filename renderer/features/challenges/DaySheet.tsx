import { type ReactNode, useEffect } from 'react';
import type { PlayedDay } from '../../../shared/challenges/attempts.ts';
import { dailyTable } from '../../../shared/challenges/daily.ts';
import { type ChallengeTable, gameOf } from '../../../shared/challenges/table.ts';
import type { Attempt, DayDate } from '../../../shared/contract/challengeAnswers.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Portrait, Rank } from '../../ui/persona/Persona.tsx';
import { useChallenges } from './challengesStore.ts';
import { dayWords, shareWords } from './challengeWords.ts';
import { calculatePar, challengerOf } from './commands.ts';
import { PlayButtons } from './PlayButtons.tsx';
import { TableSigns } from './TableSigns.tsx';

interface DaySheetProps {
  readonly date: DayDate;
  readonly today: DayDate;
  readonly played: PlayedDay | undefined;
  readonly par: number | undefined;
}

/** A day: its table, its result, and the way to play it. */
export function DaySheet({ date, today, played, par }: DaySheetProps) {
  const text = useText();
  const late = date < today;
  const result = played?.result ?? null;
  const practice = played?.practice ?? [];
  const table = dailyTable(date);
  const counts = !late && result === null;
  return (
    <section className="challenge-shown column gap-5-5 plate" aria-live="polite">
      <h2>{text('daily.title', { date: dayWords(date, text) })}</h2>
      <p className="day-kind line gap-6">
        <TableSigns {...table} />
        {optionsWords(table, text)}
      </p>
      <DaySeats table={table} />
      {result !== null && <DayResult date={date} result={result} par={par} />}
      {practice.length > 0 && (
        <p className="quiet">
          {text('daily.practised', {
            count: practice.length,
            points: Math.max(...practice.map(({ points }) => points)),
          })}
        </p>
      )}
      {late && result === null && <p>{text('daily.over')}</p>}
      {date > today ? (
        <p>{text('daily.ahead')}</p>
      ) : (
        <PlayButtons
          tag={{ kind: 'daily', date, ...(late && { late: true }) }}
          words={text(counts ? 'challenges.play' : 'challenges.practise')}
          main={counts}
        />
      )}
      <p className="quiet challenge-note day-note">{text('daily.about')}</p>
    </section>
  );
}

/** Who sits at the table of a day. */
function DaySeats({ table }: { readonly table: ChallengeTable }) {
  const text = useText();
  const lastTable = useSettings((settings) => settings.lastTable);
  const { players } = gameOf(table, challengerOf({ lastTable }), 0);
  return (
    <ul className="day-seats">
      {players.map((player) => (
        <li key={player.emblem} className="stack gap-2">
          <Portrait player={player} mood="pleased" />
          <b>{player.name}</b>
          {player.controller.kind === 'bot' && (
            <span className="small soft">
              {text(`level.${player.controller.level}`)}
              <Rank bot={player.controller} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DayResultProps {
  readonly date: DayDate;
  readonly result: Attempt;
  readonly par: number | undefined;
}

/** A result against par, and the way to share it. Par is computed when it is first looked at. */
export function DayResult({ date, result, par }: DayResultProps) {
  const text = useText();
  const host = useHost();
  const version = useApp(({ info }) => info?.version ?? '');
  const parless = useChallenges((state) => state.daysWithoutPar.includes(date));
  const wanted = par === undefined && !parless;
  useEffect(() => {
    if (wanted) void calculatePar(host, date);
  }, [wanted, date, host]);
  const missing = text(parless ? 'daily.parFailed' : 'daily.parWait');
  return (
    <>
      <dl className="day-result stack">
        <Figure word={text('daily.yours')}>{result.points}</Figure>
        <Figure word={text('daily.par')}>{par ?? <span className="text-10 light">{missing}</span>}</Figure>
        {par !== undefined && <Figure word={text('daily.against')}>{text.signed(result.points - par)}</Figure>}
        <Figure word={text('daily.place')}>
          {text('daily.placeOf', { rank: result.rank, of: result.others.length + 1 })}
        </Figure>
      </dl>
      <CopyButton text={shareWords({ attempt: result, date, par, version }, text)} label={text('daily.copy')} />
    </>
  );
}

/** A number with the word for it. */
export function Figure({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="soft">{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

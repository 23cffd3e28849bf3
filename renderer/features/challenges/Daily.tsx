import { type IntlShape, useIntl } from 'react-intl';
import { type PlayedDay, playedDays, streakOf } from '../../../shared/challenges/attempts.ts';
import { dailyTable, dayAfter, weekdayOf } from '../../../shared/challenges/daily.ts';
import type { DayDate } from '../../../shared/contract/challengeAnswers.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { useChallenges } from './challengesStore.ts';
import { dayWords, kindWords } from './challengeWords.ts';
import { DaySheet, Figure } from './DaySheet.tsx';
import { TableSigns } from './TableSigns.tsx';

const WEEKS = 5;
const WEEK = 7;

/** The Monday of this week. */
const mondayOf = (today: DayDate): DayDate => dayAfter(today, -((weekdayOf(today) + 6) % WEEK));

/** The days of the last weeks, the newest week first. */
const datesUntil = (today: DayDate): readonly DayDate[] =>
  Array.from({ length: WEEKS * WEEK }, (_, index) =>
    dayAfter(mondayOf(today), (index % WEEK) - WEEK * Math.floor(index / WEEK)),
  );

interface CalendarProps {
  readonly days: ReadonlyMap<DayDate, PlayedDay>;
  readonly pars: Readonly<Record<DayDate, number>>;
  readonly today: DayDate;
  readonly shown: DayDate;
}

/** What is played on each day of the week, and below it the last weeks, each day with its result. */
function Calendar({ days, pars, today, shown }: CalendarProps) {
  const text = useText();
  const intl = useIntl();
  const dates = datesUntil(today);
  return (
    <fieldset className="calendar stack shrink gap-4" aria-label={text('daily.calendar')}>
      {dates.slice(0, WEEK).map((date) => (
        <Weekday key={date} date={date} isToday={date === today} />
      ))}
      {dates.map((date, index) => {
        const played = days.get(date);
        const table = dailyTable(date);
        return (
          <button
            key={date}
            type="button"
            className="calendar-day round raised"
            aria-label={`${dayWords(date, text)}, ${kindWords(table, text)}: ${cellWords(played, pars[date], text)}`}
            aria-pressed={date === shown}
            aria-current={date === today ? 'date' : undefined}
            disabled={date > today && played === undefined}
            data-mark={markOf(played, pars[date])}
            data-earlier={index >= WEEK ? '' : undefined}
            onClick={() => useChallenges.setState({ day: date })}
          >
            <span className="calendar-number small">{numberWords(date, index % WEEK === 0, intl)}</span>
            <span className="calendar-points bold engraved">
              {played?.result?.points ?? (played === undefined ? '' : '·')}
            </span>
            {/* To screen readers `aria-current` says it. */}
            {date === today && (
              <span className="calendar-today tiny strong" aria-hidden="true">
                {intl.formatRelativeTime(0, 'day', { numeric: 'auto' })}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The head of a column; each of its days has the same kind of table, and says so itself to screen readers. */
function Weekday({ date, isToday }: { readonly date: DayDate; readonly isToday: boolean }) {
  const text = useText();
  const intl = useIntl();
  const table = dailyTable(date);
  return (
    <span className="calendar-weekday column gap-1-5" aria-hidden="true" data-today={isToday ? '' : undefined}>
      <b>{intl.formatDate(`${date}T12:00:00`, { weekday: 'short' })}</b>
      <TableSigns {...table} />
      <span className="calendar-kind soft">{kindWords(table, text)}</span>
    </span>
  );
}

/** The number of a day, with its month where one begins or a week does. */
const numberWords = (date: DayDate, isFirst: boolean, intl: IntlShape): string =>
  isFirst || date.endsWith('-01')
    ? intl.formatDate(`${date}T12:00:00`, { day: 'numeric', month: 'short' })
    : String(Number(date.slice(8)));

/** How a day went, for its colour: the words beside it say the same. */
function markOf(played: PlayedDay | undefined, par: number | undefined): string | undefined {
  if (played === undefined) return undefined;
  if (played.result === null) return 'practice';
  return par !== undefined && played.result.points >= par ? 'par' : 'played';
}

function cellWords(played: PlayedDay | undefined, par: number | undefined, text: Text): string {
  if (played === undefined) return text('daily.cell.none');
  if (played.result === null) return text('daily.cell.practice');
  const { points } = played.result;
  if (par === undefined) return text('daily.cell.result', { points });
  return text('daily.cell.par', { points, difference: text.signed(points - par) });
}

/** The deal of the day: the last weeks, and beside them the day that is looked at. */
export function Daily() {
  const { progress, day } = useChallenges();
  if (progress === null) return null;
  const { attempts, pars, today } = progress;
  const days = playedDays(attempts);
  const shown = day ?? today;
  return (
    <div className="challenge-halves stack">
      <div className="gap-9 stack">
        <Calendar days={days} pars={pars} today={today} shown={shown} />
        <Sum days={days} pars={pars} today={today} />
      </div>
      <DaySheet date={shown} today={today} played={days.get(shown)} par={pars[shown]} />
    </div>
  );
}

/** All days together, once one has a result. */
function Sum({ days, pars, today }: Omit<CalendarProps, 'shown'>) {
  const text = useText();
  const results = [...days].flatMap(([date, { result }]) => (result === null ? [] : [{ date, points: result.points }]));
  if (results.length === 0) return <p className="quiet">{text('daily.sum.none')}</p>;
  const atPar = results.filter(({ date, points }) => points >= (pars[date] ?? Number.POSITIVE_INFINITY)).length;
  return (
    <dl className="day-sum">
      <Figure word={text('problems.streak')}>{streakOf(days, today)}</Figure>
      <Figure word={text('daily.days')}>{results.length}</Figure>
      <Figure word={text('daily.atPar')}>{atPar}</Figure>
      <Figure word={text('daily.best')}>{Math.max(...results.map(({ points }) => points))}</Figure>
    </dl>
  );
}

import { type IntlShape, useIntl } from 'react-intl';
import { type PlayedDay, playedDays } from '../../../shared/challenges/attempts.ts';
import { dayAfter, weekdayOf } from '../../../shared/challenges/daily.ts';
import type { DayDate } from '../../../shared/contract/challengeAnswers.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { useChallenges } from './challengesStore.ts';
import { dayWords } from './challengeWords.ts';
import { DaySheet } from './DaySheet.tsx';

const WEEKS = 5;

/** The Monday on which the calendar begins, so that it ends with this week. */
const firstDay = (today: DayDate): DayDate => dayAfter(today, -((weekdayOf(today) + 6) % 7) - 7 * (WEEKS - 1));

interface CalendarProps {
  readonly days: ReadonlyMap<DayDate, PlayedDay>;
  readonly pars: Readonly<Record<DayDate, number>>;
  readonly today: DayDate;
  readonly shown: DayDate;
}

/** The last weeks, each day with its result. */
function Calendar({ days, pars, today, shown }: CalendarProps) {
  const text = useText();
  const intl = useIntl();
  const first = firstDay(today);
  const dates = Array.from({ length: WEEKS * 7 }, (_, index) => dayAfter(first, index));
  return (
    <fieldset className="calendar stack shrink gap-4" aria-label={text('daily.calendar')}>
      {dates.slice(0, 7).map((date) => (
        <span key={date} className="soft centred" aria-hidden="true">
          {intl.formatDate(`${date}T12:00:00`, { weekday: 'short' })}
        </span>
      ))}
      {dates.map((date) => {
        const played = days.get(date);
        return (
          <button
            key={date}
            type="button"
            className="calendar-day stack round raised"
            aria-label={`${dayWords(date, text)}: ${cellWords(played, pars[date], text)}`}
            aria-pressed={date === shown}
            aria-current={date === today ? 'date' : undefined}
            disabled={date > today && played === undefined}
            data-mark={markOf(played, pars[date])}
            onClick={() => useChallenges.setState({ day: date })}
          >
            <span className="calendar-number small">{numberWords(date, date === first, intl)}</span>
            <span className="calendar-points bold engraved">
              {played?.result?.points ?? (played === undefined ? '' : '·')}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The number of a day, with its month where one begins. */
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
  const text = useText();
  const { progress, day } = useChallenges();
  if (progress === null) return null;
  const { attempts, pars, today } = progress;
  const days = playedDays(attempts);
  const shown = day ?? today;
  const results = [...days].flatMap(([date, { result }]) => (result === null ? [] : [{ date, points: result.points }]));
  const atPar = results.filter(({ date, points }) => points >= (pars[date] ?? Number.POSITIVE_INFINITY)).length;
  const best = Math.max(0, ...results.map(({ points }) => points));
  return (
    <div className="challenge-halves stack top">
      <div className="gap-9 stack">
        <Calendar days={days} pars={pars} today={today} shown={shown} />
        <p className="quiet">
          {results.length === 0 ? text('daily.sum.none') : text('daily.sum', { days: results.length, atPar, best })}
        </p>
      </div>
      <DaySheet date={shown} today={today} played={days.get(shown)} par={pars[shown]} />
    </div>
  );
}

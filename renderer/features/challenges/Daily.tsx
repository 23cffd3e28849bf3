import { playedDays } from '../../../shared/challenges/attempts.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Calendar } from './Calendar.tsx';
import { useChallenges } from './challengesStore.ts';
import { DaySheet } from './DaySheet.tsx';

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
      <div className="daily-history stack">
        <Calendar days={days} pars={pars} today={today} shown={shown} />
        <p className="quiet">
          {results.length === 0 ? text('daily.sum.none') : text('daily.sum', { days: results.length, atPar, best })}
        </p>
      </div>
      <DaySheet date={shown} today={today} played={days.get(shown)} par={pars[shown]} />
    </div>
  );
}

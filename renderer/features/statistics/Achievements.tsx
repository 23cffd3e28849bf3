import { ACHIEVEMENTS, achievedIn } from '../../../shared/statistics/achievements.ts';
import type { Entry } from '../../../shared/statistics/history.ts';
import { useText } from '../../platform/i18n/text.ts';
import { AchievementSymbol } from './AchievementSymbol.tsx';

/** All achievements, those that a person has with their dates. `entries`: all games of that person, oldest first. */
export function Achievements({ entries }: { readonly entries: readonly Entry[] }) {
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
            <li key={id} className="achievement gap-9 line rounded well" data-achieved={date !== undefined}>
              <span className="achievement-symbol centre rigid dim well">
                <AchievementSymbol id={id} />
              </span>
              <span className="stack shrink close">
                <h3 className="larger">{text(`achievement.${id}`)}</h3>
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

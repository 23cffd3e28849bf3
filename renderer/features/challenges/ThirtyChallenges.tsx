import { starsOf } from '../../../shared/challenges/attempts.ts';
import { CHALLENGES, type Challenge } from '../../../shared/challenges/challenges.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useAttempts, useChallenges } from './challengesStore.ts';
import { ALL_STARS, specialLines } from './challengeWords.ts';
import { PlayButtons } from './PlayButtons.tsx';
import { StarList, Stars } from './Stars.tsx';
import { TableSeats } from './TableSeats.tsx';
import { TableSigns } from './TableSigns.tsx';

/** All challenges, from the easiest to the hardest, and beside them the one that is looked at. */
export function ThirtyChallenges() {
  const text = useText();
  const attempts = useAttempts();
  const chosen = useChallenges(({ challenge }) => challenge);
  const earned = new Map(CHALLENGES.map(({ id }) => [id, starsOf(attempts, id)]));
  const of = (challenge: Challenge): ReadonlySet<number> => earned.get(challenge.id) ?? new Set();
  const shown =
    CHALLENGES.find(({ id }) => id === chosen) ??
    CHALLENGES.find((challenge) => of(challenge).size < challenge.stars.length) ??
    CHALLENGES[0];
  const all = CHALLENGES.reduce((sum, challenge) => sum + of(challenge).size, 0);
  return (
    <div className="challenge-halves stack">
      <fieldset className="challenge-grid stack shrink gap-4" aria-label={text('challenges.choose')}>
        {CHALLENGES.map((challenge) => (
          <button
            key={challenge.id}
            type="button"
            className="challenge-tile between round raised dense gap-6"
            aria-pressed={challenge === shown}
            onClick={() => useChallenges.setState({ challenge: challenge.id })}
          >
            <span>{text(`challenge.${challenge.id}`)}</span>
            <Stars earned={of(challenge)} of={challenge.stars.length} />
          </button>
        ))}
      </fieldset>
      {shown !== undefined && (
        <section className="challenge-shown column gap-5-5 plate" aria-live="polite">
          <h2>{text(`challenge.${shown.id}`)}</h2>
          <p className="day-kind line gap-6">
            <TableSigns {...shown.table} />
            {optionsWords(shown.table, text)}
          </p>
          {shown.table.oneAway !== true && <TableSeats table={shown.table} />}
          {specialLines(shown.table, text).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <StarList challenge={shown} earned={of(shown)} />
          <PlayButtons tag={{ kind: 'challenge', id: shown.id }} words={text('challenges.play')} />
          <p className="quiet challenge-note">
            {text('challenges.stars', { stars: all, of: ALL_STARS })}. {text('challenges.starsStay')}
          </p>
        </section>
      )}
    </div>
  );
}

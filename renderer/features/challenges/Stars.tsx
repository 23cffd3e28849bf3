import type { Challenge } from '../../../shared/challenges/challenges.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { starWords } from './challengeWords.ts';

interface StarsProps {
  /** Those that are earned, from 0. */
  readonly earned: ReadonlySet<number>;
  readonly of: number;
}

/** The stars of a challenge, with words for those who cannot see them. */
export function Stars({ earned, of }: StarsProps) {
  const text = useText();
  return (
    <span className="stars gap-1-5 text-10 rigid bright">
      {Array.from({ length: of }, (_, star) => (
        <Icon key={String(star)} name={earned.has(star) ? 'star' : 'starEmpty'} means={null} />
      ))}
      <span className="sr-only">{text('challenges.stars', { stars: earned.size, of })}</span>
    </span>
  );
}

interface StarListProps {
  readonly challenge: Challenge;
  readonly earned: ReadonlySet<number>;
}

/** What each star of a challenge asks for, and which are earned. */
export function StarList({ challenge, earned }: StarListProps) {
  const text = useText();
  return (
    <ol className="star-list gap-4-5 stack">
      {challenge.stars.map((star, index) => (
        // Stars have no name but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
        <li key={index} data-earned={earned.has(index)}>
          <Icon name={earned.has(index) ? 'star' : 'starEmpty'} means={null} />
          <span>
            {starWords(star, text)}
            {earned.has(index) && <span className="sr-only"> ({text('challenges.earned')})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

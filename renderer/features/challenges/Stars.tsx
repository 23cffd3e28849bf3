import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

interface StarsProps {
  /** Those that are earned, from 0. */
  readonly earned: ReadonlySet<number>;
  readonly of: number;
}

/** The stars of a challenge, with words for those who cannot see them. */
export function Stars({ earned, of }: StarsProps) {
  const text = useText();
  return (
    <span className="stars rigid bright">
      {Array.from({ length: of }, (_, star) => (
        <Icon key={String(star)} name={earned.has(star) ? 'star' : 'starEmpty'} means={null} />
      ))}
      <span className="sr-only">{text('challenges.stars', { stars: earned.size, of })}</span>
    </span>
  );
}

import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import { resumeGame } from '../../game/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useChallenges } from './challengesStore.ts';
import { startChallenge } from './commands.ts';

interface PlayButtonsProps {
  readonly tag: ChallengeTag;
  /** What the button says that begins a game. */
  readonly words: string;
  /** Whether another attempt is worth most now. */
  readonly main?: boolean;
}

const isSame = (one: ChallengeTag, other: ChallengeTag): boolean =>
  (one.kind === 'daily' && other.kind === 'daily' && one.date === other.date) ||
  (one.kind === 'challenge' && other.kind === 'challenge' && one.id === other.id) ||
  (one.kind === 'ladder' && other.kind === 'ladder' && one.level === other.level);

/** Two buttons: go on with the newest game that was begun for this, or begin one. */
export function PlayButtons({ tag, words, main = true }: PlayButtonsProps) {
  const text = useText();
  const host = useHost();
  const begun = useChallenges(({ progress }) => progress?.begun.find((one) => isSame(one.tag, tag)));
  return (
    <p className="challenge-ways wrap gap-6">
      {begun !== undefined && (
        <button type="button" className="button button-main" onClick={() => void resumeGame(host, begun.gameId)}>
          {text('challenges.goOn')}
        </button>
      )}
      <button
        type="button"
        className={main && begun === undefined ? 'button button-main' : 'button button-quiet'}
        onClick={() => void startChallenge(host, tag)}
      >
        {words}
      </button>
    </p>
  );
}

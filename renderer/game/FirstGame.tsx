import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { navigate, useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';

/** A craft of each epoch and of three colours. */
const SHOWN: readonly CardId[] = ['1-yellow-05', '2-blue-05', '3-green-08'];

interface FirstGameProps {
  /** What the page will list. */
  readonly title: string;
  /** What will be shown there, in a sentence. */
  readonly words: string;
}

/**
 * What a page of games shows before the first game: a fan of cards, what will be here, and a button to start a game.
 */
export function FirstGame({ title, words }: FirstGameProps) {
  const text = useText();
  const host = useHost();
  return (
    <div className="first-game stack grow centred tall gap-7">
      <div className="first-game-cards flex" aria-hidden="true">
        {SHOWN.map((card) => (
          <CardFace key={card} card={card} />
        ))}
      </div>
      <h2>{title}</h2>
      <p>{words}</p>
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

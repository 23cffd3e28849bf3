import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { effectWords } from '../../../cards/cardWords.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';

/** What a card does, in words, where it can be bought: its sign alone says little the first time. */
export function CardEffect({ card }: { readonly card: CardId }) {
  const text = useText();
  const { effect } = cardOf(card);
  // Always there, so that the rows of both drawn cards stay level.
  return <p className="hand-effect">{effect === undefined ? '' : effectWords(effect, text)}</p>;
}

import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { cardOf } from '../../content/pageContent.ts';
import { useText } from '../../i18n/text.ts';
import { CardFace } from '../card/CardFace.tsx';
import { inspects } from '../card/hover.ts';
import { cardWords, effectWords } from '../model/cardWords.ts';
import { CardUses } from './CardUses.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';

/** Phase A: the two drawn cards side by side, each to buy or to sell (rules §4.2). */
export function HandChoices() {
  const text = useText();
  const { groups } = useDeciding();
  return (
    <div className="hand">
      {groups.map(
        (group) =>
          group.subject.kind === 'card' && (
            <GroupFrame key={group.key} group={group} label={cardWords(group.subject.card, text)} className="hand-card">
              <div className="hand-face" {...inspects(group.subject.card)}>
                <CardFace card={group.subject.card} />
              </div>
              <Effect card={group.subject.card} />
              <CardUses group={group} card={group.subject.card} />
            </GroupFrame>
          ),
      )}
    </div>
  );
}

/** What a purple card does, in words: its sign alone says little the first time. */
function Effect({ card }: { readonly card: CardId }) {
  const text = useText();
  const { effect } = cardOf(card);
  // Always there, so that the rows of both cards stay level.
  return <p className="hand-effect">{effect === undefined ? '' : effectWords(effect, text)}</p>;
}

import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { CardFace } from '../../../cards/CardFace.tsx';
import { cardWords } from '../../../cards/cardWords.ts';
import { useInspects } from '../../../game/inspect/hover.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';
import { CardEffect } from './CardEffect.tsx';
import { CardUses } from './CardUses.tsx';
import { GroupFrame } from './GroupFrame.tsx';

/** Phase A: a drawn card, to buy or to sell (rules §4.2). On the 3D table its face lies there; here are its words. */
export function HandRow({ group, card }: { readonly group: ChoiceGroup; readonly card: CardId }) {
  const text = useText();
  const inspects = useInspects();
  const onTable = useStage((stage) => stage.shown);
  if (onTable) {
    return (
      <GroupFrame
        group={group}
        label={cardWords(card, text)}
        className={`card-row card-row-hand edge-${cardOf(card).colour}`}
      >
        <h4 className="pile-title">{text.card(card)}</h4>
        <CardEffect card={card} />
        <CardUses group={group} card={card} />
      </GroupFrame>
    );
  }
  return (
    <GroupFrame group={group} label={cardWords(card, text)} className="hand-card">
      <div className="hand-face" {...inspects(card)}>
        <CardFace card={card} />
      </div>
      <CardEffect card={card} />
      <CardUses group={group} card={card} />
    </GroupFrame>
  );
}

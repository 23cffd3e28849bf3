import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import { CardFace } from '../../../cards/CardFace.tsx';
import { cardWords } from '../../../cards/cardWords.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { useInspects } from '../../../game/inspect/hover.ts';
import { iconOf } from '../../../game/seats/CardCounts.tsx';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { CardEffect } from './CardEffect.tsx';
import { CardUses } from './CardUses.tsx';
import { GroupFrame } from './GroupFrame.tsx';

/** Phase B: a face-up pile, its top card to buy or to sell (rules §6). On the 3D table the card lies there. */
export function PileRow({ group, colour }: { readonly group: ChoiceGroup; readonly colour: Colour }) {
  const text = useText();
  const inspects = useInspects();
  const { view, inPopover } = useDecision();
  const onTable = useStage((stage) => stage.shown);
  const { size, top } = view.piles[colour];
  const pile = text('choice.pile', { colour: text(`colour.${colour}`), count: size });
  if (top === null) {
    return (
      <div className={`pile pile-empty edge-${colour}`}>
        <Icon name={iconOf(colour)} means="colour" />
        <span className="sr-only">{`${text(`colour.${colour}`)}: `}</span>
        {text('refusal.pileEmpty')}
      </div>
    );
  }
  return (
    <GroupFrame
      group={group}
      label={`${pile}: ${cardWords(top, text)}`}
      className={`${onTable ? 'card-row' : 'pile'} edge-${colour}`}
    >
      {!onTable && (
        <div className="pile-face" {...inspects(top)}>
          <CardFace card={top} />
        </div>
      )}
      <div className="pile-body">
        <h4 className="pile-title">
          {text.card(top)}
          <span className="pile-size" data-words={pile}>
            <Icon name="card" means="colour" />
            {size}
          </span>
        </h4>
        {(colour === 'purple' || inPopover) && <CardEffect card={top} />}
        <CardUses group={group} card={top} enlarge={!onTable} />
      </div>
    </GroupFrame>
  );
}

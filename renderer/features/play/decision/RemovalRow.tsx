import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { keptWords } from '../../../cards/cardWords.ts';
import { liesFaceDown, unfedOf } from '../../../cards/holdings.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { iconOf } from '../../../game/seats/CardCounts.tsx';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** A card to give up; one that lies face down is its owner's to look at (rules §7.4, §16.7). */
export function RemovalRow({ group, card }: { readonly group: ChoiceGroup; readonly card: CardId }) {
  const text = useText();
  const { before } = useDecision();
  const [choice] = group.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={keptWords(card, before, text)}>
      <Removal choice={choice} card={card} />
    </GroupFrame>
  );
}

function Removal({ choice, card }: { readonly choice: Choice; readonly card: CardId }) {
  const text = useText();
  const { before, view } = useDecision();
  const { colour } = cardOf(card);
  const hidden = liesFaceDown(before, card);
  // Each card that goes leaves one fewer to feed; one that takes its food along does not.
  const feedsNobody = choice.preview.unfed >= unfedOf(before, view.turn.feedingPayments);
  return (
    <ChoiceButton
      choice={choice}
      label={text.card(card)}
      notes={hidden ? [text('choice.faceDown.detail')] : []}
      card={card}
      className={`removal edge-${colour}`}
    >
      <span className="use-line">
        <span className={`swatch swatch-${colour}`}>
          <Icon name={iconOf(colour)} means="colour" />
        </span>
        <span className="removal-title">{text.card(card)}</span>
      </span>
      {hidden && (
        <span className="use-note" aria-hidden="true">
          <Icon name="freeCard" /> {text('choice.faceDown.detail')}
        </span>
      )}
      <PreviewChips preview={choice.preview} before={before} without={feedsNobody ? [] : ['unfed']} />
    </ChoiceButton>
  );
}

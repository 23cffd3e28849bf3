import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { cardOf } from '../../content/pageContent.ts';
import { useText } from '../../i18n/text.ts';
import type { ChoiceGroup } from '../../interaction/subjects.ts';
import { Icon } from '../icons/Icon.tsx';
import { liesFaceDown } from '../model/holdings.ts';
import { iconOf } from '../seats/CardCounts.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { Price } from './Price.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

/** More cards than this stand in two columns. */
const FULL = 7;

/** Which card to give up, or to pay for; one that lies face down is its owner's to look at (rules §7.4, §16.7). */
export function FeedingChoices() {
  const text = useText();
  const { groups } = useDeciding();
  return (
    <div className="rows" data-crowded={groups.length > FULL}>
      {groups.map((group) => {
        if (group.subject.kind === 'payment') return <Payment key={group.key} group={group} />;
        const [choice] = group.choices;
        if (group.subject.kind !== 'card' || choice === undefined) return null;
        return (
          <GroupFrame key={group.key} group={group} label={text.card(group.subject.card)}>
            <Removal choice={choice} card={group.subject.card} />
          </GroupFrame>
        );
      })}
    </div>
  );
}

function Removal({ choice, card }: { readonly choice: Choice; readonly card: CardId }) {
  const text = useText();
  const { before } = useDeciding();
  const { colour } = cardOf(card);
  const hidden = liesFaceDown(before, card);
  return (
    <ChoiceButton choice={choice} card={card} className={`removal edge-${colour}`}>
      <span className="use-line">
        <span className={`swatch swatch-${colour}`}>
          <Icon name={iconOf(colour)} />
        </span>
        <span className="removal-title">{text.card(card)}</span>
      </span>
      {hidden && (
        <span className="use-note">
          <Icon name="freeCard" /> {text('choice.faceDown.detail')}
        </span>
      )}
      <PreviewChips preview={choice.preview} before={before} without={['unfed']} />
    </ChoiceButton>
  );
}

/** Paying instead of removing (rules §9 `payToFeed`). */
function Payment({ group }: { readonly group: ChoiceGroup }) {
  const text = useText();
  const { before } = useDeciding();
  const [choice] = group.choices;
  const label = text('choice.payToFeed');
  return (
    <GroupFrame group={group} label={label}>
      {choice !== undefined && (
        <ChoiceButton choice={choice} className="use">
          <span className="use-line">
            {label}
            <Price coins={choice.preview.price ?? -choice.preview.coins} />
          </span>
          <PreviewChips preview={choice.preview} before={before} />
        </ChoiceButton>
      )}
      {group.refusals.map((refusal) => (
        <RefusedChoice key={refusal.reason} refusal={refusal} label={label} />
      ))}
    </GroupFrame>
  );
}

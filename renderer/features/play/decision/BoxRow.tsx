import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import { cardsOfColour } from '../../../cards/holdings.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { iconOf } from '../../../game/seats/CardCounts.tsx';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

interface BoxRowProps {
  readonly group: ChoiceGroup;
  readonly colour: Colour;
}

/** A colour of cards to take from the box, face down (rules §10.3 `freeCard`). */
export function BoxRow({ group, colour }: BoxRowProps) {
  const text = useText();
  const [choice] = group.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={text(`colour.${colour}`)}>
      <BoxChoice choice={choice} colour={colour} />
    </GroupFrame>
  );
}

function BoxChoice({ choice, colour }: { readonly choice: Choice; readonly colour: Colour }) {
  const text = useText();
  const { before, view } = useDecision();
  const inBox = text('choice.freeCard.box', { count: view.box[colour] });
  const owned = text('choice.freeCard.owned', { count: cardsOfColour(before, colour) });
  return (
    <ChoiceButton
      choice={choice}
      label={text(`colour.${colour}`)}
      notes={[inBox, owned]}
      className={`removal edge-${colour}`}
    >
      <span className="use-line">
        <span className={`swatch swatch-${colour}`}>
          <Icon name={iconOf(colour)} means="colour" />
        </span>
        <span className="row-title box-colour">{text(`colour.${colour}`)}</span>
        <span className="row-note" aria-hidden="true">
          {inBox}
        </span>
      </span>
      <span className="use-line">
        <span className="use-note" aria-hidden="true">
          {owned}
        </span>
        <PreviewChips preview={choice.preview} before={before} />
      </span>
    </ChoiceButton>
  );
}

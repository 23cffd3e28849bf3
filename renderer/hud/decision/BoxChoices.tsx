import type { Choice } from '../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../icons/Icon.tsx';
import { cardsOfColour } from '../model/holdings.ts';
import { iconOf } from '../seats/CardCounts.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';

/** The colour of the card to take from the box, face down (rules §10.3 `freeCard`). */
export function BoxChoices() {
  const text = useText();
  const { groups } = useDeciding();
  return (
    <div className="rows">
      <p className="row-text">{text('choice.freeCard.good')}</p>
      {groups.map((group) => {
        const { subject, choices } = group;
        const [choice] = choices;
        if (subject.kind !== 'box' || choice === undefined) return null;
        return (
          <GroupFrame key={group.key} group={group} label={text(`colour.${subject.colour}`)}>
            <BoxChoice choice={choice} colour={subject.colour} />
          </GroupFrame>
        );
      })}
    </div>
  );
}

function BoxChoice({ choice, colour }: { readonly choice: Choice; readonly colour: Colour }) {
  const text = useText();
  const { before, view } = useDeciding();
  return (
    <ChoiceButton choice={choice} className={`removal edge-${colour}`}>
      <span className="use-line">
        <span className={`swatch swatch-${colour}`}>
          <Icon name={iconOf(colour)} />
        </span>
        <span className="row-title box-colour">{text(`colour.${colour}`)}</span>
        <span className="row-note">{text('choice.freeCard.box', { count: view.box[colour] })}</span>
      </span>
      <span className="use-line">
        <span className="use-note">{text('choice.freeCard.owned', { count: cardsOfColour(before, colour) })}</span>
        <PreviewChips preview={choice.preview} before={before} />
      </span>
    </ChoiceButton>
  );
}

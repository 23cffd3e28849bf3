import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { useText } from '../../i18n/text.ts';
import type { ChoiceGroup } from '../../interaction/subjects.ts';
import { CardFace } from '../card/CardFace.tsx';
import { inspects } from '../card/hover.ts';
import { Icon } from '../icons/Icon.tsx';
import { cardWords } from '../model/cardWords.ts';
import { iconOf } from '../seats/CardCounts.tsx';
import { CardUses } from './CardUses.tsx';
import { useDeciding } from './deciding.ts';
import { GroupFrame } from './GroupFrame.tsx';

/** Phase B: the five face-up piles, the top card of each to buy or to sell (rules §6). */
export function PileChoices() {
  const { groups } = useDeciding();
  return (
    <div className="piles">
      {groups.map(
        (group) =>
          group.subject.kind === 'pile' && <Pile key={group.key} group={group} colour={group.subject.colour} />,
      )}
    </div>
  );
}

function Pile({ group, colour }: { readonly group: ChoiceGroup; readonly colour: Colour }) {
  const text = useText();
  const { view } = useDeciding();
  const { size, top } = view.piles[colour];
  const pile = text('choice.pile', { colour: text(`colour.${colour}`), count: size });
  if (top === null) {
    return (
      <div className={`pile pile-empty edge-${colour}`}>
        <Icon name={iconOf(colour)} />
        {text('refusal.pileEmpty')}
      </div>
    );
  }
  return (
    <GroupFrame group={group} label={`${pile}: ${cardWords(top, text)}`} className={`pile edge-${colour}`}>
      <div className="pile-face" {...inspects(top)}>
        <CardFace card={top} />
      </div>
      <div className="pile-body">
        <h4 className="pile-title">
          {text.card(top)}
          <span className="pile-size" title={pile}>
            <Icon name="card" />
            {size}
          </span>
        </h4>
        <CardUses group={group} card={top} enlarge />
      </div>
    </GroupFrame>
  );
}

import { colourInFront } from '../../../../shared/vocabulary/wheel.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { iconOf } from '../../../game/seats/CardCounts.tsx';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { routeWords } from '../../../game/words/choiceWords.ts';
import { routeOf } from '../../../game/words/wheelStarts.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Emblem } from '../../../ui/Emblem.tsx';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';

/** A rotation of the wheel: who would start at which colour (rules §3.2). */
export function RotationRow({ group, rotation }: { readonly group: ChoiceGroup; readonly rotation: number }) {
  const text = useText();
  const [choice] = group.choices;
  if (choice === undefined) return null;
  return (
    <GroupFrame group={group} label={text('choice.rotation', { number: rotation + 1 })}>
      <ChoiceButton choice={choice} className="rotation">
        <Starts rotation={rotation} />
        <Route rotation={rotation} />
      </ChoiceButton>
    </GroupFrame>
  );
}

/** Each seat's first colour. */
function Starts({ rotation }: { readonly rotation: number }) {
  const text = useText();
  const { update, view } = useDecision();
  return (
    <span className="starts" aria-hidden="true">
      {update.players.map((player, seat) => {
        const colour = colourInFront(view, seat, rotation);
        const words = text('choice.rotation.line', { name: player.name, colour: text(`colour.${colour}`) });
        return (
          <span key={player.emblem} className="start" data-words={words}>
            <Emblem emblem={player.emblem} />
            <span className={`swatch swatch-${colour}`}>
              <Icon name={iconOf(colour)} means="colour" />
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The order in which the deciding seat would visit the colours, as symbols and in words. */
function Route({ rotation }: { readonly rotation: number }) {
  const text = useText();
  const { view, seat } = useDecision();
  return (
    <>
      <span className="route">
        {routeOf(view, seat, rotation).map((colour) => (
          <span key={colour} className={`swatch swatch-${colour}`}>
            <Icon name={iconOf(colour)} means="colour" />
          </span>
        ))}
      </span>
      <span className="route-words">{routeWords(view, seat, rotation, text)}</span>
    </>
  );
}

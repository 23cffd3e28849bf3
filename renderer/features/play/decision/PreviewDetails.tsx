import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { isSameAction } from '../../../../shared/vocabulary/actions.ts';
import { useFolded } from '../../../game/Buttons.tsx';
import { type ChoiceGroup, useDecision } from '../../../game/decisionContext.ts';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { consideredOf, isWaiting, shownChoice } from '../../../game/selection/selection.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { PreviewText } from './PreviewText.tsx';

/** The same choice as shown in the rows. */
const groupedChoice = (groups: readonly ChoiceGroup[], { action }: Choice): Choice | undefined =>
  groups.flatMap(({ choices }) => choices).find((choice) => isSameAction(choice.action, action));

/** What a choice would do, in words, and the button that does it; nothing while no choice is considered. */
export function PreviewDetails() {
  const text = useText();
  const selection = useSelection();
  // If the words stand beside the piece already, they are not repeated here.
  const told = useStage((stage) => stage.anchor !== null);
  const onTable = useStage((stage) => stage.shown);
  const floats = !useFolded('panel') && onTable;
  const { givingUp, groups } = useDecision();
  const shown = useSelected(shownChoice);
  const words = told || shown === null ? null : (groupedChoice(groups, shown) ?? shown);
  const refused = useSelected(({ context }) => context.refused);
  const waiting = useSelected(isWaiting);
  // Gathered choices are confirmed by the button in the foot.
  const confirms = useSelected(consideredOf) !== null && !waiting && givingUp === null;
  return (
    <>
      <p className="sr-only" role="status">
        {confirms && text('access.confirm')}
      </p>
      {(words !== null || refused !== null || waiting || confirms) && (
        <footer className="consequences column rigid gap-5 apart">
          {refused !== null && (
            <p className="failure" role="alert">
              {text(`refused.${refused}`)}
            </p>
          )}
          {words !== null && <PreviewText choice={words} floats={floats} />}
          {waiting && <p className="quiet">{text('choice.waiting')}</p>}
          {confirms && (
            <div className="confirm stack gap-5">
              <button type="button" className="button button-quiet" onClick={() => selection.send({ type: 'back' })}>
                {text('choice.back')}
                <kbd>Esc</kbd>
              </button>
              <button
                type="button"
                className="button button-main"
                // The second tap of a double tap may land here; it confirms nothing.
                onClick={({ detail }) => detail < 2 && selection.send({ type: 'confirm' })}
              >
                <Icon name="check" />
                {text('choice.confirm')}
                <kbd>Enter</kbd>
              </button>
            </div>
          )}
        </footer>
      )}
    </>
  );
}

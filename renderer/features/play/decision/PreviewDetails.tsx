import { useFolded } from '../../../game/Buttons.tsx';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { consideredOf, isWaiting, shownChoice } from '../../../game/selection/selection.ts';
import { useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { PreviewText } from './PreviewText.tsx';

/** What a choice would do, in words, and the button that does it; nothing while no choice is considered. */
export function PreviewDetails() {
  const text = useText();
  const selection = useSelection();
  // If the words stand beside the piece already, they are not repeated here.
  const told = useStage((stage) => stage.anchor !== null);
  const onTable = useStage((stage) => stage.shown);
  const floats = !useFolded('panel') && onTable;
  const shown = useSelected(shownChoice);
  const words = told ? null : shown;
  const refused = useSelected(({ context }) => context.refused);
  const waiting = useSelected(isWaiting);
  const confirms = useSelected(consideredOf) !== null && !waiting;
  return (
    <>
      <p className="sr-only" role="status">
        {confirms && text('access.confirm')}
      </p>
      {(words !== null || refused !== null || waiting || confirms) && (
        <footer className="consequences">
          {refused !== null && (
            <p className="failure" role="alert">
              {text(`refused.${refused}`)}
            </p>
          )}
          {words !== null && <PreviewText choice={words} floats={floats} />}
          {waiting && <p className="quiet">{text('choice.waiting')}</p>}
          {confirms && (
            <div className="confirm">
              <button type="button" className="button button-quiet" onClick={() => selection.send({ type: 'back' })}>
                {text('choice.back')}
                <kbd>Esc</kbd>
              </button>
              <button type="button" className="button button-main" onClick={() => selection.send({ type: 'confirm' })}>
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

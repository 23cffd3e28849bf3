import { useGame } from '../../../game/game.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { useKeyLabel } from '../../../ui/keyboard/keyTable.ts';
import { goBack, redo, takeBack } from '../commands.ts';

/** Undo, and redo after it. If nothing can be undone freely, the decision is taken back as practice. */
export function UndoButtons() {
  const text = useText();
  const host = useHost();
  const { update } = useGame();
  const { canUndo, takesBack, canRedo } = update;
  const canTakeBack = takesBack !== null;
  return (
    <>
      <IconButton
        icon="undo"
        label={text(canUndo || !canTakeBack ? 'bar.undo' : 'practice.takeBack')}
        command="undo"
        refusal={canUndo || canTakeBack ? undefined : text('bar.undo.impossible')}
        onPress={() => takeBack(host, update)}
      />
      {canRedo && (
        <IconButton icon="redo" label={text('redo.label')} command="redo" onPress={() => redo(host, update)} />
      )}
    </>
  );
}

/** Takes a turn of several decisions back as a whole. */
export function ResetButton() {
  const text = useText();
  const host = useHost();
  const key = useKeyLabel('reset');
  return (
    <button type="button" className="button button-quiet reset" onClick={() => void goBack(host, 'game.reset')}>
      {text('reset.label')}
      {key !== undefined && <kbd>{key}</kbd>}
    </button>
  );
}

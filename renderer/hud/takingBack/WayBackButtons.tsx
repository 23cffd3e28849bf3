import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useGame } from '../game.ts';
import { redo, takeBack } from './wayBack.ts';

/** Undo and redo; where nothing can be undone for nothing, it is taken back as practice. */
export function WayBackButtons() {
  const text = useText();
  const commands = useCommands();
  const { update } = useGame();
  const { canUndo, canTakeBack, canRedo } = update;
  return (
    <>
      <IconButton
        icon="undo"
        label={text(canUndo || !canTakeBack ? 'bar.undo' : 'practice.takeBack')}
        shortcut="U"
        refusal={canUndo || canTakeBack ? undefined : text('bar.undo.impossible')}
        onPress={() => takeBack(update, commands)}
      />
      <IconButton
        icon="redo"
        label={text('redo.label')}
        shortcut="Y"
        refusal={canRedo ? undefined : text('redo.impossible')}
        onPress={() => redo(update, commands)}
      />
    </>
  );
}

/** Takes a turn of several decisions back as a whole. */
export function ResetButton() {
  const text = useText();
  const { reset } = useCommands();
  return (
    <button type="button" className="button button-quiet reset" onClick={() => void reset()}>
      {text('reset.label')}
      <kbd>R</kbd>
    </button>
  );
}

import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useGame } from '../game.ts';
import { canHide } from './hiding.ts';

/** Where others share the screen: hides from them what the player is looking at, who may have been called away. */
export function HideButton() {
  const { update } = useGame();
  return canHide(update) ? <Hide /> : null;
}

function Hide() {
  const text = useText();
  const commands = useCommands();
  return <IconButton icon="unseen" label={text('hidden.hide')} command="hide" onPress={() => void commands.hide()} />;
}

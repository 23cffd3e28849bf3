import { useCommands } from '../../../app/commands.ts';
import { useGame } from '../../../game/game.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
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

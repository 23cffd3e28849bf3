import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useGame } from '../game.ts';
import { canHide } from './hiding.ts';

/** Hides from others what the player is looking at, who may have been called away. */
export function HideButton() {
  const text = useText();
  const commands = useCommands();
  const { update } = useGame();
  if (!canHide(update)) return null;
  return <IconButton icon="unseen" label={text('hidden.hide')} shortcut="J" onPress={() => void commands.hide()} />;
}

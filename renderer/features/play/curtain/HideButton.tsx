import { useGame } from '../../../game/game.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { hide } from '../commands.ts';
import { canHide } from './hiding.ts';

/** For shared screens: hides what the player is looking at, for when they are called away. */
export function HideButton() {
  const { update } = useGame();
  return canHide(update) ? <Hide /> : null;
}

function Hide() {
  const text = useText();
  const host = useHost();
  return <IconButton icon="unseen" label={text('hidden.hide')} command="hide" onPress={() => void hide(host)} />;
}

import { CameraMenu } from '../../../game/bar/CameraMenu.tsx';
import { useGame } from '../../../game/game.ts';
import { openBookHere } from '../../../game/openHere.ts';
import { useApp } from '../../../platform/app.ts';
import { toggleSound } from '../../../platform/commands.ts';
import { toggleLog, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useSettings } from '../../../platform/settings.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { BarMenu } from './BarMenu.tsx';
import { UndoButtons } from './UndoButtons.tsx';

/** The buttons of the top bar that are needed often, and a menu with the rest. Muted sound is shown here. */
export function BarButtons() {
  const text = useText();
  const { update } = useGame();
  const host = useHost();
  const muted = useSettings((settings) => settings.muted);
  const logOpen = useApp((app) => app.logOpen);
  const { kind, takesBack, canRedo } = update;
  return (
    <div className="line" role="toolbar" aria-label={text('bar.label')}>
      {(kind === 'game' || takesBack !== null || canRedo) && <UndoButtons />}
      <IconButton icon="log" label={text('bar.log')} command="log" pressed={logOpen} onPress={() => toggleLog(host)} />
      <CameraMenu />
      <IconButton icon="book" label={text('rules.open')} command="rules" onPress={openBookHere} />
      {muted && (
        <IconButton icon="muted" label={text('bar.unmute')} command="sound" onPress={() => void toggleSound(host)} />
      )}
      <BarMenu />
    </div>
  );
}

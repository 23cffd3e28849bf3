import { useText } from '../../i18n/text.ts';
import { openPanel, toggleLog, toggleThresholds, useApp } from '../../store/app.ts';
import { useSettings } from '../../store/settings.ts';
import { useCommands } from '../commands.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { useGame } from '../game.ts';
import { toggleSound } from '../sound.ts';
import { CameraMenu } from './CameraMenu.tsx';

/** The buttons of the top bar. */
export function BarButtons() {
  const text = useText();
  const commands = useCommands();
  const { update, view } = useGame();
  const logOpen = useApp((app) => app.logOpen);
  const muted = useSettings((settings) => settings.muted);
  const thresholds = useApp((app) => app.thresholds);
  return (
    <div className="bar-buttons" role="toolbar" aria-label={text('bar.label')}>
      <IconButton
        icon="undo"
        label={text('bar.undo')}
        shortcut="U"
        refusal={update.canUndo ? undefined : text('bar.undo.impossible')}
        onPress={() => void commands.undo()}
      />
      <IconButton icon="log" label={text('bar.log')} shortcut="L" pressed={logOpen} onPress={toggleLog} />
      <IconButton icon="history" label={text('replay.open')} onPress={() => void commands.replay.open(update.gameId)} />
      <IconButton
        icon="people"
        label={text('seats.who.open')}
        refusal={view.result === null ? undefined : text('bar.over')}
        onPress={() => openPanel('seats')}
      />
      <span className="bar-gap" />
      <CameraMenu />
      <IconButton
        icon="tile"
        label={text('thresholds.show')}
        shortcut="Alt"
        pressed={thresholds}
        onPress={toggleThresholds}
      />
      <span className="bar-gap" />
      <IconButton icon="card" label={text('gallery.open')} shortcut="G" onPress={() => openPanel('gallery')} />
      <IconButton icon="help" label={text('bar.rules')} shortcut="F1" onPress={() => openPanel('rules')} />
      <IconButton icon="keyboard" label={text('bar.shortcuts')} shortcut="?" onPress={() => openPanel('shortcuts')} />
      <IconButton
        icon={muted ? 'muted' : 'sound'}
        label={text(muted ? 'bar.unmute' : 'bar.mute')}
        shortcut="M"
        onPress={() => toggleSound(commands)}
      />
      <IconButton icon="settings" label={text('bar.settings')} onPress={() => openPanel('settings')} />
      <IconButton icon="leave" label={text('bar.leave')} onPress={() => void commands.leave()} />
    </div>
  );
}

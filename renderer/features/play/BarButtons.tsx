import { CameraMenu } from '../../game/bar/CameraMenu.tsx';
import { useGame } from '../../game/game.ts';
import { openBookHere } from '../../game/openHere.ts';
import { toggleForecast, useSheets } from '../../game/sheets.ts';
import { useApp } from '../../platform/app.ts';
import { toggleSound } from '../../platform/commands.ts';
import { openPanel, toggleLog, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useRoutes } from '../../platform/routes.ts';
import { useSettings } from '../../platform/settings.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { UndoButtons } from './UndoButtons.tsx';

/** The buttons of the top bar. */
export function BarButtons() {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { update, view } = useGame();
  const logOpen = useApp((app) => app.logOpen);
  const muted = useSettings((settings) => settings.muted);
  const foresight = useSheets((sheets) => sheets.forecast);
  const isKept = update.kind === 'game';
  const { takesBack, canRedo } = update;
  return (
    <div className="line" role="toolbar" aria-label={text('bar.label')}>
      {(isKept || takesBack !== null || canRedo) && <UndoButtons />}
      <IconButton icon="log" label={text('bar.log')} command="log" pressed={logOpen} onPress={() => toggleLog(host)} />
      {isKept && <GameButtons />}
      <span className="bar-gap" />
      <CameraMenu />
      <IconButton
        icon="spyglass"
        label={text('foresight.title')}
        command="foresight"
        pressed={foresight}
        refusal={view.result === null ? undefined : text('bar.over')}
        onPress={toggleForecast}
      />
      <span className="bar-gap" />
      <IconButton
        icon="card"
        label={text('gallery.open')}
        command="gallery"
        onPress={() => openPanel(host, 'gallery')}
      />
      <IconButton icon="book" label={text('rules.open')} command="rules" onPress={openBookHere} />
      <IconButton
        icon="keyboard"
        label={text('bar.shortcuts')}
        command="help"
        onPress={() => openPanel(host, 'shortcuts')}
      />
      <IconButton
        icon={muted ? 'muted' : 'sound'}
        label={text(muted ? 'bar.unmute' : 'bar.mute')}
        command="sound"
        onPress={() => void toggleSound(host)}
      />
      <IconButton icon="settings" label={text('bar.settings')} onPress={() => openPanel(host, 'settings')} />
      <IconButton icon="leave" label={text('bar.leave')} onPress={() => void routes.leave()} />
    </div>
  );
}

/** What only a game has that is kept: its replay, and its seats. */
function GameButtons() {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { update, view } = useGame();
  return (
    <>
      <IconButton icon="history" label={text('replay.open')} onPress={() => void routes.replay(update.gameId)} />
      <IconButton
        icon="people"
        label={text('seats.who.open')}
        refusal={view.result === null ? undefined : text('bar.over')}
        onPress={() => openPanel(host, 'seats')}
      />
    </>
  );
}

import { CameraMenu } from '../../game/bar/CameraMenu.tsx';
import { openBookHere } from '../../game/openHere.ts';
import { useRoutes } from '../../platform/feature.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { leaveReplay } from './commands.ts';
import { useReplay } from './replayState.ts';

/** The buttons of the top bar in a replay. */
export function ReplayButtons() {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const finished = useReplay(({ timeline }) => timeline?.finished === true);
  return (
    <div className="line" role="toolbar" aria-label={text('bar.label')}>
      <span className="bar-replay bold pill">{text('replay.title')}</span>
      {finished && (
        <IconButton icon="curve" label={text('analysis.open')} onPress={() => openPanel(host, 'analysis')} />
      )}
      <span className="bar-gap" />
      <CameraMenu />
      <span className="bar-gap" />
      <IconButton icon="book" label={text('rules.open')} command="rules" onPress={openBookHere} />
      <IconButton
        icon="keyboard"
        label={text('bar.shortcuts')}
        command="help"
        onPress={() => openPanel(host, 'shortcuts')}
      />
      <IconButton icon="settings" label={text('bar.settings')} onPress={() => openPanel(host, 'settings')} />
      <IconButton
        icon="leave"
        label={text('replay.leave')}
        shortcut="Esc"
        onPress={() => void leaveReplay(host, routes.games)}
      />
    </div>
  );
}

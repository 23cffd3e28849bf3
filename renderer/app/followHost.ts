import type { Client } from '../client/client.ts';
import type { Commands } from '../hud/commands.ts';
import { useApp } from '../store/app.ts';
import { useSettings } from '../store/settings.ts';
import { showUpdate } from './showUpdate.ts';

/**
 * Writes what the host tells by itself into the stores. To be called right after connecting:
 * the host may have something to say from the first moment on.
 */
export function followHost(client: Client, commands: Commands): void {
  client.on('game.update', (update) => void showUpdate(client, update));
  client.on('notice', (notice) => useApp.setState(({ notices }) => ({ notices: [...notices, notice] })));
  client.on('settings.changed', (settings) => useSettings.setState(settings));
  client.onLink((link) => {
    const before = useApp.getState();
    useApp.setState({ link });
    // What happened in between is not known: ask for the position.
    if (link === 'up' && before.link === 'lost' && before.screen === 'game') void commands.resume();
  });
}

/** Reads what the first screen needs. */
export async function readBeginnings(client: Client): Promise<void> {
  const [info, settings, summary] = await Promise.all([
    client.call('app.info', {}),
    client.call('settings.read', {}),
    client.call('game.summary', {}),
  ]);
  if (settings.ok) useSettings.setState(settings.value);
  useApp.setState({ info: info.ok ? info.value : null, summary: summary.ok ? summary.value : null });
}

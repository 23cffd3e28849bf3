import type { Notice } from '../../shared/contract/answers.ts';
import { takeOffer } from '../features/library/openArrived.ts';
import { continueGame } from '../game/commands.ts';
import { showUpdate } from '../game/showUpdate.ts';
import { useApp } from '../platform/app.ts';
import type { Client } from '../platform/client/client.ts';
import type { Host } from '../platform/host.ts';
import { takeSettings } from '../platform/settings.ts';
import { goElsewhere, obeyMenu } from './program/obeyMenu.ts';
import { routesOver } from './routes.ts';

/** Whether an older notice is no longer true, or said once more. */
const isOver = (older: Notice, { code, detail }: Notice): boolean =>
  older.detail === detail && (older.code === code || (code === 'saveWorksAgain' && older.code === 'saveFailed'));

/** Where a write that failed was the player's own wish: nothing of it is in memory, and it is not tried again. */
const WISHES: readonly string[] = ['trash', 'content'];

/** What is in memory only, by the names of files and folders, after a notice. */
function unsavedAfter(unsaved: readonly string[], { code, detail }: Notice): readonly string[] {
  const others = unsaved.filter((name) => name !== detail);
  if (code === 'saveWorksAgain') return others;
  return code === 'saveFailed' && !WISHES.includes(detail) ? [...others, detail] : unsaved;
}

/**
 * Writes what the host tells by itself into the stores. To be called right after connecting:
 * the host may have something to say from the first moment on.
 */
export function followHost(host: Host): void {
  host.on('game.update', (update) => void showUpdate(host, update));
  host.on('game.summary', (summary) => useApp.setState({ summary }));
  host.on('notice', (notice) =>
    useApp.setState(({ notices, unsaved }) => ({
      notices: [...notices.filter((older) => !isOver(older, notice)), notice],
      unsaved: unsavedAfter(unsaved, notice),
    })),
  );
  host.on('game.offered', (offer) => void takeOffer(host, routesOver(host), offer));
  host.on('settings.changed', takeSettings);
  host.on('command', (command) => obeyMenu(command, host));
  // Once the navigation has come to rest: the journey navigates itself.
  host.navigation.on('travel', ({ journey }) => queueMicrotask(() => void goElsewhere(journey, host)));
  host.onLink((link) => {
    const before = useApp.getState();
    useApp.setState({ link });
    // What happened in between is not known: ask for the position.
    if (link === 'up' && before.link === 'lost' && before.screen === 'game') void continueGame(host);
  });
}

/** Reads what the first screen needs. */
export async function readBeginnings(client: Client): Promise<void> {
  const readSummary = async () => {
    const summary = await client.call('game.summary', {});
    // At once: the host may tell of a better one while the others are on their way.
    useApp.setState({ summary: summary.ok ? summary.value : null });
  };
  const [info, settings] = await Promise.all([
    client.call('app.info', {}),
    client.call('settings.read', {}),
    readSummary(),
  ]);
  if (settings.ok) takeSettings(settings.value);
  useApp.setState({ info: info.ok ? info.value : null });
}

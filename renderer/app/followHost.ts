import type { Notice } from '../../shared/contract/answers.ts';
import { takeOffer } from '../features/library/openArrived.ts';
import { continueGame } from '../game/commands.ts';
import { showUpdate } from '../game/showUpdate.ts';
import { useApp } from '../platform/app.ts';
import type { Client } from '../platform/client/client.ts';
import type { Host } from '../platform/host.ts';
import { takeSettings } from '../platform/settings.ts';
import { goElsewhere, handleMenuCommand } from './program/handleMenuCommand.ts';
import { routesOver } from './routes.ts';

/** Notices that end an earlier failure to save. */
const ENDS_OF_FAILURE: readonly Notice['code'][] = ['saveWorksAgain', 'nothingUnsaved'];

const isAboutSaving = ({ code }: Notice): boolean => code === 'saveFailed' || ENDS_OF_FAILURE.includes(code);

/** Whether a newer notice replaces this one: it says the same again, or that this one is no longer true. */
const isOver = (older: Notice, newer: Notice): boolean =>
  older.detail === newer.detail && (older.code === newer.code || (isAboutSaving(older) && isAboutSaving(newer)));

/** Names of what is written at the player's request. If that fails, it is not kept in memory and not tried again. */
const WISHES: readonly string[] = ['trash', 'content'];

/** Returns, after a notice, the names of the files and folders that are in memory only. */
function unsavedAfter(unsaved: readonly string[], { code, detail }: Notice): readonly string[] {
  const others = unsaved.filter((name) => name !== detail);
  if (ENDS_OF_FAILURE.includes(code)) return others;
  return code === 'saveFailed' && !WISHES.includes(detail) ? [...others, detail] : unsaved;
}

/**
 * Writes what the host sends on its own into the stores. Call it right after connecting: the host may send something at
 * once. What leads elsewhere, as commands of the menu bar and opened files, waits until the page has begun: before, it
 * knows neither the settings nor the table to which it returns.
 */
export function followHost(host: Host, begun: Promise<unknown>): void {
  host.on('game.update', (update) => void showUpdate(host, update));
  host.on('game.summary', (summary) => useApp.setState({ summary }));
  host.on('notice', (notice) =>
    useApp.setState(({ notices, unsaved }) => ({
      notices: [...notices.filter((older) => !isOver(older, notice)), notice],
      unsaved: unsavedAfter(unsaved, notice),
    })),
  );
  host.on('game.offered', (offer) => void begun.then(() => takeOffer(host, routesOver(host), offer)));
  host.on('settings.changed', takeSettings);
  host.on('phones.changed', (phones) => useApp.setState({ phones }));
  host.on('command', (command) => void begun.then(() => handleMenuCommand(command, host)));
  // After the navigation has finished its transition: the journey navigates again.
  host.navigation.on('travel', ({ journey }) => queueMicrotask(() => void goElsewhere(journey, host)));
  host.onLink((link) => {
    const before = useApp.getState();
    useApp.setState({ link });
    // Updates may have been missed while the line was down: ask for the position.
    if (link === 'up' && before.link === 'lost' && before.screen === 'game') void continueGame(host);
  });
}

/**
 * Reads what the first screen needs. Each answer is stored as soon as it arrives, because the host may send newer
 * values meanwhile.
 */
export async function readBeginnings(client: Client): Promise<void> {
  await Promise.all([
    client.call('app.info', {}).then((info) => useApp.setState({ info: info.ok ? info.value : null })),
    client.call('settings.read', {}).then((settings) => settings.ok && takeSettings(settings.value)),
    client.call('phones.read', {}).then((phones) => phones.ok && useApp.setState({ phones: phones.value })),
    client.call('game.summary', {}).then((summary) => useApp.setState({ summary: summary.ok ? summary.value : null })),
  ]);
}

import { changeBy, withPerson } from '../../shared/contract/personal.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { useApp } from './app.ts';
import { ask, type Host } from './host.ts';
import { takeSettings, useSettings } from './settings.ts';

async function sendSettings(host: Host, changes: Partial<Settings>): Promise<void> {
  // At once, so that when a person changes two settings in a row, the second change keeps the first.
  if (changes.people !== undefined) takeSettings({ ...useApp.getState().tableSettings, people: changes.people });
  const changed = await ask(host, 'settings.change', changes);
  if (changed !== null) takeSettings(changed);
}

/** Changes settings. Personal ones are changed for the person whom the screen serves, all others for the table. */
export function changeSettings(host: Host, settings: Partial<Settings>): Promise<void> {
  const { tableSettings, person } = useApp.getState();
  return sendSettings(host, changeBy(tableSettings, person, settings));
}

/** Makes the person whom the screen serves use the table's settings again. */
export async function forgetOwn(host: Host): Promise<void> {
  const { person, tableSettings } = useApp.getState();
  if (person !== null) await sendSettings(host, { people: withPerson(tableSettings.people, person, {}) });
}

/** Mutes everything, or lets it be heard again. */
export const toggleSound = (host: Host): Promise<void> =>
  changeSettings(host, { muted: !useSettings.getState().muted });

/** Ends the program. If the disk has refused something the player is asked first, unless `evenUnsaved` is set. */
export async function quit(host: Host, evenUnsaved = false): Promise<void> {
  // At once: the program may be gone before its answer is here.
  host.navigation.send({ type: 'quit' });
  const answer = await host.call('app.quit', evenUnsaved ? { evenUnsaved } : {});
  if (!answer.ok && answer.code === 'unsaved') host.navigation.send({ type: 'unsaved' });
  else host.end();
}

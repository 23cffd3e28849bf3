import { once } from 'node:events';
import { CALL } from '../../../../main/electron/channels.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { playersOf } from '../../host/saves/savedGames.ts';
import type { FakeElectron, FakeInvoke } from '../fakeElectron.ts';

/** The status under which the page's own script is served; `undefined` for a page without one. */
export async function scriptStatus(
  { served }: FakeElectron,
  address: string,
  page: string,
): Promise<number | undefined> {
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (script === undefined) return undefined;
  return (await served.get('hadara')?.(new Request(new URL(script, address))))?.status;
}

/** Lets two bots play, and resolves to the number of the first position that the host sends by itself to a page that listens. */
export async function watchBots(electron: FakeElectron, event: FakeInvoke): Promise<number> {
  await electron.invoke(event, CALL, 'settings.change', { speed: 'instant' });
  const sent = once(event.sender, 'sent');
  await electron.invoke(event, CALL, 'game.start', { mode: 'basic', players: playersOf('bb'), seed: 7 });
  for (let [, name, update] = await sent; ; [, name, update] = await once(event.sender, 'sent'))
    if (name === 'game.update') return (update as GameUpdate).seq;
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { diskFiles } from '../../main/host/files/fileSystem.ts';
import { clientOver } from '../../renderer/platform/client/client.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { playersOf } from '../main/host/saves/savedGames.ts';
import { hostOn } from './hostOn.ts';
import { inspect } from './kills/inspection.ts';
import { torture } from './kills/kills.ts';
import { Ledger, newlyKnown } from './kills/ledger.ts';

it('a program that is killed ten times loses nothing that it confirmed, and leaves nothing lying about', async () => {
  const { confirmed, lost, leftovers, notices } = await torture(10, 4, () => undefined);
  expect({ lost, leftovers, notices }).toEqual({ lost: [], leftovers: [], notices: [] });
  expect(confirmed).toBeGreaterThan(20);
}, 120_000);

it('the inspection notices whatever is lost or left over', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hadara-inspection-'));
  const { host, call } = await hostOn(diskFiles, folder);
  onTestFinished(async () => {
    await host.dispose();
    await rm(folder, { recursive: true });
  });
  const client = clientOver({
    call: (name, input) => host.handle(name, input),
    on: (listener) => host.subscribe(listener),
    onLink: () => () => undefined,
    end: () => undefined,
  });
  const update = await call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 3 });
  await call('settings.change', {});
  const ledger = new Ledger();
  ledger.note(update);
  ledger.settings = DEFAULT_SETTINGS;
  expect(await inspect(client, ledger, folder)).toEqual({ lost: [], leftovers: [] });

  const { gameId, events } = update;
  ledger.note({ ...update, events: [...events, ...events] });
  ledger.games.set('deleted', newlyKnown());
  ledger.settings = { ...DEFAULT_SETTINGS, uiScale: 150 };
  ledger.contents.add('hadara.json');
  await writeFile(path.join(folder, 'games', `${gameId}.json.cut.tmp`), '');
  await writeFile(path.join(folder, 'games', `${gameId}.bak1.json`), '{');
  await writeFile(path.join(folder, 'games', 'orphan.bak1.json'), '');
  const { lost, leftovers } = await inspect(client, ledger, folder);
  expect(lost.map((line) => line.replace(gameId, 'it').split(/[,{]/)[0])).toEqual([
    'deleted is gone',
    `it: ${2 * events.length} events were told`,
    'settings are ',
    'content/hadara.json is gone',
  ]);
  expect(leftovers.map((line) => line.replace(gameId, 'it')).sort()).toEqual([
    'games/it.bak1.json is damaged',
    'games/it.json.cut.tmp has no business there',
    'games/orphan.bak1.json belongs to no game',
  ]);
});

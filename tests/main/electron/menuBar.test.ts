import { expect, it, vi } from 'vitest';
import { createMenuBar } from '../../../main/electron/menuBar.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { WORDS } from '../../../shared/words/words.ts';
import { FakeElectron } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';
import { choose, flatten } from './menuItems.ts';

const ENGLISH = WORDS.en.menu;
const GERMAN = WORDS.de.menu;

const game = (gameId: string, name: string | null) => ({ gameId, name, players: [{ name: 'Ada' }, { name: 'Bo' }] });

async function put(locale = 'en', platform: NodeJS.Platform = 'linux', electron = new FakeElectron()) {
  const answers: Record<string, unknown> = { 'settings.read': DEFAULT_SETTINGS, 'games.list': [] };
  const { host, tell } = fakeHost(answers);
  const handlers = { command: host.command, importFile: vi.fn(), openLogs: vi.fn(), toggleFullScreen: vi.fn() };
  const bar = createMenuBar(electron, { host, platform, program: 'C:\\Hadara.exe', locale, handlers });
  await bar.refresh();
  const labels = () => flatten(electron.menu).map(({ label }) => label);
  return { electron, answers, host, tell, bar, labels };
}

it('speaks the language of the computer, then the one that was chosen', async () => {
  const { answers, tell, labels } = await put('de-AT');
  expect(labels()).toContain(GERMAN.newGame);
  answers['settings.read'] = { ...DEFAULT_SETTINGS, language: 'en' };
  tell('settings.changed', { ...DEFAULT_SETTINGS, language: 'en' });
  await vi.waitFor(() => expect(labels()).toContain(ENGLISH.newGame));
});

it.each([
  'game.start',
  'games.delete',
  'games.restore',
  'games.rename',
  'record.import',
  'save.import',
  'replay.branch',
])('shows what %s changes in the list of games', async (call) => {
  const { answers, bar, host, labels } = await put();
  expect(labels()).toContain(ENGLISH.noRecent);
  answers['games.list'] = [game('a', 'Sunday'), game('b', null), ...'cde'.split('').map((id) => game(id, id))];
  await bar.host.handle(call, {});
  await vi.waitFor(() => expect(labels()).toEqual(expect.arrayContaining(['Sunday', 'Ada, Bo', 'c', 'd', 'e'])));
  expect(host.handle).toHaveBeenCalledWith('games.list', { newest: 5 });
});

it('stays as it is while nothing changes that it shows', async () => {
  const { electron, bar, tell } = await put();
  await bar.host.handle('game.leave', {});
  await bar.host.handle('game.act', {});
  tell('settings.changed', DEFAULT_SETTINGS);
  await bar.refresh();
  expect(electron.menus).toBe(1);
});

it('goes on with a game that is chosen', async () => {
  const { answers, electron, bar, host } = await put();
  answers['games.list'] = [game('a', 'Sunday')];
  await bar.refresh();
  choose(electron.menu, 'Sunday');
  expect(host.command).toHaveBeenCalledExactlyOnceWith({ name: 'resume', gameId: 'a' });
});

it('puts the recent games into the dock of a Mac', async () => {
  const { answers, bar, electron, host } = await put('en', 'darwin');
  answers['games.list'] = [game('a', 'Sunday & more'), game('b', null)];
  await bar.refresh();
  expect(electron.app.dockMenu.map(({ label }) => label)).toEqual(['Sunday & more', 'Ada, Bo']);
  choose(electron.app.dockMenu, 'Ada, Bo');
  expect(host.command).toHaveBeenCalledExactlyOnceWith({ name: 'resume', gameId: 'b' });
  expect(electron.app.jumpLists).toEqual([]);
});

it('puts the recent games into the jump list of Windows, without those that the player took out there', async () => {
  const { answers, bar, electron } = await put('de', 'win32');
  expect(electron.app.jumpLists).toEqual([[]]);
  answers['games.list'] = [game('a', 'Sunday'), game('b', 'Monday')];
  electron.app.removedItems = [{ type: 'task', args: '--resume=b' }];
  await bar.refresh();
  expect(electron.app.jumpLists.at(-1)).toEqual([
    {
      type: 'custom',
      name: GERMAN.recent,
      items: [
        {
          type: 'task',
          title: 'Sunday',
          program: 'C:\\Hadara.exe',
          args: '--resume=a',
          iconPath: 'C:\\Hadara.exe',
          iconIndex: 0,
        },
      ],
    },
  ]);
  expect(electron.app.dockMenu).toEqual([]);
});

it('asks Windows to start nothing that is not installed', async () => {
  const { electron } = await put('en', 'win32', new FakeElectron({ isPackaged: false }));
  expect(electron.app.jumpLists).toEqual([]);
});

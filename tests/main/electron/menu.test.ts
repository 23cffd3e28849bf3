import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { type MenuSetting, menuTemplate } from '../../../main/electron/menu.ts';
import { WORDS } from '../../../shared/words/words.ts';
import { choose, flatten } from './menuItems.ts';

const ENGLISH = WORDS.en.menu;
const GERMAN = WORDS.de.menu;

const PLATFORMS = ['linux', 'win32', 'darwin'] as const;

function menuOf(changes: Partial<MenuSetting> = {}) {
  const handlers = { command: vi.fn(), importFile: vi.fn(), openLogs: vi.fn(), toggleFullScreen: vi.fn() };
  const setting: MenuSetting = {
    platform: 'linux',
    isPackaged: true,
    words: ENGLISH,
    recent: [],
    rulesKey: 'F1',
    ...changes,
  };
  return { template: menuTemplate(setting, handlers), handlers };
}

const labels = (items: readonly MenuItemConstructorOptions[]) => items.map(({ label }) => label);
const roles = (items: readonly MenuItemConstructorOptions[]) => flatten(items).map(({ role }) => role);

describe.each(PLATFORMS)('the menu bar on %s', (platform) => {
  it('has what players look for, in their language', () => {
    for (const words of [ENGLISH, GERMAN]) {
      const { template } = menuOf({ platform, words });
      const found = labels(flatten(template));
      for (const word of [words.newGame, words.continue, words.games, words.recent, words.import, words.settings])
        expect(found).toContain(word);
      for (const word of [words.quit, words.undo, words.larger, words.fullScreen, words.rules, words.about])
        expect(found).toContain(word);
      expect(found).toContain(words.logs);
      expect(found).toContain(words.diagnostics);
    }
  });

  it('offers full screen, and the tools of developers only to them', () => {
    expect(roles(menuOf({ platform }).template)).toContain('togglefullscreen');
    expect(roles(menuOf({ platform }).template)).not.toContain('toggleDevTools');
    expect(roles(menuOf({ platform }).template)).not.toContain('reload');
    expect(roles(menuOf({ platform, isPackaged: false }).template)).toContain('toggleDevTools');
  });

  it('gives no key to two items', () => {
    const keys = flatten(menuOf({ platform, isPackaged: false }).template).flatMap(
      ({ accelerator }) => accelerator ?? [],
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['newGame', { name: 'newGame' }],
    ['continue', { name: 'continue' }],
    ['games', { name: 'games' }],
    ['settings', { name: 'settings' }],
    ['undo', { name: 'undo' }],
    ['larger', { name: 'larger' }],
    ['smaller', { name: 'smaller' }],
    ['usualSize', { name: 'usualSize' }],
    ['rules', { name: 'rules' }],
    ['keys', { name: 'keys' }],
    ['about', { name: 'about' }],
    ['diagnostics', { name: 'diagnostics' }],
  ] as const)('hands "%s" to the page', (word, command) => {
    const { template, handlers } = menuOf({ platform });
    choose(template, ENGLISH[word]);
    expect(handlers.command).toHaveBeenCalledExactlyOnceWith(command);
  });

  it('does what only the program can do', () => {
    const { template, handlers } = menuOf({ platform });
    choose(template, ENGLISH.import);
    expect(handlers.importFile).toHaveBeenCalledOnce();
    choose(template, ENGLISH.logs);
    expect(handlers.openLogs).toHaveBeenCalledOnce();
    const keys = flatten(template).find(({ accelerator }) => accelerator === 'Alt+Enter');
    expect(keys?.visible).toBe(false);
    choose([keys ?? {}], ENGLISH.fullScreen);
    expect(handlers.toggleFullScreen).toHaveBeenCalledOnce();
  });
});

it('lists the games that were played last, each by its name', () => {
  const recent = [
    { gameId: 'a', name: 'Ada & Bo' },
    { gameId: 'b', name: 'Sunday' },
  ];
  const { template, handlers } = menuOf({ recent });
  const games = flatten(template).find(({ label }) => label === ENGLISH.recent)?.submenu;
  // A single `&` would underline the letter behind it.
  expect(labels(games as MenuItemConstructorOptions[])).toEqual(['Ada && Bo', 'Sunday']);
  choose(template, 'Sunday');
  expect(handlers.command).toHaveBeenCalledExactlyOnceWith({ name: 'resume', gameId: 'b' });
});

it('says when there is no game yet', () => {
  const item = flatten(menuOf().template).find(({ label }) => label === ENGLISH.noRecent);
  expect(item).toMatchObject({ enabled: false });
});

it('opens with the Alt key where that is the custom', () => {
  expect(labels(menuOf({ platform: 'win32' }).template)).toEqual(['&File', '&Edit', '&View', '&Help']);
  expect(labels(menuOf({ platform: 'darwin' }).template)).toEqual(['Hadara', 'File', 'Edit', 'View', 'Window', 'Help']);
});

it('leaves the keys of undo to the page, but on macOS, where text fields get them from the menu', () => {
  const undo = (platform: NodeJS.Platform) =>
    flatten(menuOf({ platform }).template).find(({ label }) => label === ENGLISH.undo);
  expect(undo('linux')).toMatchObject({ accelerator: 'CmdOrCtrl+Z', registerAccelerator: false });
  expect(undo('win32')).toMatchObject({ registerAccelerator: false });
  expect(undo('darwin')).toMatchObject({ registerAccelerator: true });
  expect(undo('linux')?.role).toBeUndefined();
});

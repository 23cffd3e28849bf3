import type { MenuItemConstructorOptions } from 'electron';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import { ACCELERATORS } from '../../shared/vocabulary/keys.ts';
import type { Words } from '../../shared/words/words.ts';

type Items = MenuItemConstructorOptions[];
export type MenuWords = Words['menu'];

/** A game that the menu offers to go on with. */
export interface RecentGame {
  readonly gameId: string;
  readonly name: string;
}

export interface MenuSetting {
  readonly platform: NodeJS.Platform;
  /** Only a packaged program hides the tools of developers. */
  readonly isPackaged: boolean;
  readonly words: MenuWords;
  /** Newest first. */
  readonly recent: readonly RecentGame[];
  /** The key of the rule book, which the page hears itself. */
  readonly rulesKey: string;
}

/** What the items do that Electron does not do by itself. */
export interface MenuHandlers {
  /** Hands a wish to the page, which decides whether it makes sense now. */
  command(command: MenuCommand): void;
  importFile(): void;
  openLogs(): void;
  toggleFullScreen(): void;
}

const LINE = { type: 'separator' } as const;

/** The letters after `&` open menus with the Alt key, which macOS does not know; a name may have a `&` of its own. */
const onlyText = (label: string) => label.replaceAll('&', '');
const literal = (name: string) => name.replaceAll('&', '&&');

function recentGames({ words, recent }: MenuSetting, { command }: MenuHandlers): Items {
  if (recent.length === 0) return [{ label: words.noRecent, enabled: false }];
  return recent.map(({ gameId, name }) => ({
    label: literal(name),
    click: () => command({ name: 'resume', gameId }),
  }));
}

function gameItems(setting: MenuSetting, handlers: MenuHandlers): Items {
  const { words } = setting;
  const { command } = handlers;
  return [
    { label: words.newGame, accelerator: ACCELERATORS.newGame, click: () => command({ name: 'newGame' }) },
    { label: words.continue, click: () => command({ name: 'continue' }) },
    LINE,
    { label: words.games, accelerator: ACCELERATORS.games, click: () => command({ name: 'games' }) },
    { label: words.recent, submenu: recentGames(setting, handlers) },
    { label: words.import, accelerator: ACCELERATORS.import, click: handlers.importFile },
  ];
}

const settingsItem = ({ words }: MenuSetting, { command }: MenuHandlers): Items[number] => ({
  label: words.settings,
  accelerator: ACCELERATORS.settings,
  click: () => command({ name: 'settings' }),
});

/**
 * Undo and redo mean the decision at the table, and the text in a text field: the page knows which. Elsewhere than on
 * macOS it hears their keys itself, so the items only name them: else one press would take back two decisions.
 */
function editItems({ words, platform }: MenuSetting, { command }: MenuHandlers): Items {
  return [
    {
      label: words.undo,
      accelerator: ACCELERATORS.undo,
      registerAccelerator: platform === 'darwin',
      click: () => command({ name: 'undo' }),
    },
    {
      label: words.redo,
      accelerator: platform === 'darwin' ? 'Shift+Cmd+Z' : ACCELERATORS.redo,
      registerAccelerator: platform === 'darwin',
      click: () => command({ name: 'redo' }),
    },
    LINE,
    { label: words.cut, role: 'cut' },
    { label: words.copy, role: 'copy' },
    { label: words.paste, role: 'paste' },
    { label: words.selectAll, role: 'selectAll' },
  ];
}

/** The size of text and panels is a setting of the game, the same in every window; the page hears its keys itself. */
function viewItems({ words, isPackaged }: MenuSetting, { command, toggleFullScreen }: MenuHandlers): Items {
  const sizes = [
    [words.larger, 'larger'],
    [words.smaller, 'smaller'],
    [words.usualSize, 'usualSize'],
  ] as const;
  const developer: Items = [LINE, { label: words.developer, role: 'toggleDevTools' }];
  return [
    ...sizes.map(([label, name]) => ({
      label,
      accelerator: ACCELERATORS[name],
      registerAccelerator: false,
      click: () => command({ name }),
    })),
    LINE,
    // F11, on macOS Control-Command-F.
    { label: words.fullScreen, role: 'togglefullscreen' },
    // The other keys that players know for it.
    { label: words.fullScreen, accelerator: ACCELERATORS.fullScreen, visible: false, click: toggleFullScreen },
    ...(isPackaged ? [] : developer),
  ];
}

function helpItems({ words, rulesKey }: MenuSetting, { command, openLogs }: MenuHandlers): Items {
  return [
    { label: words.rules, accelerator: rulesKey, registerAccelerator: false, click: () => command({ name: 'rules' }) },
    { label: words.keys, click: () => command({ name: 'keys' }) },
    LINE,
    { label: words.logs, click: openLogs },
    { label: words.diagnostics, click: () => command({ name: 'diagnostics' }) },
  ];
}

const aboutItem = ({ words }: MenuSetting, { command }: MenuHandlers): Items[number] => ({
  label: words.about,
  click: () => command({ name: 'about' }),
});

function macMenu(setting: MenuSetting, handlers: MenuHandlers): Items {
  const { words } = setting;
  const app: Items = [
    aboutItem(setting, handlers),
    LINE,
    settingsItem(setting, handlers),
    LINE,
    { label: words.hide, role: 'hide' },
    { label: words.hideOthers, role: 'hideOthers' },
    { label: words.showAll, role: 'unhide' },
    LINE,
    { label: words.quit, role: 'quit' },
  ];
  return [
    { label: 'Hadara', submenu: app },
    { label: onlyText(words.file), submenu: gameItems(setting, handlers) },
    { label: onlyText(words.edit), submenu: editItems(setting, handlers) },
    { label: onlyText(words.view), submenu: viewItems(setting, handlers) },
    { label: words.window, role: 'windowMenu' },
    { label: onlyText(words.help), role: 'help', submenu: helpItems(setting, handlers) },
  ];
}

/** The menu bar of a platform, in the player's language. */
export function menuTemplate(setting: MenuSetting, handlers: MenuHandlers): Items {
  if (setting.platform === 'darwin') return macMenu(setting, handlers);
  const { words } = setting;
  const file: Items = [
    ...gameItems(setting, handlers),
    LINE,
    settingsItem(setting, handlers),
    LINE,
    { label: words.quit, role: 'quit', accelerator: ACCELERATORS.quit },
  ];
  return [
    { label: words.file, submenu: file },
    { label: words.edit, submenu: editItems(setting, handlers) },
    { label: words.view, submenu: viewItems(setting, handlers) },
    { label: words.help, submenu: [...helpItems(setting, handlers), LINE, aboutItem(setting, handlers)] },
  ];
}

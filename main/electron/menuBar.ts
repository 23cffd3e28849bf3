import type { GameSummary } from '../../shared/contract/answers.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { USUAL_KEYS } from '../../shared/vocabulary/keys.ts';
import { WORDS } from '../../shared/words/words.ts';
import type { DesktopHost, Host } from '../host/entryPoint.ts';
import type { ElectronLike } from './electronLike.ts';
import { playersLanguage } from './language.ts';
import { type MenuHandlers, type MenuWords, menuTemplate, type RecentGame } from './menu.ts';
import { showRecentGames } from './recentPlaces.ts';

const RECENT = 5;

/** The calls after which the list of games, or its order, may be another one. */
const CHANGES_GAMES = /^(game\.(start|leave)|games\.(?!list)|record\.import|save\.import|replay\.branch)/;

export interface MenuBarOptions {
  readonly host: DesktopHost;
  readonly platform: NodeJS.Platform;
  /** The program itself, for the system to start. */
  readonly program: string;
  /** The computer's language. */
  readonly locale: string;
  readonly handlers: MenuHandlers;
}

export interface MenuBar {
  /** The same host, seen through the menu bar: what calls change in the list of games shows up in the menu. */
  readonly host: Host;
  /** Resolves when the menu shows the language and the games of now. */
  refresh(): Promise<void>;
}

/** The player's name for a game, else who plays it. */
const nameOf = ({ name, players }: GameSummary): string => name ?? players.map((player) => player.name).join(', ');

async function recentGames(host: Host): Promise<readonly RecentGame[]> {
  const reply = await host.handle('games.list', { newest: RECENT });
  const games = reply.ok ? (reply.value as readonly GameSummary[]) : [];
  return games.map((game) => ({ gameId: game.gameId, name: nameOf(game) }));
}

const wordsFor = async (host: Host, locale: string): Promise<MenuWords> =>
  WORDS[await playersLanguage(host, locale)].menu;

async function rulesKeyFor(host: Host): Promise<string> {
  const reply = await host.handle('settings.read', {});
  return (reply.ok ? (reply.value as Settings).keys.rules : undefined) ?? USUAL_KEYS.rules;
}

/** Puts up the menu bar, and keeps its language and its list of games true. */
export function createMenuBar(electron: ElectronLike, options: MenuBarOptions): MenuBar {
  const { host, platform, program, locale, handlers } = options;
  const { Menu, app } = electron;
  let shown = '';
  const refresh = async () => {
    const [words, recent, rulesKey] = await Promise.all([wordsFor(host, locale), recentGames(host), rulesKeyFor(host)]);
    const wanted = JSON.stringify([words.file, recent, rulesKey]);
    // A menu that is put up anew closes the one that is open.
    if (wanted === shown) return;
    shown = wanted;
    const template = menuTemplate({ platform, isPackaged: app.isPackaged, words, recent, rulesKey }, handlers);
    Menu.setApplicationMenu(Menu.buildFromTemplate(template));
    showRecentGames(electron, { platform, program, title: words.recent, recent, command: handlers.command });
  };
  host.watch((name) => {
    if (name === 'settings.changed' || name === 'game.offered') void refresh();
  });
  const handle: Host['handle'] = async (name, input, gone) => {
    const reply = await host.handle(name, input, gone);
    if (reply.ok && CHANGES_GAMES.test(name)) void refresh();
    return reply;
  };
  return { host: { ...host, handle }, refresh };
}

import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import { GAME_ID } from '../../shared/vocabulary/limits.ts';
import type { ElectronLike } from './electronLike.ts';
import type { RecentGame } from './menu.ts';

/** What the program is started with to go on with a game. */
const RESUME = /^--resume=(?<gameId>.*)$/;
const WHOLE_ID = new RegExp(`^${GAME_ID}$`);

export interface RecentPlaces {
  readonly platform: NodeJS.Platform;
  /** The program, for the system to start. */
  readonly program: string;
  /** What the list is called. */
  readonly title: string;
  /** Newest first. */
  readonly recent: readonly RecentGame[];
  readonly command: (command: MenuCommand) => void;
}

/** Leaves out what the player has removed from the list: Windows shows no list that contains such an entry. */
function withoutRemoved({ app }: ElectronLike, recent: readonly RecentGame[]) {
  const removed = new Set(app.getJumpListSettings().removedItems.map(({ args }) => args));
  return recent
    .map(({ gameId, name }) => ({ args: `--resume=${gameId}`, title: name }))
    .filter(({ args }) => !removed.has(args));
}

function setJumpList(electron: ElectronLike, { program, title, recent }: RecentPlaces): void {
  const items = withoutRemoved(electron, recent).map((item) => ({
    ...item,
    type: 'task' as const,
    program,
    iconPath: program,
    iconIndex: 0,
  }));
  electron.app.setJumpList(items.length === 0 ? [] : [{ type: 'custom', name: title, items }]);
}

/**
 * Shows the recent games where the system shows what a program can continue: in the menu of the dock icon on macOS, and
 * of the taskbar button on Windows, which needs an installed program to start. Other desktops have no such place.
 */
export function showRecentGames(electron: ElectronLike, places: RecentPlaces): void {
  const { app, Menu } = electron;
  const { platform, recent, command } = places;
  if (platform === 'darwin')
    app.dock?.setMenu(
      Menu.buildFromTemplate(
        recent.map(({ gameId, name }) => ({ label: name, click: () => command({ name: 'resume', gameId }) })),
      ),
    );
  if (platform === 'win32' && app.isPackaged) setJumpList(electron, places);
}

/** Whether an argument asks to go on with a game. */
export const isResume = (argument: string): boolean => RESUME.test(argument);

/** The game that the arguments ask to go on with; `null` when they ask for none, or name no possible id. */
export function gameToResume(args: readonly string[]): string | null {
  const wish = args.map((argument) => RESUME.exec(argument)?.groups?.gameId).find((gameId) => gameId !== undefined);
  return wish !== undefined && WHOLE_ID.test(wish) ? wish : null;
}

export interface ResumeWishes {
  /** Goes on with a game, as soon as the program can; the last wish counts. `null` wishes nothing. */
  wish(gameId: string | null): void;
  /** From now on wishes are told. */
  deliverTo(command: (command: MenuCommand) => void): void;
}

/** Keeps the wish to go on with a game until it can be told. */
export function createResumeWishes(): ResumeWishes {
  let waiting: string | null = null;
  let tell: ((command: MenuCommand) => void) | null = null;
  const deliver = () => {
    if (waiting === null || tell === null) return;
    tell({ name: 'resume', gameId: waiting });
    waiting = null;
  };
  return {
    wish: (gameId) => {
      waiting = gameId ?? waiting;
      deliver();
    },
    deliverTo: (command) => {
      tell = command;
      deliver();
    },
  };
}

import { GAME_ID } from '../../../shared/vocabulary/limits.ts';
/** The folder of the games, below the player's data. */
export const GAMES_FOLDER = 'games';

/** The files of one game: the game itself, then its backups, newest first. */
export const gameFiles = (gameId: string): readonly [string, string, string, string] => [
  `${gameId}.json`,
  `${gameId}.bak1.json`,
  `${gameId}.bak2.json`,
  `${gameId}.bak3.json`,
];

/** The id of a copy of a game. `unique`: a random UUID. */
export const idOfCopy = (gameId: string, unique: string): string => `${gameId.slice(0, 50)}-${unique.slice(0, 8)}`;

const GAME_FILE = new RegExp(`^(${GAME_ID})(?:\\.bak[123])?\\.json$`);

/** Whether a file of this name belongs to a game. */
export const isGameFile = (name: string): boolean => GAME_FILE.test(name);

/** The games that the files of these names belong to, each once, sorted. Names of any other kind are left out. */
export function gamesAmong(names: readonly string[]): string[] {
  const ids = names.flatMap((name) => GAME_FILE.exec(name)?.[1] ?? []);
  return [...new Set(ids)].sort();
}

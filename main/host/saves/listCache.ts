import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';

/** The file with the list of games as it was last read, below the player's data. */
export const LIST_CACHE = 'games.cache';

/** Raise it whenever a summary changes its shape, so that an older program's list is not used. */
export const LIST_VERSION = 3;

/** Bytes: tens of thousands of games. */
const LARGEST = 64 * 2 ** 20;

/** Games that are written to text, or parsed from it, without a pause. */
const FEW = 200;

/** A game as it was listed, and the stamp that its file had before it was read. */
export interface ListedGame {
  readonly stamp: string;
  readonly summary: GameSummary;
}

const digestOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const headOf = (games: string): string =>
  JSON.stringify({ format: 'hadara-list', version: LIST_VERSION, sha256: digestOf(games) });

/**
 * Reads the cached list, one line for each game: by id, the games that need not be read again as long as their files
 * have these stamps. Empty when the file is missing, damaged or another program's; then the games are read, which takes
 * longer. Never rejects.
 */
export async function readListCache(files: FileSystem, file: string): Promise<ReadonlyMap<string, ListedGame>> {
  try {
    const text = Buffer.from(await files.read(file, LARGEST)).toString('utf8');
    const end = text.indexOf('\n');
    const games = text.slice(end + 1);
    if (text.slice(0, end) !== headOf(games)) return new Map();
    const listed = new Map<string, ListedGame>();
    const lines = games.split('\n');
    for (let from = 0; from < lines.length; from += FEW) {
      for (const line of lines.slice(from, from + FEW)) {
        const game = JSON.parse(line) as ListedGame;
        listed.set(game.summary.gameId, game);
      }
      await setImmediate();
    }
    return listed;
  } catch {
    return new Map();
  }
}

/** Writes the list for the next start, a few games at a time. Rejects when the disk refuses. */
export async function writeListCache(files: FileSystem, file: string, games: readonly ListedGame[]): Promise<void> {
  const words: string[] = [];
  for (let from = 0; from < games.length; from += FEW) {
    for (const game of games.slice(from, from + FEW)) words.push(JSON.stringify(game));
    await setImmediate();
  }
  const text = words.join('\n');
  await writeDurably(files, file, `${headOf(text)}\n${text}`);
}

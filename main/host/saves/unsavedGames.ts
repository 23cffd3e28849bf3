import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { GameEntry } from './gameEntries.ts';
import { GAMES_FOLDER } from './gameFiles.ts';
import type { SaveWatch } from './saveWatch.ts';

/**
 * After so many failures the disk probably refuses everything, so no more games are tried. After fewer, the others are
 * still tried.
 */
const ENOUGH = 3;

interface Means {
  readonly contents: ContentLibrary;
  readonly watch: SaveWatch;
  /** Writes all games that are unsaved by then. */
  readonly again: () => Promise<void>;
}

async function write(entry: GameEntry, unsaved: SavedGame, contents: ContentLibrary): Promise<void> {
  const { summary, store } = entry;
  // The content is saved first: a game cannot be played without it.
  await contents.keep(unsaved.content);
  await store.write(unsaved, summary.savedAt, summary);
  entry.unsaved = null;
}

/**
 * Writes those of the games that are not on the disk. If none is left, because the last ones were deleted, the failure
 * is released without the message that saving works again. Never rejects: the player is told of failures.
 */
export async function writeUnsaved(entries: readonly GameEntry[], { contents, watch, again }: Means): Promise<void> {
  if (entries.every(({ unsaved }) => unsaved === null)) {
    watch.release(GAMES_FOLDER);
    return;
  }
  const writeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    // The newest first: if several are unsaved, it is the one being played.
    for (const entry of [...entries].reverse()) {
      if (entry.unsaved === null || failures.length >= ENOUGH) continue;
      await write(entry, entry.unsaved, contents).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  await watch.attempt(GAMES_FOLDER, writeAll, { again });
}

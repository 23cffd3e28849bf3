import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { GameEntry } from './gameEntries.ts';
import { GAMES_FOLDER } from './gameFiles.ts';
import type { SaveWatch } from './saveWatch.ts';

/** A disk that refuses so many games refuses them all; one that refuses fewer may take the others. */
const ENOUGH = 3;

interface Means {
  readonly contents: ContentLibrary;
  readonly watch: SaveWatch;
  /** Writes what waits by then. */
  readonly again: () => Promise<void>;
}

async function write(entry: GameEntry, unsaved: SavedGame, contents: ContentLibrary): Promise<void> {
  const { summary, store } = entry;
  // A game is worth nothing without its numbers.
  await contents.keep(unsaved.content);
  await store.write(unsaved, summary.savedAt, summary);
  entry.unsaved = null;
}

/**
 * Writes those of these games that the disk has not taken yet. Where none waits any more, as it was deleted, nothing fails
 * any more, and nothing works again. Never rejects: the player is told what fails.
 */
export async function writeUnsaved(entries: readonly GameEntry[], { contents, watch, again }: Means): Promise<void> {
  if (entries.every(({ unsaved }) => unsaved === null)) {
    watch.release(GAMES_FOLDER);
    return;
  }
  const writeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    // The newest first: of several that wait it is the one that is played.
    for (const entry of [...entries].reverse()) {
      if (entry.unsaved === null || failures.length >= ENOUGH) continue;
      await write(entry, entry.unsaved, contents).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
  await watch.attempt(GAMES_FOLDER, writeAll, { again });
}

import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { ChecksummedFile, type ChecksummedKind, type ChecksummedPlace } from './checksummedFile.ts';

/** Something that the program remembers about a player, in a file of its own. */
export interface Notes<T extends object> {
  readonly current: T;
  /**
   * Resolves when the change is written, or when the disk refused it: then it stays in memory and is written later if
   * possible.
   */
  change(changes: Partial<T>): Promise<void>;
  /** Resolves when everything that was changed has been written or refused. Never rejects. */
  settled(): Promise<void>;
}

/** Where notes lie, and who hears of trouble with them. */
export interface NotesPlace extends ChecksummedPlace {
  readonly watch: SaveWatch;
}

/** Reads notes; never rejects. */
export async function openNotes<T extends object>(place: NotesPlace, kind: ChecksummedKind<T>): Promise<Notes<T>> {
  const file = new ChecksummedFile(place, kind);
  let current: T = await file.read();
  const queue = createTaskQueue();
  let waiting: Promise<void> | null = null;

  const writeNow = async (): Promise<void> => {
    waiting = null;
    const value = current;
    const writeValue = async (): Promise<void> => {
      const written = await file.write(value);
      // Another program's notes were on the disk and have been merged in.
      if (written !== value) current = kind.merge(written, current);
    };
    await place.watch.attempt(kind.name, writeValue, { again: write });
  };
  // Changes made before a write begins are written together.
  const write = (): Promise<void> => {
    waiting ??= queue.put(writeNow);
    return waiting;
  };
  return {
    get current() {
      return current;
    },
    change: (changes) => {
      current = { ...current, ...changes };
      return write();
    },
    settled: () => queue.put(async () => undefined),
  };
}

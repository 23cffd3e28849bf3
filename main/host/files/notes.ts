import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { SealedFile, type SealedKind, type SealedPlace } from './sealedFile.ts';

/** What the program remembers of a player in a file of its own. */
export interface Notes<T extends object> {
  readonly current: T;
  /** Resolves when it is written, also when the disk refuses: then it holds till the end, and is written with what comes next. */
  change(changes: Partial<T>): Promise<void>;
  /** Writes what the disk refused before. Never rejects. */
  flush(): Promise<void>;
}

/** Where notes lie, and who hears of trouble with them. */
export interface NotesPlace extends SealedPlace {
  readonly watch: SaveWatch;
}

/** Reads notes; never rejects. */
export async function openNotes<T extends object>(place: NotesPlace, kind: SealedKind<T>): Promise<Notes<T>> {
  const file = new SealedFile(place, kind);
  let current = await file.read();
  let isWritten = true;
  const queue = createTaskQueue();
  const write = () =>
    queue.put(async () => {
      const value = current;
      const done = await place.watch.attempt(kind.name, () => file.write(value).then(() => true));
      isWritten = done === true && value === current;
    });
  return {
    get current() {
      return current;
    },
    change: (changes) => {
      current = { ...current, ...changes };
      isWritten = false;
      return write();
    },
    flush: async () => {
      if (!isWritten) await write();
    },
  };
}

import path from 'node:path';
import type { Notice } from '../../../shared/contract/answers.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { readText, writeDurably } from './durableFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { setAside } from './setAside.ts';

/** What the program remembers of a player in a file of its own. */
export interface Notes<T extends object> {
  readonly current: T;
  /** Resolves when it is written, also when the disk refuses: then it holds till the end. */
  change(changes: Partial<T>): Promise<void>;
}

/** Where notes lie, and who hears of trouble with them. */
export interface NotesPlace {
  readonly files: FileSystem;
  /** The data folder. */
  readonly folder: string;
  readonly watch: SaveWatch;
  readonly announce: (notice: Notice) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface NotesKind<T extends object> {
  readonly name: string;
  /** Bytes that are read at most. */
  readonly largest: number;
  readonly nothing: T;
  /** Throws when it is none. */
  readonly read: (value: unknown) => T;
  /** What the player is told when the file cannot be read. */
  readonly code: Notice['code'];
}

async function readNotes<T extends object>(
  { files, folder, announce, now }: NotesPlace,
  kind: NotesKind<T>,
): Promise<T> {
  const file = path.join(folder, kind.name);
  try {
    const text = await readText(files, file, kind.largest);
    return text === null ? kind.nothing : kind.read(JSON.parse(text));
  } catch {
    announce({ code: kind.code, detail: await setAside(files, file, 'corrupt', now()) });
    return kind.nothing;
  }
}

/** Reads notes; never rejects. What cannot be read is set aside and told, and begins anew. */
export async function openNotes<T extends object>(place: NotesPlace, kind: NotesKind<T>): Promise<Notes<T>> {
  const { files, folder, watch } = place;
  let current = await readNotes(place, kind);
  const queue = createTaskQueue();
  return {
    get current() {
      return current;
    },
    change: async (changes) => {
      current = { ...current, ...changes };
      await queue.put(() =>
        watch.attempt(kind.name, async () => {
          await files.makeFolder(folder);
          await writeDurably(files, path.join(folder, kind.name), `${JSON.stringify(current)}\n`);
        }),
      );
    },
  };
}

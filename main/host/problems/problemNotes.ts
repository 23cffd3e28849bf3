import path from 'node:path';
import { z } from 'zod';
import { readText, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { NEWCOMER } from './rating.ts';

const NOTES_FILE = 'problems.json';
/** Bytes that are read at most: some thousands of problems. */
const LARGEST_NOTES = 4_000_000;
const MOST_TRIED = 20_000;

const count = z.number().int().min(0).catch(0);

/** A problem that was tried, and whether it was found at first and when it was tried last. */
const triedSchema = z.object({ id: z.string().max(40), first: z.boolean(), last: z.boolean() });

/** Whatever is damaged costs nothing else. */
const notesSchema = z.object({
  rating: z
    .object({
      rating: z.number().min(0).max(4000),
      deviation: z.number().min(1).max(500),
      volatility: z.number().min(0).max(1),
    })
    .catch(NEWCOMER),
  streak: count,
  bestStreak: count,
  /** In the order in which they were tried last. */
  tried: z.array(triedSchema).max(MOST_TRIED).catch([]),
});

export type Notes = Readonly<z.output<typeof notesSchema>>;
export type Tried = Readonly<z.output<typeof triedSchema>>;

const NOTHING: Notes = { rating: NEWCOMER, streak: 0, bestStreak: 0, tried: [] };

/** What is remembered of the problems that were tried. */
export interface ProblemNotes {
  readonly current: Notes;
  /** Resolves when it is written, also when the disk refuses: then it holds till the end. */
  change(changes: Partial<Notes>): Promise<void>;
}

function parse(text: string | null): Notes {
  if (text === null) return NOTHING;
  try {
    return notesSchema.catch(NOTHING).parse(JSON.parse(text));
  } catch {
    return NOTHING;
  }
}

/** Reads the notes; never rejects. What cannot be read is as if nothing had been tried yet. */
export async function openProblemNotes(options: {
  readonly files: FileSystem;
  readonly folder: string;
  readonly watch: SaveWatch;
}): Promise<ProblemNotes> {
  const { files, folder, watch } = options;
  const file = path.join(folder, NOTES_FILE);
  let current = parse(await readText(files, file, LARGEST_NOTES).catch(() => null));
  const queue = createTaskQueue();
  return {
    get current() {
      return current;
    },
    change: async (changes) => {
      current = { ...current, ...changes };
      await queue.put(() =>
        watch.attempt(NOTES_FILE, async () => {
          await files.makeFolder(folder);
          await writeDurably(files, file, `${JSON.stringify(current)}\n`);
        }),
      );
    },
  };
}

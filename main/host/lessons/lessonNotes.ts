import path from 'node:path';
import { z } from 'zod';
import { actionSchema } from '../../../shared/contract/contract.ts';
import { gameIdSchema, seatSchema } from '../../../shared/contract/tableSetup.ts';
import { COACHED_GAMES, LESSON_IDS } from '../../../shared/vocabulary/lessons.ts';
import { MOST_DECISIONS } from '../../../shared/vocabulary/limits.ts';
import { LARGEST_SETTINGS } from '../files/dataFolderCheck.ts';
import { readText, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';

const NOTES_FILE = 'lessons.json';

/** A lesson that was left: the beat that was due, all that had been decided, and how much before each beat. */
const begunSchema = z.object({
  beat: z.string().max(40),
  actions: z.array(z.object({ seat: seatSchema, action: actionSchema })).max(MOST_DECISIONS),
  marks: z.record(z.string().max(40), z.number().int().min(0).max(MOST_DECISIONS)),
});

/** Whatever is damaged costs nothing else: a lesson is begun anew, the coach says something twice. */
const notesSchema = z.object({
  // One that this program does not know costs none of the others.
  done: z
    .array(z.string())
    .transform((names) => LESSON_IDS.filter((id) => names.includes(id)))
    .catch([]),
  begun: z.partialRecord(z.enum(LESSON_IDS), begunSchema).catch({}),
  /** The first games that the coach sat beside. */
  coached: z.array(gameIdSchema).max(COACHED_GAMES).catch([]),
  told: z.array(z.string().max(40)).catch([]),
});

export type Notes = Readonly<z.output<typeof notesSchema>>;
export type BegunLesson = Readonly<z.output<typeof begunSchema>>;

const NOTHING: Notes = { done: [], begun: {}, coached: [], told: [] };

/** What lessons and coach remember of the player. */
export interface LessonNotes {
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

/** Reads the notes; never rejects. What cannot be read is as if nothing had been learnt yet. */
export async function openLessonNotes(options: {
  readonly files: FileSystem;
  readonly folder: string;
  readonly watch: SaveWatch;
}): Promise<LessonNotes> {
  const { files, folder, watch } = options;
  const file = path.join(folder, NOTES_FILE);
  let current = parse(await readText(files, file, LARGEST_SETTINGS).catch(() => null));
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

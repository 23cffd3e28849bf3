import path from 'node:path';
import { z } from 'zod';
import type { Attempt, Notice } from '../../../shared/contract/answers.ts';
import { challengeTagSchema, gameIdSchema, seedSchema } from '../../../shared/contract/tableSetup.ts';
import { UNCOUNTED_GAMES } from '../../../shared/statistics/facts.ts';
import { MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import { LARGEST_CHALLENGES } from '../files/dataFolderCheck.ts';
import { readText, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { setAside } from '../files/setAside.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import { createTaskQueue } from '../taskQueue.ts';

const NOTES_FILE = 'challenges.json';

const points = z.number().int().min(-10_000).max(10_000);

const attemptSchema: z.ZodType<Attempt> = z
  .object({
    gameId: gameIdSchema,
    tag: challengeTagSchema,
    seed: seedSchema,
    finishedAt: z.number(),
    points,
    others: z.array(points).max(MOST_SEATS),
    rank: z.number().int().min(1).max(MOST_SEATS),
    stars: z.array(z.number().int().min(0).max(2)).max(3),
    uncounted: z.enum([...UNCOUNTED_GAMES, 'late', 'otherTable', 'handedOver']).nullable(),
  })
  .strict();

const notesSchema = z.object({ attempts: z.array(attemptSchema), pars: z.record(z.string().max(10), points) }).strict();

/** What stays of games that were played for something, also when they are deleted. */
export interface Notes {
  /** In the order in which they were seen to have ended, whatever clocks say. */
  readonly attempts: readonly Attempt[];
  /** By date. */
  readonly pars: Readonly<Record<string, number>>;
}

const NOTHING: Notes = { attempts: [], pars: {} };

export interface ChallengeNotes {
  readonly current: Notes;
  /** Resolves when it is written, also when the disk refuses: then it holds till the end. */
  change(changes: Partial<Notes>): Promise<void>;
}

export interface NotesOptions {
  readonly files: FileSystem;
  readonly folder: string;
  readonly watch: SaveWatch;
  readonly announce: (notice: Notice) => void;
  readonly now: () => number;
}

/** Damaged notes are set aside, and told: what the saved games tell is found again. */
async function read({ files, folder, announce, now }: NotesOptions): Promise<Notes> {
  const file = path.join(folder, NOTES_FILE);
  const text = await readText(files, file, LARGEST_CHALLENGES).catch(() => null);
  if (text === null) return NOTHING;
  try {
    return notesSchema.parse(JSON.parse(text));
  } catch {
    announce({ code: 'challengesRebuilt', detail: await setAside(files, file, 'corrupt', now()) });
    return NOTHING;
  }
}

/** Reads the notes; never rejects. */
export async function openChallengeNotes(options: NotesOptions): Promise<ChallengeNotes> {
  const { files, folder, watch } = options;
  let current = await read(options);
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
          await writeDurably(files, path.join(folder, NOTES_FILE), `${JSON.stringify(current)}\n`);
        }),
      );
    },
  };
}

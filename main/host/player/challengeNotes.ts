import { z } from 'zod';
import type { Attempt } from '../../../shared/contract/challengeAnswers.ts';
import { challengeTagSchema, gameIdSchema, seedSchema } from '../../../shared/contract/tableSetup.ts';
import { UNCOUNTED_GAMES } from '../../../shared/statistics/facts.ts';
import { MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import { LARGEST_CHALLENGES } from '../files/dataFolderCheck.ts';
import { type NotesPlace, type Notes as OpenNotes, openNotes } from '../files/notes.ts';

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

/** The results of games that were played for a day, a challenge or the ladder. They stay when the games are deleted. */
export interface Notes {
  /** In the order in which their ends were noticed, whatever clocks say. */
  readonly attempts: readonly Attempt[];
  /** By date. */
  readonly pars: Readonly<Record<string, number>>;
}

const NOTHING: Notes = { attempts: [], pars: {} };

export type ChallengeNotes = OpenNotes<Notes>;

function merge(others: Notes, own: Notes): Notes {
  const known = new Set(own.attempts.map(({ gameId }) => gameId));
  const attempts = [...others.attempts.filter(({ gameId }) => !known.has(gameId)), ...own.attempts];
  return { attempts, pars: { ...others.pars, ...own.pars } };
}

/** Reads the notes; never rejects. If they were damaged, they are filled again from the saved games. */
export const openChallengeNotes = (place: NotesPlace): Promise<ChallengeNotes> =>
  openNotes(place, {
    name: 'challenges.json',
    version: 1,
    largest: LARGEST_CHALLENGES,
    nothing: NOTHING,
    read: (value): Notes => notesSchema.parse(value),
    merge,
    lost: 'challengesRebuilt',
  });

import { z } from 'zod';
import { NEWCOMER } from '../../../shared/problems/rating.ts';
import { LARGEST_PROBLEMS } from '../files/dataFolderCheck.ts';
import { type NotesPlace, type Notes as OpenNotes, openNotes } from '../files/notes.ts';

/** More than there are problems. Entries of older collections remain; the oldest are dropped. */
export const MOST_TRIED = 20_000;

const count = z.number().int().min(0);

/** A problem that was tried: whether it was solved at the first try, and at the last. */
const triedSchema = z.object({ id: z.string().max(40), first: z.boolean(), last: z.boolean() });

const notesSchema = z.object({
  rating: z.object({
    rating: z.number().min(0).max(4000),
    deviation: z.number().min(1).max(500),
    volatility: z.number().min(0).max(1),
  }),
  streak: count,
  bestStreak: count,
  /** In the order in which they were tried last. */
  tried: z.array(triedSchema).max(MOST_TRIED),
});

export type Notes = Readonly<z.output<typeof notesSchema>>;
export type Tried = Readonly<z.output<typeof triedSchema>>;

const NOTHING: Notes = { rating: NEWCOMER, streak: 0, bestStreak: 0, tried: [] };

/** The notes on problems that were tried. */
export type ProblemNotes = OpenNotes<Notes>;

/** Ratings cannot be merged: the one based on more tries is kept. */
function merge(others: Notes, own: Notes): Notes {
  const ids = new Set(own.tried.map(({ id }) => id));
  const { rating, streak } = others.tried.length > own.tried.length ? others : own;
  const tried = [...others.tried.filter(({ id }) => !ids.has(id)), ...own.tried];
  return { rating, streak, bestStreak: Math.max(others.bestStreak, own.bestStreak), tried: tried.slice(-MOST_TRIED) };
}

/** Reads the notes; never rejects. */
export const openProblemNotes = (place: NotesPlace): Promise<ProblemNotes> =>
  openNotes(place, {
    name: 'problems.json',
    version: 1,
    largest: LARGEST_PROBLEMS,
    nothing: NOTHING,
    read: (value) => notesSchema.parse(value),
    merge,
    lost: 'notesReset',
  });

import { z } from 'zod';
import { actionSchema } from '../../../shared/contract/contract.ts';
import { COACH_TOPICS, COACHED_GAMES, LESSON_IDS, type LessonId } from '../../../shared/contract/lessonNames.ts';
import { gameIdSchema, seatSchema } from '../../../shared/contract/tableSetup.ts';
import { MOST_DECISIONS } from '../../../shared/vocabulary/limits.ts';
import { LARGEST_SETTINGS } from '../files/dataFolderCheck.ts';
import { type NotesPlace, type Notes as OpenNotes, openNotes } from '../files/notes.ts';

/**
 * A lesson that was left: the step that was due (`beat` in the file), all decisions, and how many had been taken before
 * each step.
 */
const begunSchema = z.object({
  beat: z.string().max(40),
  actions: z.array(z.object({ seat: seatSchema, action: actionSchema })).max(MOST_DECISIONS),
  marks: z.record(z.string().max(40), z.number().int().min(0).max(MOST_DECISIONS)),
});

/**
 * Keeps the names that this program knows and drops the others, so that an unknown name does not cost the known ones.
 */
const known = <T extends string>(all: readonly T[]) =>
  z.array(z.string()).transform((names) => all.filter((name) => names.includes(name)));

const notesSchema = z.object({
  done: known(LESSON_IDS),
  begun: z.partialRecord(z.enum(LESSON_IDS), begunSchema),
  /** The ids of the first games that the coach accompanied. */
  coached: z.array(gameIdSchema).max(COACHED_GAMES),
  told: known(COACH_TOPICS),
});

export type Notes = Readonly<z.output<typeof notesSchema>>;
export type BegunLesson = Readonly<z.output<typeof begunSchema>>;

const NOTHING: Notes = { done: [], begun: {}, coached: [], told: [] };

/** The notes about the player that lessons and the coach keep. */
export type LessonNotes = OpenNotes<Notes>;

/** A lesson that is done in one of the two notes does not count as begun. */
function merge(others: Notes, own: Notes): Notes {
  const done = [...new Set([...others.done, ...own.done])];
  const begun = Object.entries({ ...others.begun, ...own.begun }).filter(([id]) => !done.includes(id as LessonId));
  return {
    done,
    begun: Object.fromEntries(begun),
    coached: [...new Set([...others.coached, ...own.coached])].slice(0, COACHED_GAMES),
    told: [...new Set([...others.told, ...own.told])],
  };
}

/** Reads the notes; never rejects. */
export const openLessonNotes = (place: NotesPlace): Promise<LessonNotes> =>
  openNotes(place, {
    name: 'lessons.json',
    version: 1,
    largest: LARGEST_SETTINGS,
    nothing: NOTHING,
    read: (value) => notesSchema.parse(value),
    merge,
    lost: 'notesReset',
  });

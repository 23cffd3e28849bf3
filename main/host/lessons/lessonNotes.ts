import { z } from 'zod';
import { actionSchema } from '../../../shared/contract/contract.ts';
import { gameIdSchema, seatSchema } from '../../../shared/contract/tableSetup.ts';
import { COACHED_GAMES, LESSON_IDS } from '../../../shared/vocabulary/lessons.ts';
import { MOST_DECISIONS } from '../../../shared/vocabulary/limits.ts';
import { LARGEST_SETTINGS } from '../files/dataFolderCheck.ts';
import { type NotesPlace, type Notes as OpenNotes, openNotes } from '../files/notes.ts';

/** A lesson that was left: the beat that was due, all that had been decided, and how much before each beat. */
const begunSchema = z.object({
  beat: z.string().max(40),
  actions: z.array(z.object({ seat: seatSchema, action: actionSchema })).max(MOST_DECISIONS),
  marks: z.record(z.string().max(40), z.number().int().min(0).max(MOST_DECISIONS)),
});

const notesSchema = z.object({
  // One that this program does not know costs none of the others.
  done: z.array(z.string()).transform((names) => LESSON_IDS.filter((id) => names.includes(id))),
  begun: z.partialRecord(z.enum(LESSON_IDS), begunSchema),
  /** The first games that the coach sat beside. */
  coached: z.array(gameIdSchema).max(COACHED_GAMES),
  told: z.array(z.string().max(40)),
});

export type Notes = Readonly<z.output<typeof notesSchema>>;
export type BegunLesson = Readonly<z.output<typeof begunSchema>>;

const NOTHING: Notes = { done: [], begun: {}, coached: [], told: [] };

/** What lessons and coach remember of the player. */
export type LessonNotes = OpenNotes<Notes>;

/** Reads the notes; never rejects. */
export const openLessonNotes = (place: NotesPlace): Promise<LessonNotes> =>
  openNotes(place, {
    name: 'lessons.json',
    version: 1,
    largest: LARGEST_SETTINGS,
    nothing: NOTHING,
    read: (value) => notesSchema.parse(value),
    lost: 'notesReset',
  });

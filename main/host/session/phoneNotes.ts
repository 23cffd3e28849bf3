import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { isKeyText } from '../../../shared/contract/handLine.ts';
import { LONGEST_NAME } from '../../../shared/contract/names.ts';
import { gameIdSchema, seatSchema } from '../../../shared/contract/tableSetup.ts';
import type { KeptDoor } from '../entryPoint.ts';
import { LARGEST_SETTINGS } from '../files/dataFolderCheck.ts';
import { type NotesPlace, openNotes } from '../files/notes.ts';

/** The most devices that are kept: many times the number of places. */
const MOST_DEVICES = 16;

const deviceSchema = z.object({
  place: z.union([seatSchema, z.literal('table')]),
  name: z.string().max(LONGEST_NAME.player),
  key: z.string().refine(isKeyText),
});

const doorSchema = z.object({
  gameId: gameIdSchema,
  address: z.string().refine(isIPv4),
  port: z.number().int().min(1).max(65_535),
  devices: z.array(deviceSchema).max(MOST_DEVICES),
});

const notesSchema = z.object({ door: doorSchema.nullable() });
type Notes = z.output<typeof notesSchema>;

/** The devices at the table, kept in case the program ends before the game leaves it. */
export interface PhoneNotes {
  readonly door: KeptDoor | null;
  /** Resolves when it is written, or when the disk refused. */
  keep(door: KeptDoor | null): Promise<void>;
  /** Resolves when everything has been written or refused. Never rejects. */
  settled(): Promise<void>;
}

/** Reads the notes; never rejects. */
export async function openPhoneNotes(place: NotesPlace): Promise<PhoneNotes> {
  const notes = await openNotes<Notes>(place, {
    name: 'phones.json',
    version: 1,
    largest: LARGEST_SETTINGS,
    nothing: { door: null },
    read: (value) => notesSchema.parse(value),
    merge: (_others, own) => own,
    lost: 'notesReset',
  });
  return {
    get door() {
      return notes.current.door;
    },
    keep: async (door) => {
      if (JSON.stringify(door) !== JSON.stringify(notes.current.door))
        await notes.change({ door: door && { ...door, devices: [...door.devices] } });
    },
    settled: () => notes.settled(),
  };
}

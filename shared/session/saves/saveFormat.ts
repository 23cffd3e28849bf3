import { z } from 'zod';
import { actionSchema } from '../../contract/contract.ts';
import {
  challengeTagSchema,
  contentIdSchema,
  earlierPlayerSchema,
  expansionsSchema,
  newGameSchema,
  savedGameNameSchema,
  savedPlayersSchema,
  seatSchema,
  seedSchema,
} from '../../contract/tableSetup.ts';
import { MOST_DECISIONS, SAVED_GAME_ID } from '../../vocabulary/limits.ts';
import { botNoteSchema, commitmentSchema, engineSchema } from '../fairness/proof.ts';
import { dealSchema } from './dealSchema.ts';
import type { SavedGame } from './savedGame.ts';

export const SAVE_VERSION = 5;

/** Turns the data of an older version into that of the next one. No version before 3 was ever released. */
export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = {
  // Since then players may have a handicap, others may have sat there before, and a game may be practice
  // or be played at a table where less is hidden.
  3: (old) => old,
  // Since then people may have chosen a face.
  4: (old) => old,
};

const decidedSchema = z.object({ seat: seatSchema, action: actionSchema, bot: botNoteSchema.optional() }).strict();
const takenBackSchema = decidedSchema.extend({ forced: z.literal(true).optional() }).strict();

/**
 * The data of the current version, names made fit to be shown. Whether its deal is possible and its actions are legal is found by replaying them
 * (`replay.ts`), because that takes the content.
 */
export const savedGameSchema: z.ZodType<SavedGame> = z
  .object({
    gameId: z.string().regex(new RegExp(`^${SAVED_GAME_ID}$`)),
    name: savedGameNameSchema,
    seed: seedSchema,
    mode: newGameSchema.shape.mode,
    expansions: expansionsSchema,
    content: contentIdSchema,
    deal: dealSchema.nullable(),
    players: savedPlayersSchema,
    earlier: z.array(earlierPlayerSchema).max(MOST_DECISIONS).optional(),
    actions: z.array(decidedSchema).max(MOST_DECISIONS),
    takenBack: z.array(z.array(takenBackSchema).max(MOST_DECISIONS)).max(MOST_DECISIONS).optional(),
    practice: z.literal(true).optional(),
    imported: z.literal(true).optional(),
    privacy: newGameSchema.shape.privacy,
    challenge: challengeTagSchema.optional(),
    commitment: commitmentSchema.optional(),
    engine: engineSchema.optional(),
  })
  .strict();

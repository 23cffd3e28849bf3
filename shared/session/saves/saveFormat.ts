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
  // Version 4 added handicaps, earlier players of a seat, practice games, and tables where less is hidden.
  3: (old) => old,
  // Version 5 added faces that people choose.
  4: (old) => old,
};

const decidedSchema = z.object({ seat: seatSchema, action: actionSchema, bot: botNoteSchema.optional() }).strict();
const takenBackSchema = decidedSchema.extend({ forced: z.literal(true).optional() }).strict();

/**
 * The data of the current version; names are made fit to be shown. Whether the deal is possible and the actions are
 * legal is not checked here but by replaying (`replay.ts`), because that needs the content.
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

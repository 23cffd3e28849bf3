import { z } from 'zod';
import { actionSchema } from '../../contract/contract.ts';
import {
  contentIdSchema,
  expansionsSchema,
  gameIdSchema,
  gameNameSchema,
  newGameSchema,
  playersSchema,
  seatSchema,
  seedSchema,
} from '../../contract/tableSetup.ts';
import { MOST_DECISIONS } from '../../vocabulary/limits.ts';
import { STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import { dealSchema } from './dealSchema.ts';
import type { SavedGame } from './savedGame.ts';

export const SAVE_VERSION = 3;

/** Version 1 knew no expansions, no other content, and no deal that its seed did not tell. */
const addExpansions = (old: unknown): unknown => ({
  ...(old as object),
  expansions: [],
  content: STANDARD_CONTENT,
  deal: null,
});

/** Until version 2 games had no names. */
const addName = (old: unknown): unknown => ({ ...(old as object), name: null });

/** Turns the data of an older version into that of the next one. */
export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = { 1: addExpansions, 2: addName };

/**
 * The data of the current version. Whether its deal is possible and its actions are legal is found by replaying them
 * (`replay.ts`), because that takes the content.
 */
export const savedGameSchema: z.ZodType<SavedGame> = z
  .object({
    gameId: gameIdSchema,
    name: gameNameSchema.nullable(),
    seed: seedSchema,
    mode: newGameSchema.shape.mode,
    expansions: expansionsSchema,
    content: contentIdSchema,
    deal: dealSchema.nullable(),
    players: playersSchema,
    actions: z.array(z.object({ seat: seatSchema, action: actionSchema }).strict()).max(MOST_DECISIONS),
  })
  .strict();

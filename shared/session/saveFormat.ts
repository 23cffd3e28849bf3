import { z } from 'zod';
import { actionSchema } from '../contract/contract.ts';
import {
  contentIdSchema,
  expansionsSchema,
  newGameSchema,
  savedGameNameSchema,
  savedPlayersSchema,
} from '../contract/tableSetup.ts';
import { STANDARD_CONTENT } from '../vocabulary/pieces.ts';
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
 * The data of the current version, names made fit to be shown. Whether its deal is possible and its actions are legal is found by replaying them
 * (`replay.ts`), because that takes the content.
 */
export const savedGameSchema: z.ZodType<SavedGame> = z
  .object({
    gameId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
    name: savedGameNameSchema,
    seed: z.number().int().min(0).max(0xffff_ffff),
    mode: newGameSchema.shape.mode,
    expansions: expansionsSchema,
    content: contentIdSchema,
    deal: dealSchema.nullable(),
    players: savedPlayersSchema,
    actions: z.array(z.object({ seat: z.number().int().min(0).max(4), action: actionSchema }).strict()).max(5000),
  })
  .strict();

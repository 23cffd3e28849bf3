import { z } from 'zod';
import { actionSchema } from '../contract/contract.ts';
import {
  contentIdSchema,
  expansionsSchema,
  newGameSchema,
  savedGameNameSchema,
  savedPlayersSchema,
} from '../contract/tableSetup.ts';
import { dealSchema } from './dealSchema.ts';
import type { SavedGame } from './savedGame.ts';

export const SAVE_VERSION = 3;

/** Turns the data of an older version into that of the next one. No version before the current one was ever released. */
export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = {};

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

import { z } from 'zod';
import { actionSchema, newGameSchema } from '../contract/contract.ts';
import type { SavedGame } from './savedGame.ts';

export const SAVE_FORMAT = 'hadara-save';
export const SAVE_VERSION = 1;

/** Turns the data of an older version into that of the next one. */
export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = {};

/** The data of the current version; whether its actions are legal is found by replaying them. */
export const savedGameSchema: z.ZodType<SavedGame> = z
  .object({
    gameId: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
    seed: z.number().int().min(0).max(0xffff_ffff),
    mode: newGameSchema.shape.mode,
    players: newGameSchema.shape.players,
    actions: z.array(z.object({ seat: z.number().int().min(0).max(4), action: actionSchema }).strict()).max(5000),
  })
  .strict();

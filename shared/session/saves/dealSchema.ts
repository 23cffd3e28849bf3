import { z } from 'zod';
import type { Deal } from '../../rules/position/position.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { LONGEST_PIECE_ID, MOST_CARDS } from '../../vocabulary/limits.ts';
import { MOST_SEATS } from '../../vocabulary/seats.ts';

/* The shape of a deal in saves and records; whether it is a possible one is for `dealCheck.ts` to say. */

const id = z.string().min(1).max(LONGEST_PIECE_ID);
const stack = z.array(id).max(MOST_CARDS);
const byColour = z.object({ yellow: stack, red: stack, blue: stack, green: stack, purple: stack }).strict();
const byEpoch = z.object({ 1: byColour, 2: byColour, 3: byColour }).strict();
const tiles = z.array(id).max(MOST_SEATS);

/** The parts of a deal that stand in a game record under the same names (rules §13). */
export const layoutShape = {
  segments: z.array(z.enum(COLOURS)).length(COLOURS.length),
  decks: byEpoch,
  box: byEpoch,
  colonies: z.object({ 3: tiles, 9: tiles, 15: tiles, 21: tiles, 30: tiles }).strict(),
  monuments: tiles,
} as const;

export const pieceIdSchema = id;

export const dealSchema: z.ZodType<Deal> = z.object({ ...layoutShape, setupCards: tiles }).strict();

import { z } from 'zod';
import { COLOURS } from '../vocabulary/colours.ts';
import { LONGEST_PIECE_ID } from '../vocabulary/limits.ts';
import { COLONY_LEVELS, MARKETS, STATUES } from '../vocabulary/pieces.ts';
import { REASON_PARTS } from '../vocabulary/reason.ts';
import type { SightFact } from '../vocabulary/sight.ts';
import { EPOCHS, PHASES } from '../vocabulary/time.ts';

const count = z.number().int().min(0);
const card = z.string().max(LONGEST_PIECE_ID);
const colour = z.enum(COLOURS);

const fact: z.ZodType<SightFact> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('colony'), level: z.literal(COLONY_LEVELS) }),
  z.object({ kind: z.literal('statue'), requirement: z.literal(STATUES) }),
  z.object({ kind: z.literal('market'), market: z.enum(MARKETS) }),
  z.object({ kind: z.enum(['sets', 'silver', 'gold', 'integrated']), count }),
  z.object({ kind: z.enum(['monument', 'unfed', 'buys', 'coins']) }),
  z.object({ kind: z.literal('later'), card }),
  z.object({ kind: z.enum(['gone', 'both']), card, other: card }),
  z.object({ kind: z.literal('emptied'), colour, other: colour }),
]);

const until = z.object({ epoch: z.literal(EPOCHS), phase: z.enum(PHASES) });

/** All of a reason but its two actions, as a file or a thread gives it. */
export const reasonFigures = {
  value: z.number(),
  lead: z.number(),
  parts: z.record(z.enum(REASON_PARTS), z.number()),
  chance: z.number().nullable(),
  certain: z.enum(['better', 'worse']).nullable(),
  seen: z.object({ fact, until, games: count, own: count, other: count }).nullable(),
};

import { z } from 'zod';
import { THEMES } from '../contract/problemNames.ts';
import { EXPANSIONS, MODES } from '../vocabulary/options.ts';
import { BOT_LEVELS } from '../vocabulary/preferences.ts';
import { REASON_PARTS } from '../vocabulary/reason.ts';
import { EMBLEMS } from '../vocabulary/seats.ts';
import { DECISIONS, EPOCHS, PHASES } from '../vocabulary/time.ts';
import type { Problem } from './problem.ts';

const place = z.number().int().min(0).max(200);
const share = z.number().min(0).max(1);
const emblem = z
  .number()
  .int()
  .min(0)
  .max(EMBLEMS.length - 1);

const problemSchema: z.ZodType<Problem> = z
  .strictObject({
    id: z.string().regex(/^[0-9a-z]+-\d+$/),
    seed: z.number().int().min(0).max(0xffff_ffff),
    mode: z.enum(MODES),
    expansions: z.array(z.enum(EXPANSIONS)),
    emblems: z.array(emblem).min(2).max(5),
    moves: z.array(place).max(400),
    seat: z.number().int().min(0).max(4),
    decision: z.enum(DECISIONS),
    epoch: z.literal(EPOCHS),
    phase: z.enum(PHASES),
    answer: place,
    value: z.number(),
    behind: z.array(z.array(z.number()).length(1 + REASON_PARTS.length)).min(3),
    margins: z.array(z.number()).min(1).max(3),
    better: share,
    found: z.record(z.enum(BOT_LEVELS), share),
    rating: z.number().int().min(600).max(2500),
    theme: z.enum(THEMES),
  })
  .refine(({ answer, behind }) => answer < behind.length, 'the answer is none of the actions')
  .refine(({ seat, emblems }) => seat < emblems.length, 'nobody sits there');

/** The file of problems: how it was made, and the problems. */
export const problemFileSchema = z.strictObject({ madeBy: z.string(), problems: z.array(problemSchema) });
export type ProblemFile = z.output<typeof problemFileSchema>;

import { z } from 'zod';
import { cleanName, LONGEST_NAME } from '../../contract/names.ts';
import {
  contentIdSchema,
  earlierPlayerSchema,
  expansionsSchema,
  handicapSchema,
  newGameSchema,
  type Player,
  playerSchema,
  seedSchema,
} from '../../contract/tableSetup.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { MOST_DECISIONS } from '../../vocabulary/limits.ts';
import { STANDARD_CONTENT } from '../../vocabulary/pieces.ts';
import { EMBLEMS, FEWEST_SEATS, MOST_SEATS, SEAT_COUNTS } from '../../vocabulary/seats.ts';
import { commitmentSchema, engineSchema } from '../fairness/proof.ts';
import { layoutShape, pieceIdSchema } from '../saves/dealSchema.ts';
import { botLineSchema } from './botLine.ts';

/*
 * What the lines of a game record from outside must look like before the game is played along (rules §13). Fields that
 * rules §13 does not name are let through, because other programs may write more than we do.
 */

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name that can be shown and saved; `null` when nothing is left of it. */
const nameOf = (value: unknown): string | null =>
  (typeof value === 'string' && cleanName(value, LONGEST_NAME.player)) || null;

/** Who decided: a bot of a kind that this program has, else a person. */
const controllerOf = (value: unknown): Player['controller'] =>
  playerSchema.shape.controller.safeParse(value).data ?? { kind: 'human' };

/** A seed that this program could have drawn, else 0: the deal stands in the record itself. */
const seedOf = (value: unknown): number => seedSchema.safeParse(value).data ?? 0;

const seatSchema = z.object({
  name: z.unknown().optional().transform(nameOf),
  emblem: z.enum(EMBLEMS),
  setupCard: pieceIdSchema,
  controller: z.unknown().optional().transform(controllerOf),
});

/** What every version of the format begins with. */
export const openingSchema = z.object({ type: z.literal('header'), format: z.string(), version: z.number() });

export const headerSchema = z
  .object({
    options: z.object({
      seats: z.literal(SEAT_COUNTS),
      mode: newGameSchema.shape.mode,
      expansions: expansionsSchema,
      handicaps: z.array(handicapSchema).optional(),
    }),
    content: z
      .object({ id: contentIdSchema })
      .default({ id: STANDARD_CONTENT })
      .transform(({ id }) => id),
    seed: z.unknown().optional().transform(seedOf),
    /** Whether something was taken back after more had been learned. Anything but `true` counts as no. */
    practice: z
      .unknown()
      .optional()
      .transform((said) => said === true),
    seats: z.array(seatSchema).min(FEWEST_SEATS).max(MOST_SEATS),
    earlier: z.array(earlierPlayerSchema).max(MOST_DECISIONS).optional().catch(undefined),
    /** A commitment in any other form is another program's, and ignored. */
    commitment: commitmentSchema.optional().catch(undefined),
    engine: engineSchema.shape.version.optional().catch(undefined),
    evaluation: engineSchema.shape.evaluation.optional().catch(undefined),
    ...layoutShape,
  })
  .refine(({ options, seats }) => seats.length === options.seats, { path: ['options', 'seats'] })
  .refine(({ options: { seats, handicaps } }) => handicaps === undefined || handicaps.length === seats, {
    path: ['options', 'handicaps'],
  })
  .refine(({ seats }) => new Set(seats.map(({ emblem }) => emblem)).size === seats.length, {
    path: ['seats'],
    message: 'emblems differ',
  });

/** Labels, `after` and the result are not parsed: they are compared with what the engine says. */
export const actionLineSchema = z.object({
  type: z.literal('action'),
  seat: z.number(),
  action: z.custom<Action>(isObject),
  legal: z.array(z.custom<Action>(isObject)).optional(),
  bot: botLineSchema.optional().catch(undefined),
});

export type Header = z.output<typeof headerSchema>;
export type ActionLine = z.output<typeof actionLineSchema>;

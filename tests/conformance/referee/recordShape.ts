import { z } from 'zod';
import { EXPANSION_NAMES } from './printed.ts';

/* The lines of a game record, written from rules §13 alone. */

const COLOURS = ['yellow', 'red', 'blue', 'green', 'purple'] as const;
const LEVELS = ['3', '9', '15', '21', '30'] as const;
const ids = z.array(z.string());
const stacks = z.strictObject(
  Object.fromEntries(COLOURS.map((colour) => [colour, ids])) as Record<(typeof COLOURS)[number], typeof ids>,
);
const byEpoch = z.strictObject({ 1: stacks, 2: stacks, 3: stacks });
const track = z.enum(['income', 'military', 'culture', 'food']);
const colour = z.enum(COLOURS);
const seat = z.number().int().min(0).max(4);
const number = z.number().int();
const use = z.enum(['buy', 'sell']);

export const headerSchema = z.strictObject({
  type: z.literal('header'),
  format: z.literal('hadara-record'),
  version: z.literal(1),
  options: z.strictObject({
    seats: z.number().int().min(2).max(5),
    mode: z.enum(['basic', 'advanced']),
    expansions: z.array(z.enum(EXPANSION_NAMES)),
    handicaps: z.array(z.number().int().min(0).max(20)).optional(),
  }),
  content: z.strictObject({ id: z.string() }).optional(),
  seed: number,
  practice: z.literal(true).optional(),
  engine: z.string().optional(),
  evaluation: z.string().optional(),
  commitment: z.strictObject({ sha256: z.string(), salt: z.string(), after: number.min(1).optional() }).optional(),
  seats: z.array(
    z.strictObject({ name: z.string(), emblem: z.string(), setupCard: z.string(), controller: z.unknown() }),
  ),
  earlier: z
    .array(
      z.strictObject({
        seat,
        until: z.number().int().min(0),
        at: z.number().int().min(0).optional(),
        name: z.string(),
        controller: z.unknown(),
      }),
    )
    .optional(),
  segments: z.array(colour).length(5),
  colonies: z.strictObject(
    Object.fromEntries(LEVELS.map((level) => [level, ids])) as Record<(typeof LEVELS)[number], typeof ids>,
  ),
  monuments: ids,
  decks: byEpoch,
  box: byEpoch,
});

/** The actions of rules §12. */
const action = z.union([
  z.strictObject({ type: z.literal('chooseSide'), side: z.enum(['A', 'B']) }),
  z.strictObject({ type: z.literal('setWheel'), rotation: z.number().int().min(0).max(4) }),
  z.strictObject({ type: z.literal('draft'), keep: z.string(), action: use, tile: track.optional() }),
  z.strictObject({ type: z.literal('take'), colour, action: use, tile: track.optional() }),
  z.strictObject({
    type: z.literal('colony'),
    level: z.literal([3, 9, 15, 21, 30]),
    action: z.enum(['plunder', 'integrate']),
  }),
  z.strictObject({
    type: z.literal('statue'),
    requirement: z.literal([6, 12, 20, 30]),
    tile: track,
    side: z.enum(['track', 'points']),
  }),
  z.strictObject({ type: z.literal('monument'), action: z.enum(['reuse', 'build']) }),
  z.strictObject({ type: z.literal('placeTile'), tile: track, side: z.enum(['track', 'points']) }),
  z.strictObject({ type: z.literal('redeemTile'), card: z.string() }),
  z.strictObject({ type: z.literal('allyBonus'), track }),
  z.strictObject({ type: z.literal('stall'), space: z.literal([...track.options, 'points', 'keep']) }),
  z.strictObject({ type: z.literal('freeCard'), colour }),
  z.strictObject({ type: z.literal('remove'), card: z.string() }),
  z.strictObject({ type: z.literal('silver'), tile: track }),
  z.strictObject({ type: z.literal(['payToFeed', 'gold', 'pass']) }),
]);

export const actionLineSchema = z.strictObject({
  type: z.literal('action'),
  n: z.number().int().min(1),
  seat,
  epoch: z.literal([1, 2, 3]),
  phase: z.enum(['A', 'B']),
  step: z.enum(['chooseSide', 'setWheel', 'draft', 'market', 'colony', 'statue', 'feeding', 'freeCard', 'medals']),
  action,
  bot: z
    .strictObject({
      level: z.string(),
      style: z.string().optional(),
      luck: number.min(0),
      asks: number.min(1).optional(),
      nodes: number.min(1).optional(),
      replaced: z.literal(true).optional(),
      engine: z.string().optional(),
      evaluation: z.string().optional(),
    })
    .optional(),
  legal: z.array(action).optional(),
  after: z.strictObject({
    coins: z.array(number.min(0)),
    tracks: z.array(z.tuple([number, number, number, number])),
    cards: z.array(number.min(0)),
  }),
});

export const resultSchema = z.strictObject({
  type: z.literal('result'),
  scores: z.array(
    z.strictObject({
      colonies: number,
      statues: number,
      silver: number,
      gold: number,
      cards: number,
      coins: number,
      market: number,
      total: number,
      leftoverCoins: number,
    }),
  ),
  winners: z.array(seat).min(1),
});

export type Header = z.output<typeof headerSchema>;
export type ActionLine = z.output<typeof actionLineSchema>;

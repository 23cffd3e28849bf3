import { z } from 'zod';
import {
  contentIdSchema,
  expansionsSchema,
  gameIdSchema,
  handicapSchema,
  newGameSchema,
  seedSchema,
  strengthSchema,
} from '../../../shared/contract/tableSetup.ts';
import { type FinishedGame, type FinishedSeat, UNCOUNTED_GAMES } from '../../../shared/statistics/facts.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { LONGEST_PIECE_ID, MOST_CARDS, MOST_DECISIONS } from '../../../shared/vocabulary/limits.ts';
import { categoriesIn } from '../../../shared/vocabulary/options.ts';
import { COLONY_LEVELS, MARKETS, STATUES, TILE_SIDES } from '../../../shared/vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { byCategory } from '../../../shared/vocabulary/score.ts';
import { EMBLEMS, MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { clampTime } from '../clampTime.ts';
import type { ChecksummedKind } from '../files/checksummedFile.ts';
import { LARGEST_STATISTICS } from '../files/dataFolderCheck.ts';

/** A game of the statistics, and what tells it from all others (`identityOf`). */
export interface KeptGame {
  readonly identity: string;
  readonly game: FinishedGame;
}

/** A person whose statistics were deleted; games that ended by then are nobody's any more. */
export interface ForgottenPerson {
  readonly name: string;
  readonly emblem: FinishedSeat['emblem'];
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** All that the file holds. */
export interface Kept {
  readonly games: readonly KeptGame[];
  /** By id, the saves that were read, and the times at which they had been saved. They are not read again. */
  readonly looked: Readonly<Record<string, number>>;
  readonly forgotten: readonly ForgottenPerson[];
}

const NOTHING_KEPT: Kept = { games: [], looked: {}, forgotten: [] };

const whole = z.number().int().min(-100_000).max(100_000);
const count = z.number().int().min(0).max(MOST_DECISIONS);
const each = <K extends string>(keys: readonly K[], value: z.ZodType<number>) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, typeof value>).strict();
const time = z.number().int().transform(clampTime);
const name = z.string().min(1).max(64);

const seatPlayerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }).strict(),
  z
    .object({
      kind: z.literal('bot'),
      level: z.enum(BOT_LEVELS),
      strength: strengthSchema.optional(),
      style: z.enum(BOT_STYLES).nullable(),
    })
    .strict(),
]);

const IN_EVERY_GAME = categoriesIn([]);

/** Games finished before an expansion existed have 0 points in its category. */
const scoreSchema = z.strictObject({
  ...byCategory((category) => (IN_EVERY_GAME.includes(category) ? whole : whole.default(0))),
  total: whole,
  leftoverCoins: whole,
});

const finishedSeatSchema: z.ZodType<FinishedSeat> = z
  .object({
    name,
    emblem: z.enum(EMBLEMS),
    player: seatPlayerSchema,
    handedOver: z.boolean(),
    forgotten: z.literal(true).optional(),
    handicap: handicapSchema,
    rank: z.number().int().min(1).max(MOST_SEATS),
    score: scoreSchema,
    totals: z.array(whole).length(EPOCHS.length),
    coins: whole,
    tracks: each(TRACKS, whole),
    cards: each(COLOURS, count),
    faceDown: count,
    purple: z.array(z.string().min(1).max(LONGEST_PIECE_ID)).max(MOST_CARDS),
    bought: count,
    sold: count,
    colonies: z.array(z.object({ level: z.literal(COLONY_LEVELS), integrated: z.boolean() }).strict()).max(MOST_CARDS),
    statues: z
      .array(z.object({ requirement: z.literal(STATUES), tile: z.enum(TRACKS), side: z.enum(TILE_SIDES) }).strict())
      .max(MOST_CARDS),
    monument: z.enum(['reused', 'built']).nullable(),
    market: z.enum(MARKETS).nullable(),
    silver: z.array(z.enum(TRACKS)).max(MOST_CARDS),
    gold: count,
    feedings: z
      .array(z.object({ epoch: z.literal(EPOCHS), fed: count, paid: count, unfed: count }).strict())
      .length(EPOCHS.length),
  })
  .strict();

const finishedGameSchema: z.ZodType<FinishedGame> = z
  .object({
    gameId: gameIdSchema,
    finishedAt: time,
    seed: seedSchema,
    mode: newGameSchema.shape.mode,
    expansions: expansionsSchema,
    content: contentIdSchema,
    uncounted: z.enum(UNCOUNTED_GAMES).nullable(),
    seats: z.array(finishedSeatSchema).min(2).max(MOST_SEATS),
  })
  .strict();

const keptSchema: z.ZodType<Kept> = z
  .object({
    games: z.array(z.object({ identity: z.string().max(64), game: finishedGameSchema }).strict()),
    looked: z.record(gameIdSchema, time),
    forgotten: z.array(z.object({ name, emblem: z.enum(EMBLEMS), until: time }).strict()),
  })
  .strict();

function merge(others: Kept, own: Kept): Kept {
  const known = new Set(own.games.map(({ identity }) => identity));
  const people = new Set(own.forgotten.map((person) => JSON.stringify(person)));
  return {
    games: [...others.games.filter(({ identity }) => !known.has(identity)), ...own.games],
    looked: { ...others.looked, ...own.looked },
    forgotten: [...others.forgotten.filter((person) => !people.has(JSON.stringify(person))), ...own.forgotten],
  };
}

/** The entries of deleted games cannot be made again, so this file matters. */
export const STATISTICS: ChecksummedKind<Kept> = {
  name: 'statistics.json',
  version: 1,
  largest: LARGEST_STATISTICS,
  nothing: NOTHING_KEPT,
  read: (value) => keptSchema.parse(value),
  merge,
  lost: 'statisticsRebuilt',
};

import { createHash } from 'node:crypto';
import path from 'node:path';
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
import { COLONY_LEVELS, MARKETS, STATUES, TILE_SIDES } from '../../../shared/vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { EMBLEMS, MOST_SEATS } from '../../../shared/vocabulary/seats.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { LARGEST_STATISTICS } from '../files/dataFolderCheck.ts';
import { readText, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { setAside } from '../files/setAside.ts';
import { validTime } from '../validTime.ts';

/** Under this name the player hears of it. */
export const STATISTICS_FILE = 'statistics.json';
const BACKUP_FILE = 'statistics.bak.json';

const FORMAT = 'hadara-statistics';
/** To be raised whenever a line gets another shape, with a way from the one before: lines of deleted games cannot be made again. */
const VERSION = 1;

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
  /** The saves that were looked at, by their ids, and when each had been saved: they are not read again. */
  readonly looked: Readonly<Record<string, number>>;
  readonly forgotten: readonly ForgottenPerson[];
}

const NOTHING_KEPT: Kept = { games: [], looked: {}, forgotten: [] };

const whole = z.number().int().min(-100_000).max(100_000);
const count = z.number().int().min(0).max(MOST_DECISIONS);
const each = <K extends string>(keys: readonly K[], value: z.ZodType<number>) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, typeof value>).strict();
const time = z.number().int().transform(validTime);
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

const finishedSeatSchema: z.ZodType<FinishedSeat> = z
  .object({
    name,
    emblem: z.enum(EMBLEMS),
    player: seatPlayerSchema,
    handedOver: z.boolean(),
    forgotten: z.literal(true).optional(),
    handicap: handicapSchema,
    rank: z.number().int().min(1).max(MOST_SEATS),
    score: each([...SCORE_CATEGORIES, 'total', 'leftoverCoins'], whole),
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

const envelopeSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().min(1),
  sha256: z.string(),
  data: z.unknown(),
});

const digestOf = (data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, data]), 'utf8')
    .digest('hex');

type Opened =
  | { readonly kind: 'good'; readonly text: string; readonly kept: Kept }
  | { readonly kind: 'left' | 'damaged' | 'missing' };

/** `text`: `null` where there is no file. */
function open(text: string | null): Opened {
  if (text === null) return { kind: 'missing' };
  try {
    const { version, sha256, data } = envelopeSchema.parse(JSON.parse(text));
    if (version > VERSION) return { kind: 'left' };
    if (sha256 !== digestOf(data)) return { kind: 'damaged' };
    return { kind: 'good', text, kept: keptSchema.parse(data) };
  } catch {
    return { kind: 'damaged' };
  }
}

/** The file of statistics and its backup, one game older. */
export class StatisticsFile {
  private readonly files: FileSystem;
  private readonly folder: string;
  private readonly now: () => number;
  /** The text that is known to be on the disk, and good. */
  private onDisk: string | null = null;
  /** Whether what lies there is left alone: a newer program's file, or one that may be as good as ever. */
  private isLeft = false;

  constructor({
    files,
    folder,
    now,
  }: { readonly files: FileSystem; readonly folder: string; readonly now: () => number }) {
    this.files = files;
    this.folder = folder;
    this.now = now;
  }

  /**
   * Reads what was kept. What is damaged is set aside and its backup takes its place; without one, or where it cannot be
   * read at all, it is as if nothing had been kept: the saves tell again. A file of a newer program, or one that cannot be
   * read now, is left alone. Never rejects.
   */
  async read(): Promise<Kept> {
    for (const name of [STATISTICS_FILE, BACKUP_FILE]) {
      const place = path.join(this.folder, name);
      const opened = await readText(this.files, place, LARGEST_STATISTICS).then(
        open,
        () => ({ kind: 'left' }) as const,
      );
      if (opened.kind === 'good') {
        this.onDisk = opened.text;
        return opened.kept;
      }
      if (opened.kind === 'left') this.isLeft = true;
      if (opened.kind === 'damaged') await setAside(this.files, place, 'corrupt', this.now());
    }
    return NOTHING_KEPT;
  }

  /** Writes all of it, and what was there before beside it. Rejects when the disk refuses. What is to be left alone stays. */
  async write(kept: Kept): Promise<void> {
    if (this.isLeft) return;
    const text = `${JSON.stringify({ format: FORMAT, version: VERSION, sha256: digestOf(kept), data: kept })}\n`;
    await this.files.makeFolder(this.folder);
    if (this.onDisk !== null) await writeDurably(this.files, path.join(this.folder, BACKUP_FILE), this.onDisk);
    await writeDurably(this.files, path.join(this.folder, STATISTICS_FILE), text);
    this.onDisk = text;
  }
}

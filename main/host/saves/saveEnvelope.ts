import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { GameSummary, SeatPicture, TablePicture } from '../../../shared/contract/answers.ts';
import { SAVE_FORMAT } from '../../../shared/contract/gameFile.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { migrations, SAVE_VERSION, savedGameSchema } from '../../../shared/session/saves/saveFormat.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import { EPOCHS, PHASES } from '../../../shared/vocabulary/time.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { clampTime } from '../clampTime.ts';

/** How far a game is. Stored beside it, so that a list of many games need not replay them. */
export type Progress = Pick<GameSummary, 'epoch' | 'phase' | 'finished' | 'totals' | 'winners' | 'table'>;

export interface SealedGame {
  readonly saved: SavedGame;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** `null` when it is missing or damaged; it can be found by replaying the game. */
  readonly progress: Progress | null;
}

/** What a save file turned out to be. */
export type OpenedSave =
  | ({ readonly kind: 'good' } & SealedGame)
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/**
 * The envelope must be the same in every version of the program, so that an old one can tell a newer save from a
 * damaged one.
 */
const envelopeSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  version: z.number().int().min(1),
  /** A number in our own files. Anything else is accepted, so that a game is not lost for a wrong time. */
  savedAt: z.unknown(),
  sha256: z.string(),
  data: z.unknown(),
  /** Not covered by `sha256`, and not required: it has a digest of its own. */
  progress: z.unknown().optional(),
});

const count = z.number().int().min(0).max(1000);
const each = <K extends string>(keys: readonly K[], value: z.ZodType<number>) =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, typeof value>).strict();

const seatSchema: z.ZodType<SeatPicture> = z
  .object({
    tracks: each<Track>(TRACKS, z.number().int()),
    cards: each<Colour>(COLOURS, count),
    statues: count,
    colonies: count,
    silver: count,
    gold: count,
    monument: z.boolean(),
  })
  .strict();

const tableSchema: z.ZodType<TablePicture> = z
  .object({
    segments: z.array(z.enum(COLOURS)).length(COLOURS.length),
    wheel: z.number().int().min(0).max(4).nullable(),
    seats: z.array(seatSchema).min(2).max(5),
  })
  .strict();

const progressSchema: z.ZodType<Progress> = z
  .object({
    epoch: z.union(EPOCHS.map((epoch) => z.literal(epoch))),
    phase: z.enum(PHASES),
    finished: z.boolean(),
    totals: z.array(z.number().int()).max(5),
    winners: z.array(z.number().int().min(0).max(4)).max(5),
    table: tableSchema,
  })
  .strict();

/** A time that lists can sort and show, in milliseconds since 1970; 0 for anything that is not a whole number. */
const timeOf = (savedAt: unknown): number => (Number.isInteger(savedAt) ? clampTime(savedAt as number) : 0);

const sealedProgressSchema = z.object({ sha256: z.string(), value: progressSchema });

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value), 'utf8').digest('hex');

function migrate(data: unknown, version: number): unknown {
  let migrated = data;
  for (let from = version; from < SAVE_VERSION; from++) {
    const migration = migrations[from];
    if (!migration) throw new RangeError(`no migration from save version ${from}`);
    migrated = migration(migrated);
  }
  return migrated;
}

/** Opens the progress; `null` when it is damaged. `sha256`: the digest of the game to which it must belong. */
function openProgress(sealed: unknown, sha256: string): Progress | null {
  const parsed = sealedProgressSchema.safeParse(sealed);
  return parsed.success && parsed.data.sha256 === digest([sha256, parsed.data.value]) ? parsed.data.value : null;
}

/** Returns the text of a save file. `savedAt`: milliseconds since 1970. */
export function sealSave(saved: SavedGame, savedAt: number, progress: Progress): string {
  const sha256 = digest([SAVE_VERSION, savedAt, saved]);
  const { epoch, phase, finished, totals, winners, table } = progress;
  const value: Progress = { epoch, phase, finished, totals, winners, table };
  const sealed = { sha256: digest([sha256, value]), value };
  const envelope = { format: SAVE_FORMAT, version: SAVE_VERSION, savedAt, sha256, data: saved, progress: sealed };
  return `${JSON.stringify(envelope)}\n`;
}

/** Opens the text of a save file; never throws, whatever the text. Does not check that the game can be played. */
export function openSave(text: string): OpenedSave {
  try {
    const { version, savedAt, sha256, data, progress } = envelopeSchema.parse(JSON.parse(text));
    if (sha256 !== digest([version, savedAt, data])) return { kind: 'damaged' };
    if (version > SAVE_VERSION) return { kind: 'newer', version };
    const saved = savedGameSchema.parse(migrate(data, version));
    return { kind: 'good', saved, savedAt: timeOf(savedAt), progress: openProgress(progress, sha256) };
  } catch {
    return { kind: 'damaged' };
  }
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SavedGame } from '../../shared/session/savedGame.ts';
import { migrations, SAVE_FORMAT, SAVE_VERSION, savedGameSchema } from '../../shared/session/saveFormat.ts';

/** What a save file turned out to be. */
export type OpenedSave =
  | { readonly kind: 'good'; readonly saved: SavedGame; readonly savedAt: number }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'damaged' };

/** The same in every version of the program, so that an old one can tell a newer save from a damaged one. */
const envelopeSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  version: z.number().int().min(1),
  savedAt: z.number().int().min(0),
  sha256: z.string(),
  data: z.unknown(),
});

function checksum(version: number, savedAt: number, data: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([version, savedAt, data]), 'utf8')
    .digest('hex');
}

function migrate(data: unknown, version: number): unknown {
  let migrated = data;
  for (let from = version; from < SAVE_VERSION; from++) {
    const migration = migrations[from];
    if (!migration) throw new RangeError(`no migration from save version ${from}`);
    migrated = migration(migrated);
  }
  return migrated;
}

/** Returns the text of a save file. `savedAt`: milliseconds since 1970. */
export function sealSave(saved: SavedGame, savedAt: number): string {
  const sha256 = checksum(SAVE_VERSION, savedAt, saved);
  return `${JSON.stringify({ format: SAVE_FORMAT, version: SAVE_VERSION, savedAt, sha256, data: saved })}\n`;
}

/** Opens the text of a save file; never throws, whatever the text. Does not check that the game can be played. */
export function openSave(text: string): OpenedSave {
  try {
    const { version, savedAt, sha256, data } = envelopeSchema.parse(JSON.parse(text));
    if (sha256 !== checksum(version, savedAt, data)) return { kind: 'damaged' };
    if (version > SAVE_VERSION) return { kind: 'newer', version };
    return { kind: 'good', saved: savedGameSchema.parse(migrate(data, version)), savedAt };
  } catch {
    return { kind: 'damaged' };
  }
}

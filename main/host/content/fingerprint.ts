import { createHash } from 'node:crypto';
import type { ContentFile } from '../../../shared/content/content.ts';
import type { ContentId } from '../../../shared/vocabulary/pieces.ts';

/** The same JSON for the same value, however its keys are ordered. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  // A key `__proto__` must become a key like any other.
  return Object.fromEntries(entries.map(([key, field]) => [key, canonical(field)]));
}

/** The SHA-256, in hexadecimal digits, of a value's JSON with sorted keys and without white space. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)), 'utf8')
    .digest('hex');

/**
 * The id of a player's own content: the first 32 hexadecimal digits of the SHA-256 of its JSON with sorted keys and
 * without white space. It names these numbers and no others, for ever and on every computer.
 */
export const contentIdOf = (file: ContentFile): ContentId => fingerprintOf(file).slice(0, 32);

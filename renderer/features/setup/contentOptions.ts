import type { ContentEntry, ContentFolder } from '../../../shared/contract/answers.ts';
import { type ContentId, STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';

/** Content that can be played with. Files with the same content are one option. */
export interface ContentOption {
  readonly id: ContentId;
  /** Where they lie; none for this edition's own. */
  readonly files: readonly string[];
}

/** A file that cannot be played with, and why. */
export type BadEntry = ContentEntry & { readonly problem: NonNullable<ContentEntry['problem']> };

/** Returns what there is to choose from: the standard first, then the player's files. */
export function optionsOf({ entries }: ContentFolder): readonly ContentOption[] {
  const ids = new Set([STANDARD_CONTENT, ...entries.flatMap(({ id }) => id ?? [])]);
  return [...ids].map((id) => ({
    id,
    files: entries.filter((entry) => entry.id === id).map(({ file }) => file),
  }));
}

export const badEntries = ({ entries }: ContentFolder): readonly BadEntry[] =>
  entries.filter((entry): entry is BadEntry => entry.problem !== null);

/**
 * Returns what is chosen after the folder was read again: the same numbers where they are still there, else what the
 * file of the same name holds now, else the standard.
 */
export function stillChosen(chosen: ContentId, before: ContentFolder | null, now: ContentFolder): ContentId {
  if (chosen === STANDARD_CONTENT || now.entries.some(({ id }) => id === chosen)) return chosen;
  const file = before?.entries.find(({ id }) => id === chosen)?.file;
  return now.entries.find((entry) => entry.file === file)?.id ?? STANDARD_CONTENT;
}

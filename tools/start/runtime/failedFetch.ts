import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Minutes after which a fetch that failed is tried again: every start would only wait for the same failure. */
export const TRY_AGAIN_AFTER = 5;

export interface NoteOptions {
  /** The file that remembers a failure, by its time; whoever deletes it has the fetch tried again at once. */
  readonly note: string;
  /** `package-lock.json`: with another version of Electron everything may be different. */
  readonly lockFile: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const changeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** The reason of a failure so fresh that trying again would only cost time; `null` when it is worth trying. */
export function freshFailure({ note, lockFile, now }: NoteOptions): string | null {
  const failed = changeOf(note);
  // A note from the future tells nothing: a clock was wrong.
  if (failed === null || now < failed || now - failed >= TRY_AGAIN_AFTER * 60_000) return null;
  if ((changeOf(lockFile) ?? 0) > failed) return null;
  return readFileSync(note, 'utf8').trim();
}

/** Remembers why a fetch failed, if it can be written; `null` forgets. */
export function noteFailure(note: string, reason: string | null): void {
  try {
    rmSync(note, { force: true });
    if (reason === null) return;
    mkdirSync(path.dirname(note), { recursive: true });
    writeFileSync(note, `${reason}\n`);
  } catch {
    // Then the next start tries again.
  }
}

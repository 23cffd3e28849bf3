import path from 'node:path';
import type { FileSystem } from './fileSystem.ts';
import { retryBriefly } from './fileTrouble.ts';

/** `unusual`: no ordinary file or folder, or one that is far too large. `newer`: a newer program's. */
type Why = 'corrupt' | 'unusual' | 'newer';

/**
 * A name that tells why the file was set aside, and that nothing else reads or replaces. `now`: milliseconds since
 * 1970.
 */
const asideName = (name: string, why: Why, now: number): string =>
  `${name}.${why}-${new Date(now).toISOString().replace(/[:.]/g, '-')}`;

/** Finds a free name: two things may be set aside within a millisecond, or while the clock stands still. */
async function freeName(files: FileSystem, wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    if ((await retryBriefly(() => files.kind(name))) === null) return name;
  }
}

/**
 * Renames a file or folder so that nothing reads it. Returns its new name without the folder; the old name when the
 * disk refuses. Never rejects. `now`: milliseconds since 1970.
 */
export async function setAside(files: FileSystem, file: string, why: Why, now: number): Promise<string> {
  try {
    const aside = await freeName(files, asideName(file, why, now));
    await retryBriefly(() => files.rename(file, aside));
    return path.basename(aside);
  } catch {
    return path.basename(file);
  }
}

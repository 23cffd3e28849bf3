import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { lstat, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOrdinary } from '../host/files/ordinaryFile.ts';
import { type Holder, readHolder } from './lockHolder.ts';

/** The lock file of some start, this one's or another's. */
export interface LockFile {
  readonly id: string;
  /** True: that start has the lock. False: it is still looking for others. */
  readonly held: boolean;
  readonly file: string;
  /** `null` where the file cannot be read. */
  readonly holder: Holder | null;
  /** When its holder last gave a sign of life: milliseconds, by the clock of the disk. */
  readonly beaten: number;
}

const NAME = /^lock-([0-9a-f]{16})$/;
/** Bytes: many times what a holder writes of itself. */
const LARGEST = 2 ** 16;
/** The first byte of a lock file; the rest is JSON. A single byte is written completely or not at all. */
const WANTED = '?';
const HELD = '!';

const fileOf = (folder: string, { id }: Pick<Holder, 'id'>): string => path.join(folder, `lock-${id}`);

async function look(folder: string, name: string): Promise<LockFile | null> {
  const [, id = ''] = NAME.exec(name) ?? [];
  if (id === '') return null;
  const file = path.join(folder, name);
  try {
    const found = await lstat(file);
    // Anything that is not a file, or too large, is not our lock.
    if (!found.isFile() || found.size > LARGEST) return null;
    const bytes = await readOrdinary(file, LARGEST, 'refuse').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      return null;
    });
    const text = bytes === null ? '' : Buffer.from(bytes).toString('utf8');
    const holder = readHolder(text.slice(1), id);
    // Our locks are written as a whole: anything that cannot be read as one is not ours.
    if (bytes !== null && holder === null) return null;
    return { id, held: text.startsWith(HELD), file, holder, beaten: found.mtimeMs };
  } catch {
    // It was removed meanwhile: its start has ended, or given way.
    return null;
  }
}

/** All lock files of a data folder. Rejects when it cannot be listed. */
export async function lockFiles(folder: string): Promise<LockFile[]> {
  const found = await Promise.all((await readdir(folder)).map((name) => look(folder, name)));
  return found.filter((lock) => lock !== null);
}

/**
 * Writes the file of a start that wants the lock. Rejects when the disk refuses, and leaves nothing behind. The file
 * appears completely or not at all: an incomplete file of a killed start could not be told from one that is being
 * written.
 */
export async function requestLock(folder: string, holder: Holder): Promise<void> {
  // If the process dies here, the leftover is removed like any other temporary file of the folder.
  const temporary = `${fileOf(folder, holder)}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, `${WANTED}${JSON.stringify(holder)}`, { flag: 'wx', mode: 0o600 });
    await rename(temporary, fileOf(folder, holder));
  } catch (error) {
    await rm(temporary).catch(() => undefined);
    throw error;
  }
}

/**
 * Marks the lock as held and its holder as alive; the disk records the time. The byte is written anew each time,
 * because a time set by us would come from our own clock, which may be wrong. Never rejects.
 * @returns whether the file still exists, as far as the disk tells
 */
export async function refreshLock(folder: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(fileOf(folder, holder), 'r+');
    await handle.write(HELD, 0).finally(() => handle.close());
    return true;
  } catch (error) {
    // If the disk refuses, saves of another program are still never overwritten.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}

/** Removes the lock file and the sockets of a start, synchronously, as the process may be ending. Never throws. */
export function removeLock(folder: string, holder: Pick<Holder, 'id'>, sockets: readonly string[]): void {
  for (const file of [...sockets, fileOf(folder, holder)]) {
    try {
      rmSync(file);
    } catch {
      // It is gone already; else a later start sees that nobody holds it.
    }
  }
}

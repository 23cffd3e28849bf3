import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FileSystem, OpenFile } from './fileSystem.ts';
import { retryBriefly, systemCode } from './fileTrouble.ts';

const TEMPORARY = /\.[0-9a-f-]{36}\.tmp$/;

async function writeBytes(handle: OpenFile, bytes: Uint8Array): Promise<void> {
  try {
    for (let rest = bytes; rest.length > 0; ) {
      const taken = await handle.write(rest);
      if (taken <= 0) throw new Error('the disk takes no more');
      rest = rest.subarray(taken);
    }
    // Without `sync`, a power failure can leave the new name on an empty file.
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a text to a new file beside `file`; `use` then puts it in its place. If either fails, the new file is removed.
 */
export async function writeBeside(
  files: FileSystem,
  file: string,
  text: string,
  use: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = await files.create(temporary);
  try {
    await writeBytes(handle, Buffer.from(text, 'utf8'));
    await use(temporary);
  } catch (error) {
    await files.remove(temporary).catch(() => undefined);
    throw error;
  }
  await files.syncFolder(path.dirname(file));
}

async function demandFree(files: FileSystem, file: string): Promise<void> {
  if ((await files.kind(file)) !== null) throw Object.assign(new Error('the name is taken'), { code: 'EEXIST' });
}

/**
 * Writes a new file, completely or not at all. Rejects with `EEXIST` when the name is taken, and leaves that file
 * untouched. Rejects when the disk refuses, and leaves nothing behind.
 */
export function writeNew(files: FileSystem, file: string, text: string): Promise<void> {
  return writeBeside(files, file, text, async (temporary) => {
    await demandFree(files, file);
    await retryBriefly(() => files.rename(temporary, file));
  });
}

/**
 * Replaces a file so that, whatever happens, it holds either its old text or all of the new one; resolves when
 * the new one is on the disk. The folder must exist. Rejects when the disk refuses; the old file is then untouched.
 */
export function writeDurably(files: FileSystem, file: string, text: string): Promise<void> {
  return writeBeside(files, file, text, (temporary) => retryBriefly(() => files.rename(temporary, file)));
}

/**
 * Reads a text of at most `limit` bytes. Returns `null` when there is no such file; rejects when it cannot be read, with
 * `NotOrdinary` when it is no file or larger.
 */
export async function readText(files: FileSystem, file: string, limit: number): Promise<string | null> {
  try {
    return Buffer.from(await retryBriefly(() => files.read(file, limit))).toString('utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Names in a folder; none when there is no such folder. Rejects when it cannot be listed. */
export async function listFolder(files: FileSystem, folder: string): Promise<string[]> {
  try {
    return await retryBriefly(() => files.list(folder));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Removes leftovers of interrupted writes in a folder. Never rejects, as leftovers only cost space. */
export async function sweepTemporaries(files: FileSystem, folder: string): Promise<void> {
  await removeTemporaries(files, folder, await files.list(folder).catch(() => []));
}

/** Removes the leftovers among these `names` of a folder. Never rejects. */
export async function removeTemporaries(files: FileSystem, folder: string, names: readonly string[]): Promise<void> {
  const stale = names.filter((name) => TEMPORARY.test(name));
  await Promise.all(stale.map((name) => files.remove(path.join(folder, name)).catch(() => undefined)));
}

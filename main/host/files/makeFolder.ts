import { mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from './fileTrouble.ts';

/** Resolves when renames, removals and what was made in the folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can neither open nor sync a folder; its file system journals renames by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

type Sync = (folder: string) => Promise<void>;

async function makeOne(folder: string, sync: Sync): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Some systems say of a folder that is there that it may not be made.
    if (!(await isFolder(folder))) throw error;
    return;
  }
  // A power cut takes a folder whose name is not on the disk, with all files in it. Where the folder above may be
  // written to but not read, nobody can make sure of that.
  await sync(path.dirname(folder)).catch(() => undefined);
}

/**
 * Makes a folder that only this user may read, with those above it; their names are on the disk when it resolves.
 * Rejects where that is impossible: the `recursive` of Node tries for ever below a folder that has everything but takes
 * nothing, as `/proc`.
 */
export async function makeFolder(folder: string, sync: Sync = syncFolder): Promise<void> {
  const parent = path.dirname(folder);
  try {
    await makeOne(folder, sync);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent, sync);
    await makeOne(folder, sync);
  }
}

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
    // Some systems report that an existing folder may not be made.
    if (!(await isFolder(folder))) throw error;
    return;
  }
  // Until the name of a new folder is on the disk, a power failure can remove the folder with all files in it. If the
  // folder above can be written to but not read, this cannot be ensured.
  await sync(path.dirname(folder)).catch(() => undefined);
}

/**
 * Makes a folder, and the folders above it, that only this user may read. When it resolves, their names are on the
 * disk. Rejects where that is impossible. Node's own `recursive` option is not used, because it never ends below a
 * folder like `/proc` that lists everything but takes nothing.
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

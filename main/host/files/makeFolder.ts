import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemCode } from './fileTrouble.ts';

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

async function makeOne(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Some systems say of a folder that is there that it may not be made.
    if (!(await isFolder(folder))) throw error;
  }
}

/**
 * Makes a folder that only this user may read, with those above it. Rejects where that is impossible: the `recursive`
 * of Node tries for ever below a folder that has everything but takes nothing, as `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  try {
    await makeOne(folder);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await makeOne(folder);
  }
}

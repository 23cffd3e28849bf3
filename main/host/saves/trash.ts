import path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';

/** Where deleted games wait until the next start of the program, below the player's data. */
export const TRASH_FOLDER = 'trash';

/** Removes what was deleted for good. Never rejects: leftovers only cost space. */
export async function emptyTrash(files: FileSystem, folder: string): Promise<void> {
  const names = await files.list(folder).catch(() => []);
  for (const name of names) await files.remove(path.join(folder, name)).catch(() => undefined);
}

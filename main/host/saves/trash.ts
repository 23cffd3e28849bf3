import path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { isGameFile } from './gameFiles.ts';

/** Where deleted games wait until the next start of the program, below the player's data. */
export const TRASH_FOLDER = 'trash';

/** Removes games that were deleted for good, and nothing else that may lie there. Never rejects: leftovers only cost space. */
export async function emptyTrash(files: FileSystem, folder: string): Promise<void> {
  const names = await files.list(folder).catch(() => []);
  for (const name of names.filter(isGameFile)) await files.remove(path.join(folder, name)).catch(() => undefined);
}

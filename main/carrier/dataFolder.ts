import path from 'node:path';
import { makeFolder } from '../host/files/makeFolder.ts';
import { filled, startWords } from './startWords.ts';

/** What decides where the data folder lies. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The folder for saves, settings and logs: `HADARA_DATA`, else where the platform's programs keep such things. */
export function dataFolderOf({ platform, home, env }: Surroundings): string {
  if (env.HADARA_DATA) return path.resolve(env.HADARA_DATA);
  if (platform === 'win32') return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), 'Hadara');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Hadara');
  return path.join(env.XDG_DATA_HOME || path.join(home, '.local', 'share'), 'hadara');
}

/** Makes the data folder. Rejects with a message for the player when that is impossible. */
export async function makeDataFolder(folder: string, words = startWords()): Promise<void> {
  await makeFolder(folder).catch((error: NodeJS.ErrnoException) => {
    const message = filled(words.noFolder, { folder, code: error.code ?? error.message });
    throw new Error(message, { cause: error });
  });
}

import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Read by whoever starts the game, before there is a page that has words. */
const IN_USE = {
  en: 'The game is already running with the data folder',
  de: 'Das Spiel läuft schon, mit dem Datenordner',
} as const;

/** Another running game uses the folder. Its message is in the language of the computer. */
export class FolderInUse extends Error {
  constructor(folder: string, locale = Intl.DateTimeFormat().resolvedOptions().locale) {
    super(`${IN_USE[locale.toLowerCase().startsWith('de') ? 'de' : 'en']} ${folder}`);
  }
}

/**
 * A local socket named after the folder; short, because socket names may have no more than about 100 characters.
 * The folder must exist.
 */
export function socketName(folder: string): string {
  const name = `hadara-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

function listen(name: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(name, () => {
      // The lock must never be what keeps the process alive.
      server.unref();
      resolve(server);
    });
  });
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Keeps two running games from writing to one data folder, whichever carriers they have. Held by a listening socket
 * and not by a file, so that the end of the process frees it even when the process is killed.
 * @returns a function that frees the folder
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = socketName(folder);
  const server = await listen(name).catch(async () => {
    if (await isAnswered(name)) throw new FolderInUse(folder);
    rmSync(name, { force: true });
    return listen(name);
  });
  return () => server.close();
}

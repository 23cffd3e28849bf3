import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeDataFolder } from './dataFolder.ts';
import { handOver, takeFiles } from './handOver.ts';
import { startWords } from './startWords.ts';

/** Another running game uses the folder. Its message is in the language of the computer. */
export class FolderInUse extends Error {
  /** Whether the other game does what this start was for: opens its files, or shows itself. */
  readonly handedOver: boolean;

  constructor(folder: string, files: readonly string[], handedOver: boolean, words = startWords()) {
    const then = handedOver ? words.handedOver : words.notHandedOver;
    super([words.inUse.replace('{folder}', folder), ...(files.length > 0 ? [then] : [])].join(' '));
    this.handedOver = handedOver;
  }
}

/** What a start has to open, and what it does with the files of a later start. */
export interface Opening {
  /** With their folders. */
  readonly files: readonly string[];
  readonly onFiles: (files: readonly string[]) => void;
  /** Shows the player the running game, at every later start; left out where that is impossible. */
  readonly onSecondStart?: () => void;
}

/**
 * A local socket named after the folder; short, because socket names may have no more than about 100 characters.
 * The folder must exist.
 */
export function socketName(folder: string): string {
  const name = `hadara-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

function listen(name: string, opening: Opening): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      socket.unref();
      void takeFiles(socket, opening);
    });
    server.once('error', reject);
    server.listen(name, () => {
      // Other users of the computer have nothing to say here.
      if (process.platform !== 'win32') chmodSync(name, 0o600);
      // The lock must never be what keeps the process alive.
      server.unref();
      resolve(server);
    });
  });
}

/**
 * Keeps two running games from writing to one data folder, whichever carriers they have; the second start hands its
 * files over to the first. Held by a listening socket and not by a file, so that the end of the process frees it even
 * when the process is killed. Makes the folder.
 * @returns a function that frees the folder
 * @throws FolderInUse, or an Error in words for the player when the folder cannot be made
 */
export async function lockFolder(folder: string, opening: Opening): Promise<() => void> {
  const { files } = opening;
  await makeDataFolder(folder);
  const name = socketName(folder);
  const server = await listen(name, opening).catch(async () => {
    const taken = await handOver(name, files);
    if (taken !== null) throw new FolderInUse(folder, files, taken);
    rmSync(name, { force: true });
    return listen(name, opening);
  });
  return () => server.close();
}

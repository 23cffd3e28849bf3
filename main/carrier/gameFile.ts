import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RECORD_ENDING, SAVE_ENDING } from '../../shared/contract/gameFile.ts';
import { LARGEST_FILE } from '../../shared/vocabulary/limits.ts';
import type { Host } from '../host/entryPoint.ts';
import { readOrdinary } from '../host/files/ordinaryFile.ts';

const ENDINGS: readonly string[] = [SAVE_ENDING, RECORD_ENDING];

/** The path of an argument, which may be a URL: desktops pass double-clicked files that way. */
function pathOf(argument: string): string {
  try {
    return fileURLToPath(argument);
  } catch {
    return argument;
  }
}

/**
 * The game files among a program's arguments, with their folders. `folder`: where the arguments were given, which can
 * differ from the folder of a program that already runs.
 */
export const gameFilesIn = (args: readonly string[], folder: string): string[] =>
  args
    .filter((arg) => !arg.startsWith('-'))
    .map(pathOf)
    .filter((file) => ENDINGS.includes(path.extname(file).toLowerCase()))
    .map((file) => path.resolve(folder, file));

async function textOf(file: string): Promise<string | null> {
  try {
    // A character takes at most four bytes. Links are followed, because the player chose the file.
    return Buffer.from(await readOrdinary(file, 4 * LARGEST_FILE.record, 'follow')).toString('utf8');
  } catch {
    return null;
  }
}

/** Gives a file with which somebody opened the program to the host, which tells the page. Never rejects. */
export const offerFile = async (host: Pick<Host, 'offer'>, file: string): Promise<void> =>
  host.offer(await textOf(file), path.basename(file));

/** Keeps files to open until there is a host. */
export interface Inbox {
  put(files: readonly string[]): void;
  /** Sends files to the host from now on, and those that waited first. */
  deliverTo(host: Pick<Host, 'offer'>): void;
}

export function createInbox(): Inbox {
  const waiting: string[] = [];
  let deliver = (files: readonly string[]) => void waiting.push(...files);
  return {
    put: (files) => deliver(files),
    deliverTo: (host) => {
      // One after the other, because together they may be large.
      let last = Promise.resolve();
      deliver = (files) => {
        for (const file of files) last = last.then(() => offerFile(host, file));
      };
      deliver(waiting.splice(0));
    },
  };
}

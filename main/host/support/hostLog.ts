import path from 'node:path';
import { readText } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { createTaskQueue } from '../taskQueue.ts';
import { describeError } from './errorDescription.ts';

/** Numbers and short words only: never actions, views or anything else that a player may keep secret. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface HostLog {
  info(event: string, fields?: LogFields): void;
  fault(event: string, error: unknown, fields?: LogFields): void;
  /** The newest lines, at most so many, oldest first; fewer right after the file was begun anew. Never rejects. */
  tail(count: number): Promise<readonly string[]>;
  /** Resolves when everything logged so far is written. */
  settled(): Promise<void>;
}

const FILE = 'host.log';
/** Oldest first: each name makes room for the one before it. */
const ROTATION = [
  ['host.1.log', 'host.2.log'],
  [FILE, 'host.1.log'],
] as const;
const MAX_BYTES = 512 * 1024;

async function rotate(files: FileSystem, folder: string): Promise<void> {
  const size = await files.size(path.join(folder, FILE)).catch(() => 0);
  if (size < MAX_BYTES) return;
  for (const [from, to] of ROTATION) {
    await files.rename(path.join(folder, from), path.join(folder, to)).catch(() => undefined);
  }
}

/**
 * Makes the log: JSON Lines in `host.log`, at most three files of 0.5 MiB. It never rejects or throws: a program
 * must not fail because its log does.
 */
export function createHostLog(files: FileSystem, folder: string, now: () => number = Date.now): HostLog {
  const queue = createTaskQueue();

  const append = async (line: string): Promise<void> => {
    await files.makeFolder(folder);
    await rotate(files, folder);
    await files.append(path.join(folder, FILE), line);
  };

  const write = (entry: Readonly<Record<string, unknown>>): void => {
    const line = `${JSON.stringify({ time: new Date(now()).toISOString(), ...entry })}\n`;
    queue.put(() => append(line)).catch(() => undefined);
  };

  return {
    info: (event, fields = {}) => write({ level: 'info', event, ...fields }),
    fault: (event, error, fields = {}) => write({ level: 'error', event, ...fields, error: describeError(error) }),
    tail: async (count) => {
      const text = await queue.put(() => readText(files, path.join(folder, FILE), 2 * MAX_BYTES)).catch(() => null);
      return (text ?? '')
        .split('\n')
        .filter((line) => line !== '')
        .slice(-count);
    },
    settled: () => queue.put(async () => undefined),
  };
}

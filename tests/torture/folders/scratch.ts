import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives `use` a folder of its own, and removes it afterwards. */
export async function inScratch<T>(use: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'hadara-folders-'));
  try {
    return await use(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Rejects when something takes longer than so many milliseconds. */
export async function within<T>(time: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} takes longer than ${time} ms`)), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

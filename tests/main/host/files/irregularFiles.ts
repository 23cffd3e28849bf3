import { execFileSync } from 'node:child_process';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';

/** Puts something there that is no ordinary file. */
export type Put = (place: string) => Promise<unknown>;

const HUGE = 400 * 2 ** 20;

async function hugeFile(place: string): Promise<void> {
  await writeFile(place, '');
  // Has that many bytes and takes no room.
  await truncate(place, HUGE);
}

const EVERYWHERE: Readonly<Record<string, Put>> = {
  'a folder': (place) => mkdir(place),
  'a file of 400 MB': hugeFile,
};

/** What stands for a file where a system has such things. */
const POSIX: Readonly<Record<string, Put>> = {
  'a pipe': async (place) => execFileSync('mkfifo', [place]),
  'a link to an endless device': (place) => symlink('/dev/zero', place),
  'a link to a pipe': async (place) => {
    execFileSync('mkfifo', [`${place}.pipe`]);
    await symlink(`${place}.pipe`, place);
  },
  'a link to nothing': (place) => symlink('/nowhere/at/all', place),
};

/** Things that stand for a file, by their names. */
export const ODD_THINGS: Readonly<Record<string, Put>> = {
  ...EVERYWHERE,
  ...(process.platform !== 'win32' && POSIX),
};

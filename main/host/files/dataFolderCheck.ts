import path from 'node:path';
import { checksummedNames } from './checksummedFile.ts';
import type { FileSystem } from './fileSystem.ts';
import type { Kind } from './ordinaryFile.ts';
import { setAside } from './setAside.ts';

/** Bytes: many times what settings come to. */
export const LARGEST_SETTINGS = 2 ** 20;

/** Bytes: tens of thousands of attempts. */
export const LARGEST_CHALLENGES = 16 * 2 ** 20;
/** Bytes: some thousands of problems. */
export const LARGEST_PROBLEMS = 4 * 2 ** 20;
/** Bytes: tens of thousands of games. */
export const LARGEST_STATISTICS = 64 * 2 ** 20;

interface Expected {
  readonly name: string;
  readonly kind: Kind;
  /** Bytes; logs of any size make room for new ones. */
  readonly largest?: number;
}

/** A sealed file and its backup. */
const sealed = (name: string, largest: number): readonly Expected[] =>
  checksummedNames(name).map((each) => ({ name: each, kind: 'file', largest }));

/** The program's own files, each folder before its content. Games and contents are checked one by one. */
const EXPECTED: readonly Expected[] = [
  { name: 'settings.json', kind: 'file', largest: LARGEST_SETTINGS },
  ...sealed('lessons.json', LARGEST_SETTINGS),
  ...sealed('challenges.json', LARGEST_CHALLENGES),
  ...sealed('problems.json', LARGEST_PROBLEMS),
  ...sealed('phones.json', LARGEST_SETTINGS),
  ...sealed('statistics.json', LARGEST_STATISTICS),
  { name: 'games', kind: 'folder' },
  { name: 'trash', kind: 'folder' },
  { name: 'analysis', kind: 'folder' },
  { name: 'content', kind: 'folder' },
  { name: 'content/used', kind: 'folder' },
  { name: 'logs', kind: 'folder' },
  { name: 'logs/host.log', kind: 'file' },
  { name: 'logs/host.1.log', kind: 'file' },
  { name: 'logs/host.2.log', kind: 'file' },
];

async function isInTheWay(files: FileSystem, place: string, { kind, largest }: Expected): Promise<boolean> {
  const found = await files.kind(place);
  if (found === null) return false;
  return found !== kind || (largest !== undefined && (await files.size(place)) > largest);
}

/**
 * Sets aside whatever blocks the program's own files and folders: links, pipes, folders in place of files. Returns
 * their new names, for the player. Never rejects. `now`: milliseconds since 1970.
 */
export async function checkDataFolder(files: FileSystem, dataFolder: string, now: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (const expected of EXPECTED) {
    const place = path.join(dataFolder, expected.name);
    // What cannot be examined now is reported when it is needed.
    if (await isInTheWay(files, place, expected).catch(() => false))
      names.push(await setAside(files, place, 'unusual', now));
  }
  return names;
}

import path from 'node:path';
import type { Notice } from '../../../shared/contract/answers.ts';
import { readText, sweepTemporaries } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { insist } from '../files/fileTrouble.ts';
import { asideName, gameFiles } from './gameFiles.ts';
import { type OpenedSave, openSave, type SealedGame } from './saveEnvelope.ts';

/** Where earlier programs kept their one game, and its backups, newest first. */
const FOLDER = 'saves';
const NAMES = ['game.json', 'game.bak1.json', 'game.bak2.json', 'game.bak3.json'] as const;

export interface TakeOverOptions {
  readonly files: FileSystem;
  readonly dataFolder: string;
  readonly gamesFolder: string;
  readonly announce: (notice: Notice) => void;
  readonly now: () => number;
}

/** What became of one file. `left`: whole, but it could not be moved. */
type Fate = 'taken' | 'missing' | 'newer' | { readonly damaged: string } | { readonly left: SealedGame };

async function open(files: FileSystem, file: string): Promise<OpenedSave | null> {
  try {
    const text = await readText(files, file);
    return text === null ? null : openSave(text);
  } catch {
    return { kind: 'damaged' };
  }
}

async function takeFile(
  { files, dataFolder, gamesFolder, now }: TakeOverOptions,
  name: string,
  index: number,
): Promise<Fate> {
  const folder = path.join(dataFolder, FOLDER);
  const file = path.join(folder, name);
  const opened = await open(files, file);
  if (opened === null) return 'missing';
  if (opened.kind === 'newer') return 'newer';
  if (opened.kind === 'damaged') {
    const aside = asideName(name, 'corrupt', now());
    const moved = await insist(() => files.rename(file, path.join(folder, aside))).then(
      () => true,
      () => false,
    );
    return { damaged: moved ? aside : name };
  }
  const target = path.join(gamesFolder, gameFiles(opened.saved.gameId)[index] ?? name);
  try {
    // What the library has of this game is newer: it took the game over once before.
    if ((await readText(files, target)) !== null) return 'taken';
    await insist(() => files.rename(file, target));
    return 'taken';
  } catch {
    return { left: opened };
  }
}

/**
 * Moves the one game that earlier programs kept into the library's folder, as it is: a death in between leaves every
 * file in either place, the game's own file before its backups. Damaged files are set aside where they are, a newer
 * program's are left alone; either is announced. Returns the newest game that could not be moved, for a disk that
 * refuses must not hide it. Never rejects.
 */
export async function takeOverLegacySave(options: TakeOverOptions): Promise<SealedGame | null> {
  const { files, dataFolder, gamesFolder, announce } = options;
  const folder = path.join(dataFolder, FOLDER);
  await sweepTemporaries(files, folder);
  const found = await files.list(folder).catch(() => NAMES as readonly string[]);
  const names = NAMES.filter((name) => found.includes(name));
  if (names.length === 0) return null;
  await files.makeFolder(gamesFolder).catch(() => undefined);
  const fates: Fate[] = [];
  for (const name of names) {
    const fate = await takeFile(options, name, NAMES.indexOf(name));
    fates.push(fate);
    if (fate !== 'newer') continue;
    announce({ code: 'saveNewer', detail: name });
    return null;
  }
  for (const changed of [gamesFolder, folder]) await files.syncFolder(changed).catch(() => undefined);
  const damaged = fates.flatMap((fate) => (typeof fate === 'object' && 'damaged' in fate ? fate.damaged : []));
  const left = fates.flatMap((fate) => (typeof fate === 'object' && 'left' in fate ? fate.left : []));
  if (damaged[0] !== undefined && !fates.includes('taken') && left.length === 0)
    announce({ code: 'saveLost', detail: damaged[0] });
  return left[0] ?? null;
}

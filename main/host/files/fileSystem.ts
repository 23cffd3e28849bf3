import { lstatSync } from 'node:fs';
import { lstat, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { systemCode } from './fileTrouble.ts';
import { makeFolder, syncFolder } from './makeFolder.ts';
import { appendOrdinary, type Kind, kindOf, NotOrdinary, readOrdinary } from './ordinaryFile.ts';

/** A file that is being written. */
export interface OpenFile {
  /** Writes from the current end; returns how many of the bytes were taken, as disks may take fewer than offered. */
  write(bytes: Uint8Array): Promise<number>;
  /** Resolves when everything written so far is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** What is known of a file without reading it. */
export interface Stamp {
  /** Changes whenever the file is written. */
  readonly mark: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * All that the host does with files; tests replace it by failing disks. Methods reject as `node:fs` does, and with
 * `NotOrdinary` for anything that is no regular file, links included: so nothing waits for a pipe or reads without an
 * end.
 */
export interface FileSystem {
  makeFolder(folder: string): Promise<void>;
  /** Names in a folder. */
  list(folder: string): Promise<string[]>;
  /** What is at a path; `null` when nothing is. */
  kind(place: string): Promise<Kind | null>;
  /** `limit`: bytes that the file may have. */
  read(file: string, limit: number): Promise<Uint8Array>;
  /** Opens a new file that only this user may read; rejects when the name is taken. */
  create(file: string): Promise<OpenFile>;
  append(file: string, text: string): Promise<void>;
  /** Bytes. */
  size(file: string): Promise<number>;
  /** The stamps of these files by their names; none for what is no ordinary file. */
  stamps(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, Stamp>>;
  rename(from: string, to: string): Promise<void>;
  /** Resolves also when there is no such file. */
  remove(file: string): Promise<void>;
  /** Resolves when renames and removals in the folder are on the disk. */
  syncFolder(folder: string): Promise<void>;
}

async function kind(place: string): Promise<Kind | null> {
  try {
    return kindOf(await lstat(place));
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}

async function create(file: string): Promise<OpenFile> {
  const handle = await open(file, 'wx', 0o600);
  return {
    write: async (bytes) => (await handle.write(bytes)).bytesWritten,
    sync: () => handle.sync(),
    close: () => handle.close(),
  };
}

async function size(file: string): Promise<number> {
  const found = await lstat(file);
  if (!found.isFile()) throw new NotOrdinary(file);
  return found.size;
}

/** So many files are examined in one batch: a promise for each file would take several times as long. */
const AT_ONCE = 250;

async function stamps(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, Stamp>> {
  const found = new Map<string, Stamp>();
  for (let from = 0; from < names.length; from += AT_ONCE) {
    for (const name of names.slice(from, from + AT_ONCE)) {
      const stats = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
      if (!stats?.isFile()) continue;
      found.set(name, { mark: `${stats.ino} ${stats.size} ${stats.mtimeMs}`, writtenAt: stats.mtimeMs });
    }
    await setImmediate();
  }
  return found;
}

/** The files of this computer. */
export const diskFiles: FileSystem = {
  makeFolder: (folder) => makeFolder(folder),
  list: (folder) => readdir(folder),
  kind,
  read: (file, limit) => readOrdinary(file, limit, 'refuse'),
  create,
  append: appendOrdinary,
  size,
  stamps,
  rename,
  remove: (file) => rm(file, { force: true }),
  syncFolder,
};

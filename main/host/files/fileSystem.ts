import { appendFile, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { makeFolder } from './makeFolder.ts';

/** A file that is being written. */
export interface OpenFile {
  /** Writes from the current end; returns how many of the bytes were taken, as disks may take fewer than offered. */
  write(bytes: Uint8Array): Promise<number>;
  /** Resolves when everything written so far is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The few things that the host does with files; tests put failing disks behind it. All reject as `node:fs` does. */
export interface FileSystem {
  makeFolder(folder: string): Promise<void>;
  /** Names in a folder. */
  list(folder: string): Promise<string[]>;
  read(file: string): Promise<Uint8Array>;
  /** Opens a new file that only this user may read; rejects when the name is taken. */
  create(file: string): Promise<OpenFile>;
  append(file: string, text: string): Promise<void>;
  /** Bytes. */
  size(file: string): Promise<number>;
  rename(from: string, to: string): Promise<void>;
  /** Resolves also when there is no such file. */
  remove(file: string): Promise<void>;
  /** Resolves when renames and removals in the folder are on the disk. */
  syncFolder(folder: string): Promise<void>;
}

async function create(file: string): Promise<OpenFile> {
  const handle = await open(file, 'wx', 0o600);
  return {
    write: async (bytes) => (await handle.write(bytes)).bytesWritten,
    sync: () => handle.sync(),
    close: () => handle.close(),
  };
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can neither open nor sync a folder; its file system journals renames by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The files of this computer. */
export const diskFiles: FileSystem = {
  makeFolder,
  list: (folder) => readdir(folder),
  read: (file) => readFile(file),
  create,
  append: (file, text) => appendFile(file, text, { mode: 0o600 }),
  size: async (file) => (await stat(file)).size,
  rename,
  remove: (file) => rm(file, { force: true }),
  syncFolder,
};

import path from 'node:path';
import type { FileSystem } from './fileSystem.ts';
import { NotOrdinary } from './ordinaryFile.ts';

/**
 * The folders from just below `root` down to `place`, including `place`; none when `place` is `root`.
 * @throws NotOrdinary when `place` does not lie below `root`
 */
function foldersTo(root: string, place: string): string[] {
  const way = path.relative(root, place);
  if (way === '') return [];
  const names = way.split(path.sep);
  // On Windows, the relative path to another drive is an absolute path.
  if (names[0] === '..' || path.isAbsolute(way)) throw new NotOrdinary(place);
  return names.map((_, depth) => path.join(root, ...names.slice(0, depth + 1)));
}

/**
 * Limits a file system to what lies below `root`, and follows no link on the way there: a link may lead anywhere, and
 * the program would write, move and delete somebody else's files. `root` itself may be a link, and may be made, listed
 * and synchronised. Any other access rejects with `NotOrdinary`.
 */
export function withinFolder(files: FileSystem, root: string): FileSystem {
  const demand = async (folder: string): Promise<void> => {
    for (const place of foldersTo(root, folder)) if ((await files.kind(place)) === 'link') throw new NotOrdinary(place);
  };
  const inFolderOf = async <T>(file: string, go: () => Promise<T>): Promise<T> => {
    await demand(path.dirname(file));
    return go();
  };
  return {
    makeFolder: async (folder) => {
      await demand(folder);
      await files.makeFolder(folder);
    },
    list: async (folder) => {
      await demand(folder);
      return files.list(folder);
    },
    kind: (place) => inFolderOf(place, () => files.kind(place)),
    read: (file, limit) => inFolderOf(file, () => files.read(file, limit)),
    create: (file) => inFolderOf(file, () => files.create(file)),
    append: (file, text) => inFolderOf(file, () => files.append(file, text)),
    size: (file) => inFolderOf(file, () => files.size(file)),
    stamps: async (folder, names) => {
      await demand(folder);
      return files.stamps(folder, names);
    },
    rename: (from, to) => inFolderOf(from, () => inFolderOf(to, () => files.rename(from, to))),
    remove: (file) => inFolderOf(file, () => files.remove(file)),
    syncFolder: async (folder) => {
      await demand(folder);
      await files.syncFolder(folder);
    },
  };
}

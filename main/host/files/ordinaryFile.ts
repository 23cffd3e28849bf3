import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, stat } from 'node:fs/promises';

/** What is at a path; a link counts as a link, whatever it leads to. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/**
 * Thrown when something at a path is not to be read or written: no regular file (`NOT_ORDINARY`), or one that is too
 * large (`TOO_LARGE`). It is left untouched.
 */
export class NotOrdinary extends Error {
  readonly code: 'NOT_ORDINARY' | 'TOO_LARGE';

  constructor(file: string, code: NotOrdinary['code'] = 'NOT_ORDINARY') {
    super(`${file} is ${code === 'TOO_LARGE' ? 'too large' : 'no ordinary file or folder'}`);
    this.code = code;
  }
}

// Windows has neither flag: there the check before opening must do.
const { O_RDONLY, O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

export function kindOf(found: Stats): Kind {
  if (found.isSymbolicLink()) return 'link';
  if (found.isFile()) return 'file';
  return found.isDirectory() ? 'folder' : 'other';
}

function demandOrdinary(file: string, found: Stats, limit = Number.POSITIVE_INFINITY): void {
  if (kindOf(found) !== 'file') throw new NotOrdinary(file);
  if (found.size > limit) throw new NotOrdinary(file, 'TOO_LARGE');
}

/** Reads as many bytes as the file had when it was examined: a file that keeps growing would never end. */
async function readSized(handle: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await handle.read(bytes, length, size - length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/**
 * Reads a file of at most `limit` bytes. It is checked before opening and again after, because a pipe or a device would
 * never end, or would change by being opened.
 * @param links whether a link is followed or refused
 * @throws NotOrdinary, or the error of the system
 */
export async function readOrdinary(file: string, limit: number, links: 'follow' | 'refuse'): Promise<Uint8Array> {
  const follow = links === 'follow';
  demandOrdinary(file, await (follow ? stat : lstat)(file), limit);
  const handle = await open(file, O_RDONLY | O_NONBLOCK | (follow ? 0 : O_NOFOLLOW));
  try {
    const found = await handle.stat();
    demandOrdinary(file, found, limit);
    return await readSized(handle, found.size);
  } finally {
    await handle.close();
  }
}

/** Reads a file synchronously, as text; links are refused. Throws as `readOrdinary` rejects. */
export function readOrdinarySync(file: string, limit: number): string {
  demandOrdinary(file, lstatSync(file), limit);
  const handle = openSync(file, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    demandOrdinary(file, fstatSync(handle), limit);
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/**
 * Appends to a file that only this user may read, and makes it if there is none.
 * @throws NotOrdinary, or the error of the system
 */
export async function appendOrdinary(file: string, text: string): Promise<void> {
  const handle = await open(file, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOFOLLOW, 0o600);
  try {
    demandOrdinary(file, await handle.stat());
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}

import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, stat } from 'node:fs/promises';

/** What is at a path; a link counts as a link, whatever it leads to. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** At this path is something that the program does not read or write. It is not touched. */
export class NotOrdinary extends Error {
  readonly code: 'NOT_ORDINARY' | 'TOO_LARGE';

  constructor(file: string, code: NotOrdinary['code'] = 'NOT_ORDINARY') {
    super(`${file} is ${code === 'TOO_LARGE' ? 'too large' : 'no ordinary file or folder'}`);
    this.code = code;
  }
}

// Windows has neither: there a look before the opening is all there is.
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

/** As many bytes as the file had when it was looked at: one that grows meanwhile never ends. */
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
 * Reads a file of at most `limit` bytes. Looks before it opens, and again at what it opened: a pipe or a device would
 * never end, or change by being opened.
 * @param links whether a link is read as what it leads to, or refused
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

/** The same at once, as text; links are refused. */
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
 * Writes to the end of a file that only this user may read; makes it where there is none.
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

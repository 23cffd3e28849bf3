import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Notice } from '../../../shared/contract/answers.ts';
import { readText, writeDurably } from './durableFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { setAside } from './setAside.ts';

/** One kind of the program's own files, other than games and settings. */
export interface ChecksummedKind<T> {
  /** The file's name, which ends with `.json`; its backup is called `.bak.json`. */
  readonly name: string;
  /** The version of the data. Raise it whenever the data changes its shape, and let `read` accept the older shape. */
  readonly version: number;
  /** The largest size that is read, in bytes. */
  readonly largest: number;
  readonly nothing: T;
  /** Checks the parsed data. Throws when it is not of this kind. */
  readonly read: (value: unknown) => T;
  /**
   * Merges the data that another program wrote meanwhile into the value here; where both differ, the value here wins.
   */
  readonly merge: (others: T, own: T) => T;
  /** What the player is told when neither the file nor its backup can be read. */
  readonly lost: Notice['code'];
}

/** Where such files are kept, and what reports problems with them. */
export interface ChecksummedPlace {
  readonly files: FileSystem;
  /** The data folder. */
  readonly folder: string;
  readonly announce: (notice: Notice) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const envelopeSchema = z.object({
  format: z.string(),
  version: z.number().int().min(1),
  sha256: z.string(),
  data: z.unknown(),
});

/** `unread`: it cannot be read now, but may be intact. `newer`: a newer program wrote it. */
type Opened<T> = Good<T> | { readonly kind: 'missing' | 'unread' | 'newer' | 'damaged' };

interface Good<T> {
  readonly kind: 'good';
  readonly text: string;
  readonly value: T;
}

const formatOf = (name: string): string => `hadara-${path.basename(name, '.json')}`;

const backupOf = (name: string): string => `${path.basename(name, '.json')}.bak.json`;

/** The names that a kind of file has on the disk. */
export const checksummedNames = (name: string): readonly [string, string] => [name, backupOf(name)];

/**
 * The digest of the data. It must be the same in every version of the program, so that an old one can tell a newer file
 * from a damaged one.
 */
const digestOf = (version: number, data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([version, data]), 'utf8')
    .digest('hex');

/** The text of such a file. */
export function textWithChecksum<T>({ name, version }: Pick<ChecksummedKind<T>, 'name' | 'version'>, data: T): string {
  return `${JSON.stringify({ format: formatOf(name), version, sha256: digestOf(version, data), data })}\n`;
}

function open<T>(kind: ChecksummedKind<T>, text: string): Opened<T> {
  try {
    const { format, version, sha256, data } = envelopeSchema.parse(JSON.parse(text));
    if (format !== formatOf(kind.name)) return { kind: 'damaged' };
    if (sha256 !== digestOf(version, data)) return { kind: 'damaged' };
    if (version > kind.version) return { kind: 'newer' };
    return { kind: 'good', text, value: kind.read(data) };
  } catch {
    return { kind: 'damaged' };
  }
}

/** Throws when `open` would not accept the text: such a file would be set aside at the next start. */
function demandReadable<T>(kind: ChecksummedKind<T>, text: string): void {
  if (Buffer.byteLength(text) > kind.largest || open(kind, text).kind !== 'good')
    throw new Error(`${kind.name} could not be read again`);
}

/** A file with a checksum and a backup, one change older. */
export class ChecksummedFile<T> {
  private readonly place: ChecksummedPlace;
  private readonly kind: ChecksummedKind<T>;
  /** What is known to be on the disk. */
  private onDisk: Good<T> | null = null;
  /** Whether the player was told that a newer program's file is left alone, and nothing new is saved. */
  private hasToldOfNewer = false;
  /** Whether the backup may be replaced, because this program has read or written it. */
  private isBackupOurs = false;

  constructor(place: ChecksummedPlace, kind: ChecksummedKind<T>) {
    this.place = place;
    this.kind = kind;
  }

  /**
   * Returns the kept value. A damaged file is set aside and its backup is used; without a good backup the value is
   * `nothing`. A file that is a newer program's or cannot be read now stays where it is. Each of these is announced to
   * the player. Never rejects.
   */
  async read(): Promise<T> {
    const { nothing, lost } = this.kind;
    const { announce } = this.place;
    const [name, backup] = checksummedNames(this.kind.name);
    const aside: string[] = [];
    const main = await this.look(name);
    if (main.kind === 'good') return this.take(main);
    if (main.kind === 'newer') this.tellOfNewer();
    if (main.kind === 'unread') announce({ code: 'notesUnread', detail: name });
    if (main.kind === 'damaged') aside.push(await this.putAside(name, 'corrupt'));
    const second = await this.look(backup);
    if (second.kind === 'damaged') aside.push(await this.putAside(backup, 'corrupt'));
    // If it stayed there, this program could not write at any start.
    if (second.kind === 'newer' && !isLeft(main)) aside.push(await this.putAside(backup, 'newer'));
    if (second.kind === 'unread' && !isLeft(main)) announce({ code: 'notesUnread', detail: backup });
    if (second.kind === 'good') {
      if (aside.length > 0) announce({ code: 'notesRestored', detail: aside.join(', ') });
      return isLeft(main) ? second.value : this.take(second);
    }
    if (aside.length > 0) announce({ code: lost, detail: aside.join(', ') });
    return nothing;
  }

  /**
   * Writes the value and keeps the old file as a backup. What another program wrote meanwhile is merged in; if that is
   * damaged, it is set aside and reported. A newer program's file is left alone, and the player is told once.
   * @returns the value on the disk now: the given one, or the merged one
   * @throws the error of the disk, also when the existing file cannot be read: then it is not replaced
   */
  async write(value: T): Promise<T> {
    const { announce } = this.place;
    const [name] = checksummedNames(this.kind.name);
    const found = await this.look(name);
    if (found.kind === 'unread') throw new Error(`${name} cannot be read`);
    if (found.kind === 'newer') {
      this.tellOfNewer();
      return value;
    }
    if (found.kind === 'damaged') announce({ code: 'notesSpoilt', detail: await this.putAside(name, 'corrupt') });
    const isOurs = found.kind !== 'good' || found === this.onDisk;
    const merged = isOurs ? value : this.kind.merge(found.value, value);
    await this.replace(merged);
    return merged;
  }

  private tellOfNewer(): void {
    if (!this.hasToldOfNewer) this.place.announce({ code: 'notesLeft', detail: this.kind.name });
    this.hasToldOfNewer = true;
  }

  private async replace(value: T): Promise<void> {
    const { files, folder } = this.place;
    const [name, backup] = checksummedNames(this.kind.name);
    const text = textWithChecksum(this.kind, value);
    demandReadable(this.kind, text);
    await files.makeFolder(folder);
    if (this.onDisk !== null) {
      await this.makeRoom(backup);
      await writeDurably(files, path.join(folder, backup), this.onDisk.text);
    }
    await writeDurably(files, path.join(folder, name), text);
    this.onDisk = { kind: 'good', text, value };
  }

  /** A backup that this program never read is replaced only if nothing is lost by it. */
  private async makeRoom(backup: string): Promise<void> {
    if (!this.isBackupOurs && isLeft(await this.look(backup))) await this.putAside(backup, 'newer');
    this.isBackupOurs = true;
  }

  private take(found: Good<T>): T {
    this.onDisk = found;
    return found.value;
  }

  private async look(name: string): Promise<Opened<T>> {
    const { files, folder } = this.place;
    const text = await readText(files, path.join(folder, name), this.kind.largest).catch(() => undefined);
    if (text === undefined) return { kind: 'unread' };
    if (this.onDisk !== null && text === this.onDisk.text) return this.onDisk;
    return text === null ? { kind: 'missing' } : open(this.kind, text);
  }

  private putAside(name: string, why: 'corrupt' | 'newer'): Promise<string> {
    const { files, folder, now } = this.place;
    return setAside(files, path.join(folder, name), why, now());
  }
}

/** Whether the file must not be replaced. */
const isLeft = ({ kind }: Opened<unknown>): boolean => kind === 'newer' || kind === 'unread';

import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Notice } from '../../../shared/contract/answers.ts';
import { readText, writeDurably } from './durableFile.ts';
import type { FileSystem } from './fileSystem.ts';
import { setAside } from './setAside.ts';

/** What a file of the program's own holds beside games and settings. */
export interface SealedKind<T> {
  /** The file's name, which ends with `.json`; its backup is called `.bak.json`. */
  readonly name: string;
  /** To be raised whenever the content gets another shape, with a way from the one before in `read`. */
  readonly version: number;
  /** Bytes that are read at most. */
  readonly largest: number;
  readonly nothing: T;
  /** Throws when it is none. */
  readonly read: (value: unknown) => T;
  /** What the player is told when neither the file nor its backup can be read. */
  readonly lost: Notice['code'];
}

/** Where such files lie, and who hears of trouble with them. */
export interface SealedPlace {
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

/** `missing`: no such file. `left`: a newer program's, or one that cannot be read now and may be as good as ever. */
type Opened<T> =
  | { readonly kind: 'good'; readonly text: string; readonly value: T }
  | { readonly kind: 'missing' | 'left' | 'damaged' };

const formatOf = (name: string): string => `hadara-${path.basename(name, '.json')}`;

const backupOf = (name: string): string => `${path.basename(name, '.json')}.bak.json`;

/** The names that a kind of file has on the disk. */
export const sealedNames = (name: string): readonly [string, string] => [name, backupOf(name)];

/** The same in every version of the program, so that an old one can tell a newer file from a damaged one. */
const digestOf = (version: number, data: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([version, data]), 'utf8')
    .digest('hex');

/** The text of such a file. */
export function seal<T>({ name, version }: Pick<SealedKind<T>, 'name' | 'version'>, data: T): string {
  return `${JSON.stringify({ format: formatOf(name), version, sha256: digestOf(version, data), data })}\n`;
}

function open<T>(kind: SealedKind<T>, text: string): Opened<T> {
  try {
    const { format, version, sha256, data } = envelopeSchema.parse(JSON.parse(text));
    if (format !== formatOf(kind.name)) return { kind: 'damaged' };
    if (sha256 !== digestOf(version, data)) return { kind: 'damaged' };
    if (version > kind.version) return { kind: 'left' };
    return { kind: 'good', text, value: kind.read(data) };
  } catch {
    return { kind: 'damaged' };
  }
}

/** A file with a checksum and a backup, one change older. */
export class SealedFile<T> {
  private readonly place: SealedPlace;
  private readonly kind: SealedKind<T>;
  /** The text that is known to be on the disk, and good. */
  private onDisk: string | null = null;
  /** Whether what lies there is left alone. */
  private isLeft = false;

  constructor(place: SealedPlace, kind: SealedKind<T>) {
    this.place = place;
    this.kind = kind;
  }

  /**
   * What was kept. What is damaged is set aside and its backup takes its place; without one it is as if nothing had been
   * kept. A file of a newer program, or one that cannot be read now, is left alone, and so is its place. The player is told
   * of each. Never rejects.
   */
  async read(): Promise<T> {
    const { name, nothing, lost } = this.kind;
    const { announce } = this.place;
    const aside: string[] = [];
    for (const each of sealedNames(name)) {
      const opened = await this.look(each);
      if (opened.kind === 'left') this.isLeft = true;
      if (opened.kind === 'left') announce({ code: 'notesLeft', detail: each });
      if (opened.kind === 'damaged') aside.push(await this.putAside(each));
      if (opened.kind !== 'good') continue;
      this.onDisk = opened.text;
      if (aside.length > 0) announce({ code: 'notesRestored', detail: aside.join(', ') });
      return opened.value;
    }
    if (aside.length > 0) announce({ code: lost, detail: aside.join(', ') });
    return nothing;
  }

  /** Writes all of it, and what was there before beside it. Rejects when the disk refuses. What is left alone stays. */
  async write(value: T): Promise<void> {
    if (this.isLeft) return;
    const { files, folder } = this.place;
    const [name, backup] = sealedNames(this.kind.name);
    const text = seal(this.kind, value);
    await files.makeFolder(folder);
    if (this.onDisk !== null) await writeDurably(files, path.join(folder, backup), this.onDisk);
    await writeDurably(files, path.join(folder, name), text);
    this.onDisk = text;
  }

  private async look(name: string): Promise<Opened<T>> {
    const { files, folder } = this.place;
    const text = await readText(files, path.join(folder, name), this.kind.largest).catch(() => undefined);
    if (text === undefined) return { kind: 'left' };
    return text === null ? { kind: 'missing' } : open(this.kind, text);
  }

  private putAside(name: string): Promise<string> {
    const { files, folder, now } = this.place;
    return setAside(files, path.join(folder, name), 'corrupt', now());
  }
}

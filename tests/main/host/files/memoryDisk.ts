import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FileSystem, OpenFile, Stamp } from '../../../../main/host/files/fileSystem.ts';
import { type Kind, NotOrdinary } from '../../../../main/host/files/ordinaryFile.ts';

/** A file apart from its names. `safe` is what is left of it after a power cut: nothing before the first sync. */
interface Inode {
  /** Left out of files. */
  kind?: Exclude<Kind, 'file'>;
  bytes: Uint8Array;
  safe: Uint8Array;
}

type Names = Map<string, Inode>;
type NameChange = (names: Names) => void;

/** Called before each operation with its name and file; throws to make it fail. */
export type Fault = (operation: string, file: string) => void;

const failure = (code: string): Error => Object.assign(new Error(code), { code });

const markOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** How a computer died. `powerCut`: how many of the name changes that were not yet synced reached the disk. */
export type Death = { readonly kind: 'killed' } | { readonly kind: 'powerCut'; readonly nameChanges: number };

/**
 * A disk that can fail and lose power, as strict as a real one is allowed to be: contents survive only when the
 * file was synced, names only when the folder was.
 */
export class MemoryDisk implements FileSystem {
  fault: Fault = () => undefined;
  /** Every operation so far, as `rename game.json`. */
  readonly operations: string[] = [];
  /** When files were written, by their paths; the others may be as new as any. */
  readonly times = new Map<string, number>();
  /** Bytes that one write takes at most. */
  chunk = Number.POSITIVE_INFINITY;
  /** New files wait for this. */
  gate: Promise<void> = Promise.resolve();
  private names: Names = new Map();
  private safeNames: Names = new Map();
  private unsynced: NameChange[] = [];

  /** Name changes that a power cut may lose. */
  get atRisk(): number {
    return this.unsynced.length;
  }

  /** The disk as the next start of the computer finds it. */
  after(death: Death): MemoryDisk {
    const found = new MemoryDisk();
    const names = new Map(death.kind === 'killed' ? this.names : this.safeNames);
    if (death.kind === 'powerCut') for (const change of this.unsynced.slice(0, death.nameChanges)) change(names);
    for (const [name, inode] of names) {
      const bytes = Uint8Array.from(death.kind === 'killed' ? inode.bytes : inode.safe);
      const copy = { ...inode, bytes, safe: bytes };
      found.names.set(name, copy);
      found.safeNames.set(name, copy);
    }
    return found;
  }

  /** All file names, without folders, sorted. */
  files(): string[] {
    return [...this.names.keys()].map((name) => path.basename(name)).sort();
  }

  /** A file by its whole path. */
  bytes(file: string): Uint8Array {
    return this.inode(file).bytes;
  }

  /** All files with their folders, sorted. */
  paths(): string[] {
    return [...this.names.keys()].sort();
  }

  text(name: string): string {
    return Buffer.from(this.inode(this.find(name)).bytes).toString('utf8');
  }

  /** Puts a file there as if it had always been there; `name` may leave out the folder of an existing file. */
  put(name: string, content: string | Uint8Array): void {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
    const inode = { bytes, safe: bytes };
    this.names.set(this.find(name), inode);
    this.safeNames.set(this.find(name), inode);
  }

  /** Puts something there that is no file. */
  putOdd(place: string, kind: Exclude<Kind, 'file'>): void {
    const inode = { kind, bytes: new Uint8Array(), safe: new Uint8Array() };
    this.names.set(place, inode);
    this.safeNames.set(place, inode);
  }

  async makeFolder(folder: string): Promise<void> {
    this.enter('makeFolder', folder);
  }

  async list(folder: string): Promise<string[]> {
    this.enter('list', folder);
    return [...this.names.keys()].filter((name) => path.dirname(name) === folder).map((name) => path.basename(name));
  }

  async kind(place: string): Promise<Kind | null> {
    this.enter('kind', place);
    const inode = this.names.get(place);
    if (inode !== undefined) return inode.kind ?? 'file';
    return [...this.names.keys()].some((name) => name.startsWith(`${place}/`)) ? 'folder' : null;
  }

  async read(file: string, limit: number): Promise<Uint8Array> {
    this.enter('read', file);
    const { bytes } = this.ordinary(file);
    if (bytes.length > limit) throw new NotOrdinary(file, 'TOO_LARGE');
    return bytes;
  }

  async create(file: string): Promise<OpenFile> {
    this.enter('create', file);
    await this.gate;
    if (this.names.has(file)) throw failure('EEXIST');
    const inode: Inode = { bytes: new Uint8Array(), safe: new Uint8Array() };
    this.change((names) => names.set(file, inode));
    return {
      write: async (bytes) => {
        this.enter('write', file);
        const taken = bytes.subarray(0, this.chunk);
        inode.bytes = Buffer.concat([inode.bytes, taken]);
        return taken.length;
      },
      sync: async () => {
        this.enter('sync', file);
        inode.safe = inode.bytes;
      },
      close: async () => this.enter('close', file),
    };
  }

  async append(file: string, text: string): Promise<void> {
    this.enter('append', file);
    const inode = this.names.has(file) ? this.ordinary(file) : { bytes: new Uint8Array(), safe: new Uint8Array() };
    inode.bytes = Buffer.concat([inode.bytes, Buffer.from(text, 'utf8')]);
    this.change((names) => names.set(file, inode));
  }

  async size(file: string): Promise<number> {
    this.enter('size', file);
    return this.ordinary(file).bytes.length;
  }

  async stamps(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, Stamp>> {
    this.enter('stamps', folder);
    const found = names.flatMap((name) => {
      const inode = this.names.get(path.join(folder, name));
      if (inode === undefined || inode.kind !== undefined) return [];
      const writtenAt = this.times.get(path.join(folder, name)) ?? Number.POSITIVE_INFINITY;
      return [[name, { mark: markOf(inode.bytes), writtenAt }] as const];
    });
    return new Map(found);
  }

  async rename(from: string, to: string): Promise<void> {
    this.enter('rename', from);
    const inode = this.inode(from);
    this.change((names) => {
      names.delete(from);
      names.set(to, inode);
    });
  }

  async remove(file: string): Promise<void> {
    this.enter('remove', file);
    this.change((names) => names.delete(file));
  }

  async syncFolder(folder: string): Promise<void> {
    this.enter('syncFolder', folder);
    this.safeNames = new Map(this.names);
    this.unsynced = [];
  }

  private enter(operation: string, file: string): void {
    this.operations.push(`${operation} ${path.basename(file)}`);
    this.fault(operation, file);
  }

  private change(change: NameChange): void {
    change(this.names);
    this.unsynced.push(change);
  }

  private find(name: string): string {
    return [...this.names.keys()].find((file) => path.basename(file) === name) ?? name;
  }

  private ordinary(file: string): Inode {
    const inode = this.inode(file);
    if (inode.kind !== undefined) throw new NotOrdinary(file);
    return inode;
  }

  private inode(file: string): Inode {
    const inode = this.names.get(file);
    if (!inode) throw failure('ENOENT');
    return inode;
  }
}

/** Makes every operation of these names fail with a system error. */
export const failOn =
  (code: string, ...operations: string[]): Fault =>
  (operation) => {
    if (operations.includes(operation)) throw failure(code);
  };

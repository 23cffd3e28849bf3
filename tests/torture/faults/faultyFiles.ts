import { setTimeout as sleep } from 'node:timers/promises';
import type { FileSystem, OpenFile } from '../../../main/host/files/fileSystem.ts';

/** What can happen at one operation of the disk. `writing`: not at those that only look. */
export type Mishap =
  | { readonly kind: 'error'; readonly code: string; readonly writing?: boolean }
  /** A write takes only so many bytes. */
  | { readonly kind: 'short'; readonly bytes: number }
  | { readonly kind: 'slow'; readonly milliseconds: number };

/** Whether and how the operation of that number goes wrong, counted from 0. */
export type Plan = (index: number) => Mishap | null;

const error = (code: string, writing = false): Mishap => ({ kind: 'error', code, writing });
const LOOKS = ['list', 'kind', 'read', 'size', 'stamps'];

/** By their names in reports. */
export const MISHAPS: Readonly<Record<string, Mishap>> = {
  ENOSPC: error('ENOSPC', true),
  EIO: error('EIO'),
  EACCES: error('EACCES'),
  EROFS: error('EROFS', true),
  EMFILE: error('EMFILE'),
  'short write': { kind: 'short', bytes: 10 },
  'write of nothing': { kind: 'short', bytes: 0 },
  slow: { kind: 'slow', milliseconds: 25 },
};

/** A disk in front of another one, on which operations go wrong as planned. */
export class FaultyFiles implements FileSystem {
  plan: Plan = () => null;
  /** Every operation so far. */
  readonly operations: string[] = [];
  private readonly inner: FileSystem;

  constructor(inner: FileSystem) {
    this.inner = inner;
  }

  makeFolder = (folder: string) => this.through('makeFolder', () => this.inner.makeFolder(folder));
  list = (folder: string) => this.through('list', () => this.inner.list(folder));
  kind = (place: string) => this.through('kind', () => this.inner.kind(place));
  read = (file: string, limit: number) => this.through('read', () => this.inner.read(file, limit));
  append = (file: string, text: string) => this.through('append', () => this.inner.append(file, text));
  size = (file: string) => this.through('size', () => this.inner.size(file));
  stamps = (folder: string, names: readonly string[]) => this.through('stamps', () => this.inner.stamps(folder, names));
  rename = (from: string, to: string) => this.through('rename', () => this.inner.rename(from, to));
  remove = (file: string) => this.through('remove', () => this.inner.remove(file));
  syncFolder = (folder: string) => this.through('syncFolder', () => this.inner.syncFolder(folder));
  create = (file: string) => this.through('create', async () => this.handle(await this.inner.create(file)));

  private handle(inner: OpenFile): OpenFile {
    return {
      write: (bytes) =>
        this.through('write', (mishap) =>
          inner.write(mishap?.kind === 'short' ? bytes.subarray(0, mishap.bytes) : bytes),
        ),
      sync: () => this.through('sync', () => inner.sync()),
      // A file is closed whatever the disk says of it.
      close: () => inner.close().then(() => this.through('close', async () => undefined)),
    };
  }

  private async through<T>(operation: string, go: (mishap: Mishap | null) => Promise<T>): Promise<T> {
    const mishap = this.plan(this.operations.push(operation) - 1);
    if (mishap?.kind === 'error' && !(mishap.writing && LOOKS.includes(operation)))
      throw Object.assign(new Error(mishap.code), { code: mishap.code });
    if (mishap?.kind === 'slow') await sleep(mishap.milliseconds);
    return go(mishap);
  }
}

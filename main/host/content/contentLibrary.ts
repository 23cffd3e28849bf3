import path from 'node:path';
import { type ContentFile, prepareContent, registerContent, standardContent } from '../../../shared/content/content.ts';
import type { ContentFolder } from '../../../shared/contract/answers.ts';
import { type ContentId, STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import type { Language } from '../../../shared/words/words.ts';
import { CallRefused } from '../callRefused.ts';
import { sweepTemporaries, writeDurably } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import type { SaveWatch } from '../saves/saveWatch.ts';
import { type ContentPlace, copyStandardContent, findContent, listContent, readContentFile } from './contentFolder.ts';
import { tidyJson } from './tidyJson.ts';

const FOLDER = 'content';
/** The program's own copies of all content that was ever played with. */
const USED = 'used';

export interface ContentLibraryOptions extends ContentPlace {
  readonly dataFolder: string;
  readonly watch: SaveWatch;
  /** The player's language, asked anew each time. */
  readonly language: () => Language;
}

/**
 * The contents to play with: the player's own files, and copies of the contents of existing games, so that changing a
 * file later harms no game.
 */
export class ContentLibrary {
  private readonly files: FileSystem;
  private readonly place: ContentPlace;
  private readonly folder: string;
  private readonly watch: SaveWatch;
  private readonly language: () => Language;
  /** The content that was registered with the rules since the program started. */
  private readonly ready = new Map<ContentId, ContentFile>([[STANDARD_CONTENT, standardContent.file]]);
  /** The contents with an intact copy on the disk. */
  private readonly kept = new Set<ContentId>([STANDARD_CONTENT]);

  constructor({ files, read, dataFolder, watch, language }: ContentLibraryOptions) {
    this.files = files;
    this.place = { files, read };
    this.folder = path.join(dataFolder, FOLDER);
    this.watch = watch;
    this.language = language;
  }

  /** Removes leftovers of interrupted writes. Never rejects. */
  async sweep(): Promise<void> {
    await sweepTemporaries(this.files, this.folder);
    await sweepTemporaries(this.files, path.join(this.folder, USED));
  }

  async list(): Promise<ContentFolder> {
    // Makes sure that the folder named on the page exists.
    await this.files.makeFolder(this.folder).catch(() => undefined);
    return { folder: this.folder, ...(await listContent(this.place, this.folder, this.language())) };
  }

  /** Adds a file to start from. When the disk refuses, the player is told, and nothing is added. */
  async copy(): Promise<ContentFolder> {
    await this.watch.attempt(FOLDER, () => copyStandardContent(this.files, this.folder));
    return this.list();
  }

  /**
   * Registers a content with the rules and returns it. Throws `CallRefused` when it is neither in the player's folder
   * nor among the copies.
   */
  async prepare(id: ContentId): Promise<ContentFile> {
    const known = this.ready.get(id);
    if (known !== undefined) return known;
    const file = (await this.findCopy(id)) ?? (await findContent(this.place, this.folder, id));
    if (file === null) throw new CallRefused('contentMissing', id);
    registerContent(prepareContent(file, id));
    this.ready.set(id, file);
    return file;
  }

  /** Registers those of the contents that exist and returns them; the others are left out. */
  async prepareThose(ids: ReadonlySet<ContentId>): Promise<{ id: ContentId; file: ContentFile }[]> {
    if (ids.size === 0) return [];
    // The folder is read only once; copies are found by their names, as there may be many ids.
    const own = new Set((await listContent(this.place, this.folder)).entries.map((entry) => entry.id));
    const isThere = async (id: ContentId) => this.ready.has(id) || own.has(id) || (await this.findCopy(id)) !== null;
    const found = await Promise.all([...ids].map(async (id) => ((await isThere(id)) ? id : null)));
    const there = found.filter((id) => id !== null);
    return Promise.all(there.map(async (id) => ({ id, file: await this.prepare(id) })));
  }

  /** Keeps a copy of a prepared content, unless there is one. Rejects when the disk refuses. */
  async keep(id: ContentId): Promise<void> {
    const file = this.ready.get(id);
    if (file === undefined || this.kept.has(id)) return;
    await this.files.makeFolder(path.join(this.folder, USED));
    await writeDurably(this.files, this.copyOf(id), tidyJson(file));
    this.kept.add(id);
  }

  private copyOf(id: ContentId): string {
    return path.join(this.folder, USED, `${id}.json`);
  }

  /** A damaged copy counts as missing: another content must never replace it. */
  private async findCopy(id: ContentId): Promise<ContentFile | null> {
    const read = await readContentFile(this.place, this.copyOf(id));
    if ('problem' in read || read.id !== id) return null;
    this.kept.add(id);
    return read.file;
  }
}

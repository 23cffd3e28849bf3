import path from 'node:path';
import { type ContentFile, standardContent } from '../../../shared/content/content.ts';
import type { ReadContent } from '../../../shared/content/readContent.ts';
import type { ContentEntry, ContentFolder } from '../../../shared/contract/answers.ts';
import { LARGEST_FILE } from '../../../shared/vocabulary/limits.ts';
import type { ContentId } from '../../../shared/vocabulary/pieces.ts';
import { type Language, WORDS } from '../../../shared/words/words.ts';
import { writeNew } from '../files/durableFile.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { retryBriefly, systemCode } from '../files/fileTrouble.ts';
import { NotOrdinary } from '../files/ordinaryFile.ts';
import { contentIdOf } from './fingerprint.ts';
import { tidyJson } from './tidyJson.ts';

const MAX_FILES = 200;
const MAX_COPIES = 1000;

export type ReadFile =
  | { readonly file: ContentFile; readonly id: ContentId }
  | { readonly problem: NonNullable<ContentEntry['problem']> };

/** Where content files lie, and the function that reads their texts, which may take long. */
export interface ContentPlace {
  readonly files: FileSystem;
  /** See `readContent`. */
  readonly read: (text: string, language: Language) => ReadContent | Promise<ReadContent>;
}

const faulty = (message: string): ReadFile => ({ problem: { place: '', message } });

/** Reads one content file and checks it; never rejects. */
export async function readContentFile(
  { files, read: readText }: ContentPlace,
  file: string,
  language: Language = 'en',
): Promise<ReadFile> {
  const words = WORDS[language].contentFile;
  try {
    const text = Buffer.from(await retryBriefly(() => files.read(file, LARGEST_FILE.content))).toString('utf8');
    const read = await readText(text, language);
    return 'file' in read ? { file: read.file, id: contentIdOf(read.file) } : read;
  } catch (error) {
    if (error instanceof NotOrdinary) return faulty(error.code === 'TOO_LARGE' ? words.tooLarge : words.notOrdinary);
    return faulty(`${words.unreadable}${systemCode(error) === null ? '' : ` (${systemCode(error)})`}.`);
  }
}

/** The sorted names of the content files that are read, at most 200, and how many more there are. Never rejects. */
async function contentNames(files: FileSystem, folder: string): Promise<{ names: string[]; unread: number }> {
  const all = (await files.list(folder).catch(() => [])).filter((name) => name.toLowerCase().endsWith('.json'));
  const names = all.sort().slice(0, MAX_FILES);
  return { names, unread: all.length - names.length };
}

/**
 * The content files of a folder, at most 200, each with its id, or with what is wrong with it, and how many more there
 * are; never rejects.
 */
export async function listContent(
  place: ContentPlace,
  folder: string,
  language: Language = 'en',
): Promise<Pick<ContentFolder, 'entries' | 'unread'>> {
  const entries: ContentEntry[] = [];
  const { names, unread } = await contentNames(place.files, folder);
  for (const name of names) {
    const read = await readContentFile(place, path.join(folder, name), language);
    if ('file' in read) entries.push({ file: name, id: read.id, problem: null });
    else entries.push({ file: name, id: null, problem: read.problem });
  }
  return { entries, unread };
}

/** The content of that id in a folder, whatever its file is called; `null` when there is none. Never rejects. */
export async function findContent(place: ContentPlace, folder: string, id: ContentId): Promise<ContentFile | null> {
  for (const name of (await contentNames(place.files, folder)).names) {
    const read = await readContentFile(place, path.join(folder, name));
    if ('file' in read && read.id === id) return read.file;
  }
  return null;
}

/**
 * Writes the game's own numbers into a folder under the first free name: `hadara.json`, `hadara-2.json` and so on.
 * What is there already is never written over. Rejects when the disk refuses.
 */
export async function copyStandardContent(files: FileSystem, folder: string): Promise<void> {
  await files.makeFolder(folder);
  const text = tidyJson(standardContent.file);
  for (let copy = 1; copy <= MAX_COPIES; copy++) {
    const file = path.join(folder, copy === 1 ? 'hadara.json' : `hadara-${copy}.json`);
    try {
      await writeNew(files, file, text);
      return;
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  }
  throw new RangeError('the folder is full of copies');
}

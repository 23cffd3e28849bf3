import { z } from 'zod';
import { LARGEST_FILE } from '../vocabulary/limits.ts';
import { type Language, WORDS } from '../words/words.ts';
import type { ContentFile } from './content.ts';
import { contentSchema, type Fault } from './contentSchema.ts';

/** What is wrong with a content file: where, and what, in words for the person who edits it. */
export interface ContentProblem {
  /** As `cards[12].cost (1-red-03)`; empty for the file as a whole. */
  readonly place: string;
  readonly message: string;
}

export type ReadContent = { readonly file: ContentFile } | { readonly problem: ContentProblem };

type FileFault = Fault | 'tooLarge' | 'notJson';

const isFault = (message: string): message is FileFault => message in WORDS.en.contentFile;

/** `['cards', 12, 'cost']` as `cards[12].cost`, with the name of the card if it has one. */
function placeOf(data: unknown, path: readonly PropertyKey[]): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  const thing =
    path.length < 2
      ? undefined
      : (data as Record<PropertyKey, Record<PropertyKey, unknown>>)[path[0] ?? '']?.[path[1] ?? ''];
  const name =
    typeof thing === 'object' && thing !== null && 'id' in thing ? ` (${String(thing.id).slice(0, 40)})` : '';
  return place.replace(/^\./, '') + name;
}

/**
 * Reads a content file. Never throws: a file that cannot be played with gives its first problem.
 * `language` is that of the message.
 */
export function readContent(text: string, language: Language = 'en'): ReadContent {
  const words: Readonly<Record<FileFault, string>> = WORDS[language].contentFile;
  const whole = (fault: FileFault): ReadContent => ({ problem: { place: '', message: words[fault] } });
  if (text.length > LARGEST_FILE.content) return whole('tooLarge');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return whole('notJson');
  }
  const result = contentSchema.safeParse(data, { error: z.locales[language]().localeError });
  if (result.success) return { file: result.data };
  const [issue] = result.error.issues;
  const { message, path } = issue ?? { message: '', path: [] };
  return { problem: { place: placeOf(data, path), message: isFault(message) ? words[message] : message } };
}

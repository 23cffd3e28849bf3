import { z } from 'zod';
import type { ContentFile } from './content.ts';
import { contentSchema, type Fault } from './contentSchema.ts';

/** What is wrong with a content file: where, and what, in words for the person who edits it. */
export interface ContentProblem {
  /** As `cards[12].cost (1-red-03)`; empty for the file as a whole. */
  readonly place: string;
  readonly message: string;
}

export type ReadContent = { readonly file: ContentFile } | { readonly problem: ContentProblem };

const LARGEST = 4 * 1024 * 1024;

type FileFault = Fault | 'tooLarge' | 'notJson';

const MESSAGES: Readonly<Record<'en' | 'de', Readonly<Record<FileFault, string>>>> = {
  en: {
    tooLarge: 'The file is larger than 4 MB.',
    notJson: 'This is not JSON: a comma, a bracket or a quotation mark is missing or too many.',
    double: 'This name or number is used twice.',
    equalColours: 'The five colours must be five different ones.',
    equalEmblems: 'The five emblems must have five different names.',
    tooFewCards: 'The basic game needs at least ten cards of each colour and epoch.',
    negativeGain: 'Only cards of the kind “negative” may lower a track.',
    negativeWithoutLoss: 'A card of the kind “negative” must lower a track.',
  },
  de: {
    tooLarge: 'Die Datei ist größer als 4 MB.',
    notJson: 'Das ist kein JSON: Ein Komma, eine Klammer oder ein Anführungszeichen fehlt oder ist zu viel.',
    double: 'Dieser Name oder diese Zahl kommt zweimal vor.',
    equalColours: 'Die fünf Farben müssen fünf verschiedene sein.',
    equalEmblems: 'Die fünf Embleme müssen fünf verschiedene Namen haben.',
    tooFewCards: 'Das Grundspiel braucht mindestens zehn Karten jeder Farbe und Epoche.',
    negativeGain: 'Nur Karten der Art „negative“ dürfen eine Leiste senken.',
    negativeWithoutLoss: 'Eine Karte der Art „negative“ muss eine Leiste senken.',
  },
};

const isFault = (message: string): message is FileFault => message in MESSAGES.en;

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
export function readContent(text: string, language: 'en' | 'de' = 'en'): ReadContent {
  const whole = (fault: FileFault): ReadContent => ({ problem: { place: '', message: MESSAGES[language][fault] } });
  if (text.length > LARGEST) return whole('tooLarge');
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
  return { problem: { place: placeOf(data, path), message: isFault(message) ? MESSAGES[language][message] : message } };
}

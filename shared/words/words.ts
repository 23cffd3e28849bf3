import type { CardId } from '../vocabulary/pieces.ts';
import * as spoken from './languages.ts';

/** The languages that the game speaks. */
export type Language = keyof typeof spoken;

/** What is spoken where nobody chose and the computer's language is not there. */
const FALLBACK = 'en' satisfies Language;

type English = (typeof spoken)[typeof FALLBACK];
type Same<Part extends object> = Readonly<Record<keyof Part, string>>;

/** A message of the page. */
export type MessageKey = keyof English['messages'];

/** Everything that is said in some language: what English has, and nothing else. */
export interface Words {
  /** The language's name in itself. */
  readonly name: string;
  /** The page's words, in ICU message format. */
  readonly messages: Same<English['messages']>;
  readonly titles: Readonly<Record<CardId, string>>;
  /** The desktop's menu bar. */
  readonly menu: Same<English['menu']>;
  /** About the program itself; what has values is put together without ICU where there is no page. */
  readonly desktop: Same<English['desktop']>;
  /** Said to whoever starts the game before there is a page. */
  readonly start: Same<English['start']>;
  /** What can be wrong with a content file. */
  readonly contentFile: Same<English['contentFile']>;
}

export const WORDS: Readonly<Record<Language, Words>> = spoken;

/** In the order of their names. */
export const LANGUAGES = (Object.keys(spoken) as Language[]).sort((one, other) =>
  WORDS[one].name.localeCompare(WORDS[other].name),
);

const isSpoken = (language: string): language is Language => Object.hasOwn(spoken, language);

/**
 * The language to speak: the chosen one, else the computer's if the game speaks it, else English.
 * @param locale the computer's language, as `de-AT` or `de_AT.UTF-8`
 */
export function languageOf(chosen: 'auto' | Language, locale: string): Language {
  if (chosen !== 'auto') return chosen;
  const [language = ''] = locale.toLowerCase().split(/[^a-z]/);
  return isSpoken(language) ? language : FALLBACK;
}

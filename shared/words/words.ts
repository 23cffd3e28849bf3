import type { CardId } from '../vocabulary/pieces.ts';
import * as spoken from './languages.ts';

/** The languages that the game speaks. */
export type Language = keyof typeof spoken;

type English = (typeof spoken)['en'];
type Same<Part extends object> = Readonly<Record<keyof Part, string>>;

/** A message of the page. */
export type MessageKey = keyof English['messages'];

/** Everything that is said in some language: what English has, and nothing else. */
export interface Words {
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

/** All languages at once: for the host and the tests. The page fetches the one that it speaks. */
export const WORDS: Readonly<Record<Language, Words>> = spoken;

export const LANGUAGES = Object.keys(spoken) as Language[];

import type { CardId } from '../vocabulary/pieces.ts';
import type * as parts from './en/parts.ts';

/** The files of one language: those of English, which names everything that is said, and nothing else. */
type Parts = { readonly [Part in keyof typeof parts]: Readonly<Record<keyof (typeof parts)[Part], string>> };

/** What a card of an expansion is called, among the words of that expansion. */
const TITLE = 'cardTitle.';
type Title = `${typeof TITLE}${CardId}`;

/** What is said elsewhere than on the page. */
type Apart = 'titles' | 'menu' | 'start' | 'contentFile';

type PageParts = Omit<Parts, Apart>;

/** A message of the page. */
export type MessageKey = Exclude<{ [Part in keyof PageParts]: keyof PageParts[Part] }[keyof PageParts], Title>;

/** Everything that is said in some language. */
export interface Words {
  /** The page's words, in ICU message format. */
  readonly messages: Readonly<Record<MessageKey, string>>;
  readonly titles: Readonly<Record<CardId, string>>;
  /** The desktop's menu bar. */
  readonly menu: Parts['menu'];
  /** About the program itself; what has values is put together without ICU where there is no page. */
  readonly desktop: Parts['desktop'];
  /** Said to whoever starts the game before there is a page. */
  readonly start: Parts['start'];
  /** What can be wrong with a content file. */
  readonly contentFile: Parts['contentFile'];
}

/** Puts the files of a language together. */
export function assemble({ titles, menu, start, contentFile, ...page }: Parts): Words {
  const said: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(page));
  const messages = Object.fromEntries(Object.entries(said).filter(([key]) => !isTitle(key))) as Words['messages'];
  const called = Object.entries(said).flatMap(([key, title]) =>
    isTitle(key) ? [[key.slice(TITLE.length), title]] : [],
  );
  const allTitles: Words['titles'] = { ...titles, ...Object.fromEntries(called) };
  return { messages, titles: allTitles, menu, desktop: page.desktop, start, contentFile };
}

const isTitle = (key: string): key is Title => key.startsWith(TITLE);

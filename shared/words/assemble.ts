import type { CardId } from '../vocabulary/pieces.ts';
import type * as parts from './en/parts.ts';

/** The files of one language: those of English, which names everything that is said, and nothing else. */
type Parts = { readonly [Part in keyof typeof parts]: Readonly<Record<keyof (typeof parts)[Part], string>> };

/** What is said elsewhere than on the page. */
type Apart = 'titles' | 'menu' | 'start' | 'contentFile';

type PageParts = Omit<Parts, Apart>;

/** A message of the page. */
export type MessageKey = { [Part in keyof PageParts]: keyof PageParts[Part] }[keyof PageParts];

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
  const messages = Object.assign({}, ...Object.values(page)) as Words['messages'];
  return { messages, titles, menu, desktop: page.desktop, start, contentFile };
}

import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Content } from '../../../shared/content/content.ts';
import { languageOf } from '../../../shared/words/language.ts';
import { RULE_BOOKS, type RuleBookWords } from '../../../shared/words/ruleBooks.ts';
import type { Language } from '../../../shared/words/words.ts';
import type { Text, Values } from '../../i18n/text.ts';
import { bookValues } from './figures.ts';
import type { SectionId } from './outline.ts';

type Rich = Readonly<Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>>;

/** The rule book in the reader's language, with the numbers of the content that is shown. */
export interface Book {
  readonly words: RuleBookWords;
  /** Returns a sentence of the book with its values put in. */
  say(written: string, values?: Values): string;
  /** The same with elements for its `<marks>`. */
  rich(written: string, marks: Rich): ReactNode;
  /** Returns what a section is called; an effect as in the gallery. */
  title(section: SectionId): string;
}

/** The languages that the book is written in. */
const LANGUAGES_OF_BOOK = Object.keys(RULE_BOOKS) as Language[];

const coming = new Map<string, Promise<RuleBookWords>>();

/** Resolves to the book's text in a language; the same promise each time. */
export function wordsOfBook(locale: string): Promise<RuleBookWords> {
  const language = languageOf('auto', locale, LANGUAGES_OF_BOOK);
  const known = coming.get(language) ?? RULE_BOOKS[language]().then((module) => module.default);
  coming.set(language, known);
  return known;
}

/** Each sentence is its own message: the book has no other names for them. */
function intlFor(locale: string): IntlShape {
  return createIntl({ locale, messages: {}, onError: () => undefined }, createIntlCache());
}

/** Returns the book in the words of a language. */
export function makeBook(locale: string, words: RuleBookWords, content: Content, text: Text): Book {
  const intl = intlFor(locale);
  const numbers = bookValues(content, text);
  const titles: Readonly<Record<string, { readonly title: string }>> = words.sections;
  const message = (written: string) => ({ id: written, defaultMessage: written });
  return {
    words,
    say: (written, values) => intl.formatMessage(message(written), { ...numbers, ...values }),
    rich: (written, marks) => intl.formatMessage(message(written), { ...numbers, ...marks } as Values),
    title: (section) => titles[section]?.title || text(`gallery.effect.${section}` as Parameters<Text>[0]),
  };
}

export const BookContext = createContext<Book | null>(null);

/** Returns the open book. Throws outside of it. */
export function useOpenBook(): Book {
  const book = useContext(BookContext);
  if (book === null) throw new Error('no rule book is open');
  return book;
}

import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Content } from '../../../shared/content/content.ts';
import type { Text, Values } from '../../platform/i18n/text.ts';
import type { SectionId } from '../../ui/outline.ts';
import type { RuleBookWords } from './bookWords.ts';
import { bookValues } from './figures.ts';

type Rich = Readonly<Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>>;

/** The rule book in the reader's language, with the numbers of the content that is shown. */
export interface Book {
  readonly words: RuleBookWords;
  /** The numbers and labels that its texts ask for. */
  readonly numbers: Values;
  /** Returns a sentence of the book with its values put in. */
  say(written: string, values?: Values): string;
  /** The same with elements for its `<marks>`. */
  rich(written: string, marks: Rich): ReactNode;
  /** Returns what a section is called; an effect as in the gallery. */
  title(section: SectionId): string;
}

/**
 * Each sentence is its own message: the book has no other names for them. A message without a name is read by the rules
 * of the default language, plural forms too: that is the book's own.
 */
function intlFor(locale: string): IntlShape {
  return createIntl({ locale, defaultLocale: locale, messages: {}, onError: () => undefined }, createIntlCache());
}

/** Returns the book in the words of a language. */
export function makeBook(locale: string, words: RuleBookWords, content: Content, text: Text): Book {
  const intl = intlFor(locale);
  const numbers = bookValues(content, text);
  const titles: Readonly<Record<string, { readonly title: string }>> = words.sections;
  const message = (written: string) => ({ id: written, defaultMessage: written });
  return {
    words,
    numbers,
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

import { createContext, type ReactNode, useContext } from 'react';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Content } from '../../../shared/content/content.ts';
import type { EffectType } from '../../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import type reference from '../../../shared/words/en/rulebook.json';
import { languageOf } from '../../../shared/words/language.ts';
import { PAGE_LANGUAGES } from '../../platform/i18n/pageWords.ts';
import type { Text, Values } from '../../platform/i18n/text.ts';
import { isExpansionSection, type SectionId } from '../../ui/outline.ts';
import type { SymbolName } from '../../ui/symbols/symbols.ts';
import { bookValues } from './figures.ts';

type Rich = Readonly<Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>>;

/** What the book says in a section: further words that it is found by, and its text block by block. */
interface SectionWords {
  readonly also: string;
  readonly text: readonly string[];
}

/** What a symbol is called, and what it means. */
interface SymbolWords {
  readonly name: string;
  readonly text: string;
}

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
  /**
   * Returns what a section says. An expansion that the book has no text about says what the one page says of it; an effect
   * has nothing to say then but the sentence of its card.
   */
  section(section: SectionId): SectionWords;
  /** Returns what a symbol means. That of an expansion which the book does not name is called as the expansion. */
  symbol(symbol: SymbolName): SymbolWords;
}

/**
 * Each sentence is its own message: the book has no other names for them. A message without a name is read by the rules
 * of the default language, plural forms too: that is the book's own.
 */
function intlFor(locale: string): IntlShape {
  return createIntl({ locale, defaultLocale: locale, messages: {}, onError: () => undefined }, createIntlCache());
}

type ExpansionSymbol = (typeof MANIFEST)[Expansion]['symbol'];

/** Words for every name, but perhaps for some of them. */
type Told<Name extends string, Perhaps extends Name, Words> = Readonly<
  Record<Exclude<Name, Perhaps>, Words> & Partial<Record<Perhaps, Words>>
>;

function symbolOfExpansion(symbol: SymbolName, numbers: Values, text: Text): SymbolWords {
  const expansion = EXPANSIONS.find((name) => MANIFEST[name].symbol === symbol);
  if (expansion === undefined) throw new RangeError(`no words for the symbol ${symbol}`);
  const count = numbers[`${expansion}Count`] ?? 0;
  return { name: text(`expansion.${expansion}`), text: text(`expansion.${expansion}.detail`, { count }) };
}

/** Returns the book in the words of a language. */
export function makeBook(locale: string, words: RuleBookWords, content: Content, text: Text): Book {
  const intl = intlFor(locale);
  const numbers = bookValues(content, text);
  const sections: Told<SectionId, Expansion | EffectType, SectionWords & { readonly title: string }> = words.sections;
  const symbols: Told<SymbolName, ExpansionSymbol, SymbolWords> = words.symbols;
  const message = (written: string) => ({ id: written, defaultMessage: written });
  return {
    words,
    numbers,
    say: (written, values) => intl.formatMessage(message(written), { ...numbers, ...values }),
    rich: (written, marks) => intl.formatMessage(message(written), { ...numbers, ...marks } as Values),
    title: (section) => {
      const title = sections[section]?.title;
      if (title === undefined && isExpansionSection(section)) return text(`expansion.${section}`);
      return title || text(`gallery.effect.${section}` as Parameters<Text>[0]);
    },
    section: (section) =>
      sections[section] ?? { also: '', text: isExpansionSection(section) ? [text(`digest.${section}`, numbers)] : [] },
    symbol: (symbol) => symbols[symbol] ?? symbolOfExpansion(symbol, numbers, text),
  };
}

export const BookContext = createContext<Book | null>(null);

/** Returns the open book. Throws outside of it. */
export function useOpenBook(): Book {
  const book = useContext(BookContext);
  if (book === null) throw new Error('no rule book is open');
  return book;
}

/** The rule book in one language: plain data, large, and so by itself and fetched when somebody reads it. */
export type RuleBookWords = typeof reference;

const CHUNKS = import.meta.glob<{ readonly default: RuleBookWords }>('../../../shared/words/*/rulebook.json');

const coming = new Map<string, Promise<RuleBookWords>>();

async function fetchBook(language: string): Promise<RuleBookWords> {
  const chunk = await CHUNKS[`../../../shared/words/${language}/rulebook.json`]?.();
  if (chunk === undefined) throw new Error(`no rule book in ${language}`);
  return chunk.default;
}

/** Resolves to the book's text in a language; the same promise each time. Rejects when the program that has it is gone. */
export function wordsOfBook(locale: string): Promise<RuleBookWords> {
  const language = languageOf('auto', locale, PAGE_LANGUAGES);
  const known = coming.get(language) ?? fetchBook(language);
  coming.set(language, known);
  return known;
}

import MiniSearch from 'minisearch';
import { effectWords } from '../../cards/cardWords.ts';
import { plainly } from '../../cards/filter.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { isEffectSection, SECTIONS, type SectionId } from '../../ui/outline.ts';
import { SYMBOL_NAMES } from '../../ui/symbols/symbols.ts';
import type { Book } from './book.ts';
import { DIGEST } from './Digest.tsx';
import { effectIn } from './figures.ts';

/** A section that was found, with the sentence that says most about what was sought. */
export interface Found {
  readonly section: SectionId;
  readonly sentence: string;
}

interface Entry {
  readonly id: SectionId;
  readonly title: string;
  readonly also: string;
  readonly text: string;
}

/** How many letters may be wrong, as a share of a word: one in a word of five. */
const FUZZINESS = 0.2;
const MOST = 12;
/** How many sections with only some of the words are shown. */
const FEW = 5;

const marksOut = (written: string): string =>
  written
    .replace(/<i>\w+<\/i>\s?/g, '')
    .replace(/<\/?\w+>/g, '')
    .replace(/^[•→?] /, '');

/** Returns a section's sentences as they are read, without links and symbols. */
function sentencesOf(section: SectionId, book: Book, text: Text): readonly string[] {
  if (section === 'digest') return DIGEST.map((part) => text(`digest.${part}`, book.numbers));
  if (section === 'legend') return SYMBOL_NAMES.map((symbol) => book.symbol(symbol).name);
  const effect = isEffectSection(section) ? effectIn(pageContent(), section) : undefined;
  const told = book.section(section).text.map((written) => book.say(marksOut(written)));
  return effect === undefined ? told : [effectWords(effect, text), ...told];
}

/** Returns what searches the book: whole words, beginnings and words with a wrong letter, accents or not. */
export function bookSearch(book: Book, text: Text): (words: string) => readonly Found[] {
  const sentences = new Map(SECTIONS.map((section) => [section, sentencesOf(section, book, text)]));
  const index = new MiniSearch<Entry>({
    fields: ['title', 'also', 'text'],
    processTerm: (term) => plainly(term) || null,
    searchOptions: {
      boost: { title: 8, also: 5 },
      // The title of an effect's section says little of its content.
      boostDocument: (id) => (isEffectSection(id) ? 0.4 : 1),
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? FUZZINESS : false),
      combineWith: 'AND',
    },
  });
  index.addAll(
    SECTIONS.map((id) => ({
      id,
      title: book.title(id),
      also: book.section(id).also,
      text: sentences.get(id)?.join(' ') ?? '',
    })),
  );
  // A question contains words that the book lacks: if no section has all of them, those with most of them are shown.
  const hitsOf = (words: string) => {
    const all = index.search(words);
    return all.length > 0 ? all.slice(0, MOST) : index.search(words, { combineWith: 'OR' }).slice(0, FEW);
  };
  return (words) =>
    hitsOf(words).map(({ id, terms }) => ({
      section: id,
      sentence: bestOf(sentences.get(id) ?? [], terms),
    }));
}

/** The first sentence with most of the words that were found. */
function bestOf(sentences: readonly string[], terms: readonly string[]): string {
  const hits = (sentence: string) => {
    const plain = plainly(sentence);
    return terms.filter((term) => plain.includes(term)).length;
  };
  return [...sentences].sort((one, other) => hits(other) - hits(one))[0] ?? '';
}

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { blockOf, runsOf } from '../../../../renderer/features/rulebook/blocks.ts';
import { makeBook, type RuleBookWords, wordsOfBook } from '../../../../renderer/features/rulebook/book.ts';
import { bookValues, figuresOf } from '../../../../renderer/features/rulebook/figures.ts';
import {
  CHAPTERS,
  isEffectSection,
  isExpansionSection,
  SECTIONS,
  type SectionId,
} from '../../../../renderer/ui/outline.ts';
import { RULES_OF, RULES_OF_EFFECT } from '../../../../renderer/ui/ruleNumbers.ts';
import { isGlyph, SYMBOL_NAMES, SYMBOLS } from '../../../../renderer/ui/symbols/symbols.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { EFFECT_TYPES } from '../../../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { LANGUAGES, type Language, WORDS } from '../../../../shared/words/words.ts';
import { wordsIn } from '../../platform/i18n/words.ts';
import { RULES_SECTIONS } from './rulesSections.ts';

const SYMBOLS_OF_EXPANSIONS: ReadonlySet<string> = new Set(EXPANSIONS.map((expansion) => MANIFEST[expansion].symbol));

const books = new Map<string, RuleBookWords>();
for (const language of LANGUAGES) books.set(language, await wordsOfBook(language));
const english = books.get('en') as RuleBookWords;
const bookIn = (language: string) => books.get(language) as RuleBookWords;

interface Asked {
  readonly values: readonly string[];
  readonly marks: readonly string[];
  readonly symbols: readonly string[];
}

/** Everything in a text, and in its branches and marks. */
const allIn = (elements: readonly MessageFormatElement[]): readonly MessageFormatElement[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...allIn(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => allIn(value))];
  });

/** What a text asks for: values, and marks with what stands in the symbols' ones. */
function asked(written: string): Asked {
  const all = allIn(parse(written));
  const marks = all.filter((element) => element.type === TYPE.tag);
  const values = all.flatMap((element) =>
    element.type === TYPE.tag || element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  );
  const symbols = marks.flatMap(({ value, children: [inside] }) =>
    value === 'i' && inside?.type === TYPE.literal ? [inside.value] : [],
  );
  return {
    values: [...new Set(values)].sort(),
    marks: marks.map(({ value }) => value).sort(),
    symbols: symbols.sort(),
  };
}

/** The page for those who know the board game: its words belong to the program's, its numbers to the book's. */
const digestIn = (language: Language): readonly string[] =>
  Object.entries(WORDS[language].messages).flatMap(([key, written]) =>
    key.startsWith('digest.') && key !== 'digest.options' ? [written] : [],
  );

type Sections = Readonly<Partial<Record<SectionId, { title: string; also: string; text: readonly string[] }>>>;
const sectionOf = ({ sections }: { sections: Sections }, section: SectionId) => sections[section];
const textOf = (words: RuleBookWords, section: SectionId): readonly string[] => sectionOf(words, section)?.text ?? [];

/** An expansion and an effect may do without a text of their own. */
const TOLD = SECTIONS.filter(
  (section) => !(isExpansionSection(section) || isEffectSection(section)) || sectionOf(english, section) !== undefined,
);
const TOLD_SYMBOLS = SYMBOL_NAMES.filter(
  (name) => !SYMBOLS_OF_EXPANSIONS.has(name) || Object.hasOwn(english.symbols, name),
);

describe('the outline', () => {
  it('has every section once, and a section for every effect of a card', () => {
    expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
    expect(Object.keys(english.sections).sort()).toEqual([...TOLD].sort());
    expect(EFFECT_TYPES.filter((type) => !SECTIONS.includes(type))).toEqual([]);
    expect(Object.keys(english.chapters)).toEqual(CHAPTERS.map(({ id }) => id));
  });

  it('explains every section of the rules, and none that there is not', () => {
    const explained = new Set([...Object.values(RULES_OF), ...Object.values(RULES_OF_EFFECT)].flat());
    expect(Object.keys(RULES_SECTIONS).filter((number) => !explained.has(number))).toEqual([]);
    expect([...explained].filter((number) => !Object.hasOwn(RULES_SECTIONS, number))).toEqual([]);
  });

  it('tells of nothing without saying which rules it explains, but for the digest, the legend and the chapter about the program', () => {
    const silent = Object.entries(RULES_OF).filter(([, numbers]) => numbers.length === 0);
    expect(silent.map(([section]) => section)).toEqual(['digest', 'takingBack', 'saving', 'help', 'legend']);
  });
});

describe.each(LANGUAGES)('the book in the language %s', (language) => {
  const words = bookIn(language);

  it('has the same parts as in English', () => {
    for (const part of ['labels', 'chapters', 'sections', 'symbols'] as const)
      expect(Object.keys(words[part]).sort()).toEqual(Object.keys(english[part]).sort());
    const shape = (book: RuleBookWords) =>
      SECTIONS.map((section) => [section, textOf(book, section).map((written) => blockOf(written).kind)]);
    expect(shape(words)).toEqual(shape(english));
  });

  it('leaves nothing empty: an effect alone is called as in the gallery', () => {
    for (const section of TOLD) {
      const { title, also, text } = sectionOf(words, section) ?? { title: '', also: '', text: [] };
      expect(title === '', section).toBe(isEffectSection(section));
      expect(also.trim(), section).not.toBe('');
      for (const written of text) expect(blockOf(written).words.trim(), section).not.toBe('');
      if (section !== 'digest') expect(text.length, section).toBeGreaterThan(0);
    }
    const others = [words.labels, words.chapters].flatMap((part) => Object.values(part));
    const symbols = Object.values(words.symbols).flatMap(({ name, text }) => [name, text]);
    for (const written of [...others, ...symbols]) expect(written.trim()).not.toBe('');
  });

  it.each(SECTIONS)('asks for the same numbers, links and symbols in "%s"', (section) => {
    expect(textOf(words, section).map(asked)).toEqual(textOf(english, section).map(asked));
  });

  it('links to sections that there are, and shows symbols that there are', () => {
    const known = new Set<string>([...SECTIONS, 'b', 'i']);
    for (const section of SECTIONS) {
      for (const written of textOf(words, section)) {
        const { marks, symbols } = asked(written);
        expect(
          marks.filter((mark) => !known.has(mark) || mark === section),
          section,
        ).toEqual([]);
        expect(
          symbols.filter((name) => !Object.hasOwn(SYMBOLS, name)),
          section,
        ).toEqual([]);
      }
    }
  });

  it('gets every number that it asks for from the content', () => {
    const values = bookValues(standardContent, wordsIn(language));
    const told = [
      ...SECTIONS.flatMap((section) => textOf(words, section)),
      ...Object.values(words.symbols).map(({ text }) => text),
      ...digestIn(language),
    ];
    const wanted = new Set(told.flatMap((written) => asked(written).values));
    expect([...wanted].filter((name) => !Object.hasOwn(values, name))).toEqual([]);
    expect(Object.entries(values).filter(([name]) => !wanted.has(name))).toEqual([]);
    for (const value of Object.values(values)) expect(value).not.toBe('');
    // A section's name stands for its mark: a number called so would leave a hole in the sentence.
    expect(Object.keys(values).filter((name) => SECTIONS.some((section) => section === name))).toEqual([]);
  });

  it('writes out no figure of the content on its one page', () => {
    for (const written of digestIn(language)) expect(written.replace(/\{.*?\}|\+1|\b0\b/g, '')).not.toMatch(/\d/);
  });
});

describe('the numbers of the book', () => {
  it('are those of a player’s own content', () => {
    const { medals, saleValue } = standardContent;
    const own = { ...standardContent, saleValue: { ...saleValue, 2: 8 }, medals: { ...medals, goldPointsPerSet: 9 } };
    expect(bookValues(own, wordsIn('en'))).toMatchObject({ sale2: 8, sale2Bonus: 9, goldPoints: 9, twoSets: 18 });
  });

  it('are right in the examples', () => {
    const values = bookValues(standardContent, wordsIn('en'));
    expect(values).toMatchObject({
      tilesTotal: 8,
      colonyLevels: '3, 9, 15, 21, and 30',
      statueLevels: '6, 12, 20, and 30',
      exampleGains: '+2 culture and +1 food',
      exampleCoinPoints: 4,
      exampleCoinsLeft: 3,
      silverPoints: 7,
      monumentTotal: 26,
    });
    expect(Number(values.exampleCost) - Number(values.exampleOwned)).toBe(values.examplePrice);
  });

  it('hold where a content file lacks what an example would be about', () => {
    const bare = { ...standardContent, cards: [], colonies: [], statues: [] };
    expect(bookValues(bare, wordsIn('en')).examplePrice).toBe(0);
    for (const section of SECTIONS) expect(() => figuresOf(section, bare)).not.toThrow();
  });
});

it('counts as the language does, not as English', () => {
  const book = makeBook('cs', bookIn('cs'), standardContent, wordsIn('cs'));
  const found = (count: number) => book.say(book.words.labels.found, { count });
  expect([1, 3, 5].map(found)).toEqual(['1 místo', '3 místa', '5 míst']);
});

it('pictures every effect of a card with a card that has it', () => {
  const printed = EFFECT_TYPES.filter((type) => standardContent.cards.some(({ effect }) => effect?.type === type));
  expect(printed.length).toBeGreaterThanOrEqual(20);
  for (const type of printed) {
    const [print] = figuresOf(type, standardContent);
    expect(print?.kind === 'card' ? print.card.effect?.type : undefined).toBe(type);
  }
});

it('an expansion that the book has no text about is called by its name, and says what the one page says', () => {
  const { nobles: _section, ...sections } = english.sections;
  const { nobles: _symbol, ...symbols } = english.symbols;
  const book = makeBook('en', { ...english, sections, symbols } as RuleBookWords, standardContent, wordsIn('en'));
  expect(book.title('nobles')).toBe('Nobles & Inventions');
  expect(book.section('nobles').text).toEqual([expect.stringMatching(/^48 more cards are shuffled into the decks/)]);
  expect(book.symbol('nobles')).toEqual({
    name: 'Nobles & Inventions',
    text: '48 more cards: bargains with a drawback, loans and allies.',
  });
});

it('an effect that the book has no text about is called as in the gallery, and leaves it to the sentence of its card', () => {
  const { noDiscount: _effect, ...sections } = english.sections;
  const book = makeBook('en', { ...english, sections } as RuleBookWords, standardContent, wordsIn('en'));
  expect(book.title('noDiscount')).toBe('No more discount');
  expect(book.section('noDiscount').text).toEqual([]);
});

it('symbols have a name and a meaning, an icon, and lead into the book', () => {
  expect(Object.keys(english.symbols).sort()).toEqual([...TOLD_SYMBOLS].sort());
  for (const { icon, section } of Object.values(SYMBOLS)) {
    expect(isGlyph(icon)).toBe(true);
    expect(SECTIONS).toContain(section);
  }
});

it('neighbours of a list are one list', () => {
  const runs = runsOf(['a', '• b', '• c', '→ d', '1. e', '2. f', '? g'].map(blockOf));
  expect(runs.map((blocks) => [blocks[0]?.kind, blocks.map(({ words }) => words).join('')])).toEqual([
    ['text', 'a'],
    ['item', 'bc'],
    ['example', 'd'],
    ['step', 'ef'],
    ['question', 'g'],
  ]);
});

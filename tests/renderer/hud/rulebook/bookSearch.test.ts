import { expect, it } from 'vitest';
import { makeBook } from '../../../../renderer/hud/rulebook/book.ts';
import { bookSearch } from '../../../../renderer/hud/rulebook/bookSearch.ts';
import { wordsOfBook } from '../../../../renderer/hud/rulebook/bookWords.ts';
import { standardContent } from '../../../../shared/content/content.ts';

import type { Language } from '../../../../shared/words/words.ts';
import { wordsIn } from '../../i18n/words.ts';

async function searchIn(language: Language) {
  const text = wordsIn(language);
  const words = await wordsOfBook(language);
  return bookSearch(makeBook(language, words, standardContent, text), text);
}

it.each([
  ['colony', 'colony'],
  ['colny', 'colony'],
  ['statu', 'statue'],
  ['DISCOUNT', 'price'],
  ['tie', 'tie'],
  ['hunger', 'feeding'],
  ['lefotver coins', 'tie'],
  ['first player', 'leaders'],
  ['joker', 'colourJoker'],
  ['marketplace', 'market'],
])('in English "%s" leads to "%s"', async (sought, section) => {
  const found = (await searchIn('en'))(sought);
  expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
});

it.each([
  ['Büste', 'statue'],
  ['buste', 'statue'],
  ['BUESTE', 'statue'],
  ['Gleichsand', 'tie'],
  ['gleichstand', 'tie'],
  ['plundern', 'colony'],
  ['Nachlas', 'price'],
  ['Ernaehrung', 'feeding'],
])('in German, with a slip or without accents, "%s" leads to "%s"', async (sought, section) => {
  const found = (await searchIn('de'))(sought);
  expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
});

it('shows the sentence that says it, as it is read', async () => {
  const [best] = (await searchIn('en'))('gold set');
  expect(best?.sentence).toMatch(/set/i);
  expect(best?.sentence).not.toMatch(/[<>{}•→]/);
});

it('finds nothing for what the book does not know', async () => {
  expect((await searchIn('en'))('xylophone')).toEqual([]);
});

import { expect, it } from 'vitest';
import { makeBook } from '../../../../renderer/hud/rulebook/book.ts';
import { bookSearch } from '../../../../renderer/hud/rulebook/bookSearch.ts';
import { wordsOfBook } from '../../../../renderer/hud/rulebook/bookWords.ts';
import { standardContent } from '../../../../shared/content/content.ts';

import type { Language } from '../../../../shared/words/words.ts';
import { wordsIn } from '../../i18n/words.ts';

const searches = new Map<Language, ReturnType<typeof bookSearch>>();

/** Each book is read once. */
async function searchIn(language: Language) {
  const known = searches.get(language);
  if (known !== undefined) return known;
  const text = wordsIn(language);
  const search = bookSearch(makeBook(language, await wordsOfBook(language), standardContent, text), text);
  searches.set(language, search);
  return search;
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
  ['hungry', 'feeding'],
  ['how many rounds', 'course'],
  ['gear', 'scoring'],
  ['who wins', 'scoring'],
  ['trash', 'selling'],
  ['shield', 'colony'],
  ['starving', 'feeding'],
  ['tiebreaker', 'tie'],
  ['bonus token', 'tiles'],
  ['winner', 'scoring'],
  ['second colony', 'doubleAction'],
  ['who starts', 'leaders'],
  ['how many players', 'options'],
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
  ['startspiler', 'leaders'],
  ['Marktplaz', 'market'],
  ['wer fängt an', 'leaders'],
  ['Spieleranzahl', 'options'],
  ['Brot', 'feeding'],
  ['aufrunden', 'medals'],
  ['Muell', 'selling'],
])('in German, with a slip or without accents, "%s" leads to "%s"', async (sought, section) => {
  const found = (await searchIn('de'))(sought);
  expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
});

it.each([
  ['fr', 'piler', 'colony'],
  ['fr', 'bustes', 'statue'],
  ['fr', 'revnu', 'income'],
  ['fr', 'egalite', 'tie'],
  ['fr', 'ex aequo', 'tie'],
  ['fr', 'reduction', 'price'],
  ['fr', 'seau argenté', 'medals'],
  ['fr', 'affame', 'feeding'],
  ['fr', 'premier jouer', 'leaders'],
  ['fr', 'place du marche', 'market'],
  ['es', 'saqear', 'colony'],
  ['es', 'estatua', 'statue'],
  ['es', 'ingreso', 'income'],
  ['es', 'empte', 'tie'],
  ['es', 'descento', 'price'],
  ['es', 'medalla de plata', 'medals'],
  ['es', 'anadir', 'expansionsPage'],
  ['es', 'hambre', 'feeding'],
  ['es', 'primer jugadr', 'leaders'],
  ['es', 'comodin', 'sets'],
  ['cs', 'vyplenit', 'colony'],
  ['cs', 'kolonije', 'colony'],
  ['cs', 'socha', 'statue'],
  ['cs', 'prijem', 'income'],
  ['cs', 'remiza', 'tie'],
  ['cs', 'sleva', 'price'],
  ['cs', 'stribrna pecet', 'medals'],
  ['cs', 'hlad', 'feeding'],
  ['cs', 'zacinajici hrac', 'leaders'],
  ['cs', 'trziste', 'market'],
  ['fr', 'famine', 'feeding'],
  ['fr', 'engrenage', 'scoring'],
  ['fr', 'poubelle', 'selling'],
  ['fr', 'rabais', 'price'],
  ['fr', 'nombre de joueurs', 'options'],
  ['es', 'pan', 'feeding'],
  ['es', 'ganador', 'scoring'],
  ['es', 'basura', 'selling'],
  ['es', 'alianza', 'colony'],
  ['es', 'cuantos jugadores', 'options'],
  ['cs', 'chleb', 'feeding'],
  ['cs', 'medaile', 'medals'],
  ['cs', 'zaokrouhlit', 'medals'],
  ['cs', 'kos', 'selling'],
  ['cs', 'pocet hracu', 'options'],
] as const)('in %s, with a slip or without accents, "%s" leads to "%s"', async (language, sought, section) => {
  const found = (await searchIn(language))(sought);
  expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
});

it.each([
  ['en', 'undo', 'takingBack'],
  ['en', 'take back', 'takingBack'],
  ['en', 'how do i undo', 'takingBack'],
  ['en', 'confirm', 'takingBack'],
  ['en', 'save', 'saving'],
  ['en', 'keybord', 'help'],
  ['de', 'rueckgaengig', 'takingBack'],
  ['de', 'bestaetigen', 'takingBack'],
  ['de', 'speichern', 'saving'],
  ['de', 'lautstarke', 'help'],
  ['fr', 'comment annuler', 'takingBack'],
  ['fr', 'revenir en arriere', 'takingBack'],
  ['fr', 'sauvegarder', 'saving'],
  ['fr', 'raccourci', 'help'],
  ['es', 'volver atras', 'takingBack'],
  ['es', 'practica', 'takingBack'],
  ['es', 'guardar partida', 'saving'],
  ['es', 'atajos', 'help'],
  ['cs', 'vzit zpet', 'takingBack'],
  ['cs', 'potvrdit', 'takingBack'],
  ['cs', 'ulozit', 'saving'],
  ['cs', 'napoveda', 'help'],
] as const)('in %s "%s", a word of the program, leads to "%s"', async (language, sought, section) => {
  const found = (await searchIn(language))(sought);
  expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
});

it.each([
  ['scoring', 'scoring'],
  ['not enough money', 'buying'],
  ['when does the game end', 'scoring'],
])('a question is answered though no section has all of its words: "%s" leads to "%s"', async (sought, section) => {
  const [best] = (await searchIn('en'))(sought);
  expect(best?.section).toBe(section);
});

it('shows the sentence that says it, as it is read', async () => {
  const [best] = (await searchIn('en'))('gold set');
  expect(best?.sentence).toMatch(/set/i);
  expect(best?.sentence).not.toMatch(/[<>{}•→]/);
});

it('finds nothing for what the book does not know', async () => {
  expect((await searchIn('en'))('xylophone')).toEqual([]);
});

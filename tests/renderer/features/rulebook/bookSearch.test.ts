import { expect, it } from 'vitest';
import { makeBook, wordsOfBook } from '../../../../renderer/features/rulebook/book.ts';
import { bookSearch } from '../../../../renderer/features/rulebook/bookSearch.ts';
import type { SectionId } from '../../../../renderer/ui/outline.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { LANGUAGES, type Language } from '../../../../shared/words/words.ts';
import { wordsIn } from '../../platform/i18n/words.ts';

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

/** What players type, with slips and without accents, and the section that one of the first three finds must be. */
const SOUGHT: Readonly<Record<Language, readonly (readonly [sought: string, section: SectionId])[]>> = {
  en: [
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
    ['undo', 'takingBack'],
    ['take back', 'takingBack'],
    ['how do i undo', 'takingBack'],
    ['confirm', 'takingBack'],
    ['save', 'saving'],
    ['keybord', 'help'],
  ],
  de: [
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
    ['rueckgaengig', 'takingBack'],
    ['bestaetigen', 'takingBack'],
    ['speichern', 'saving'],
    ['lautstarke', 'help'],
  ],
  fr: [
    ['piler', 'colony'],
    ['bustes', 'statue'],
    ['revnu', 'income'],
    ['egalite', 'tie'],
    ['ex aequo', 'tie'],
    ['reduction', 'price'],
    ['seau argenté', 'medals'],
    ['affame', 'feeding'],
    ['premier jouer', 'leaders'],
    ['place du marche', 'market'],
    ['famine', 'feeding'],
    ['engrenage', 'scoring'],
    ['poubelle', 'selling'],
    ['rabais', 'price'],
    ['nombre de joueurs', 'options'],
    ['comment annuler', 'takingBack'],
    ['revenir en arriere', 'takingBack'],
    ['sauvegarder', 'saving'],
    ['raccourci', 'help'],
  ],
  es: [
    ['saqear', 'colony'],
    ['estatua', 'statue'],
    ['ingreso', 'income'],
    ['empte', 'tie'],
    ['descento', 'price'],
    ['medalla de plata', 'medals'],
    ['anadir', 'expansionsPage'],
    ['hambre', 'feeding'],
    ['primer jugadr', 'leaders'],
    ['comodin', 'sets'],
    ['pan', 'feeding'],
    ['ganador', 'scoring'],
    ['basura', 'selling'],
    ['alianza', 'colony'],
    ['cuantos jugadores', 'options'],
    ['volver atras', 'takingBack'],
    ['practica', 'takingBack'],
    ['guardar partida', 'saving'],
    ['atajos', 'help'],
  ],
  cs: [
    ['vyplenit', 'colony'],
    ['kolonije', 'colony'],
    ['socha', 'statue'],
    ['prijem', 'income'],
    ['remiza', 'tie'],
    ['sleva', 'price'],
    ['stribrna pecet', 'medals'],
    ['hlad', 'feeding'],
    ['zacinajici hrac', 'leaders'],
    ['trziste', 'market'],
    ['chleb', 'feeding'],
    ['medaile', 'medals'],
    ['zaokrouhlit', 'medals'],
    ['kos', 'selling'],
    ['pocet hracu', 'options'],
    ['vzit zpet', 'takingBack'],
    ['potvrdit', 'takingBack'],
    ['ulozit', 'saving'],
    ['napoveda', 'help'],
  ],
};

it.each(LANGUAGES.flatMap((language) => SOUGHT[language].map(([sought, section]) => ({ language, sought, section }))))(
  'in $language “$sought” leads to $section',
  async ({ language, sought, section }) => {
    const found = (await searchIn(language))(sought);
    expect(found.slice(0, 3).map((one) => one.section)).toContain(section);
  },
);

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

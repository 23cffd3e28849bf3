import { LANGUAGES, type Language } from '../../../shared/words/words.ts';
import { asJson, before, behind, both, instead, type Step, type Steps, withEntries } from './steps.ts';

/* Voyages: an expansion of nothing but a few cards. */

interface MadeUpCard {
  readonly id: string;
  readonly epoch: number;
  readonly colour: string;
  readonly cost: number;
  readonly gains: Readonly<Record<string, number>>;
  readonly points: number;
  readonly titles: Readonly<Record<Language, string>>;
  /** What only this card's figure has. */
  readonly sail: string;
}

export const CARDS: readonly MadeUpCard[] = [
  {
    id: '1-yellow-v01',
    epoch: 1,
    colour: 'yellow',
    cost: 2,
    gains: { income: 2 },
    points: 0,
    titles: { cs: 'Dau', de: 'Dau', en: 'Dhow', es: 'Dao', fr: 'Boutre' },
    sail: 'M20 60L50 8V60Z',
  },
  {
    id: '2-blue-v01',
    epoch: 2,
    colour: 'blue',
    cost: 5,
    gains: { culture: 3 },
    points: 2,
    titles: { cs: 'Astroláb', de: 'Astrolabium', en: 'Astrolabe', es: 'Astrolabio', fr: 'Astrolabe' },
    sail: 'M24 62L54 10V62Z',
  },
  {
    id: '3-red-v01',
    epoch: 3,
    colour: 'red',
    cost: 7,
    gains: { military: 4 },
    points: 2,
    titles: { cs: 'Galeona', de: 'Galeone', en: 'Galleon', es: 'Galeón', fr: 'Galion' },
    sail: 'M28 64L58 12V64Z',
  },
];

/** The hull of the expansion's symbol, as it is drawn on its cards too. */
export const SYMBOL = 'M6 42H58L48 58H16ZM30 4L54 38H30Z';

interface Words {
  readonly name: string;
  readonly detail: string;
  readonly adds: string;
  readonly title: string;
  readonly digest: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  cs: {
    name: 'Plavby',
    detail: 'Karet navíc: {count}. Lodě a přístroje.',
    adds: 'Přidává lodě do balíčků. Žádné nové kroky.',
    title: 'Rozšíření: plavby',
    digest: 'Do balíčků se přimíchá karet navíc: {voyagesCount}. Zahrávají se jako ostatní.',
  },
  de: {
    name: 'Seereisen',
    detail: '{count} weitere Karten: Schiffe und Geräte.',
    adds: 'Bringt Schiffe in die Stapel. Keine neuen Schritte.',
    title: 'Erweiterung: Seereisen',
    digest: '{voyagesCount} weitere Karten werden in die Stapel gemischt. Sie werden wie alle anderen gespielt.',
  },
  en: {
    name: 'Voyages',
    detail: '{count} more cards: ships and instruments.',
    adds: 'Adds ships to the decks. No new steps.',
    title: 'Expansion: voyages',
    digest: '{voyagesCount} more cards are shuffled into the decks. They are played as all others.',
  },
  es: {
    name: 'Viajes',
    detail: '{count} cartas más: barcos e instrumentos.',
    adds: 'Añade barcos a los mazos. Ningún paso nuevo.',
    title: 'Expansión: viajes',
    digest: 'Se mezclan {voyagesCount} cartas más en los mazos. Se juegan como las demás.',
  },
  fr: {
    name: 'Voyages',
    detail: '{count} cartes de plus : navires et instruments.',
    adds: 'Ajoute des navires aux pioches. Aucune nouvelle étape.',
    title: 'Extension : voyages',
    digest: '{voyagesCount} cartes de plus sont mélangées aux pioches. Elles se jouent comme les autres.',
  },
};

const MANIFEST = `  voyages: {
    cardSet: 'voyages',
    symbol: 'voyages',
    rules: ['1.3'],
    steps: [],
    pieces: [],
    scores: {},
    effects: [],
    hidesCards: false,
  },
`;

const cards: Step = (source) => {
  const file = JSON.parse(source);
  const printed = CARDS.map(({ titles: _titles, sail: _sail, ...card }) => ({
    ...card,
    set: 'voyages',
    source: 'reconstructed',
  }));
  return asJson({ ...file, cards: [...file.cards, ...printed] });
};

function wordsIn(language: Language): Step {
  const { name, detail, adds, title, digest } = WORDS[language];
  return withEntries({
    'expansion.voyages': name,
    'expansion.voyages.detail': detail,
    'expansion.voyages.adds': adds,
    'expansion.voyages.with': name,
    'digest.voyages.title': title,
    'digest.voyages': digest,
    'gallery.set.voyages': name,
    'card.voyages': name,
    ...Object.fromEntries(CARDS.map(({ id, titles }) => [`cardTitle.${id}`, titles[language]])),
  });
}

const symbol: Step = (source) => {
  const { expansions } = JSON.parse(source);
  return withEntries({ expansions: { ...expansions, voyages: { fill: SYMBOL } } })(source);
};

const figures: Step = () =>
  asJson(
    Object.fromEntries(
      CARDS.map(({ id, sail }) => [
        id,
        [
          ['shade', 'M10 66H92L78 92H24Z'],
          ['pale', sail],
          ['gold', 'circle(70 40 8)'],
        ],
      ]),
    ),
  );

const figuresBySet = both(
  behind(
    "import things from '../../../assets/cards/things.json' with { type: 'json' };\n",
    "import voyages from '../../../assets/cards/voyages.json' with { type: 'json' };\n",
  ),
  instead('{ nobles: motifsOf(nobles) }', '{ nobles: motifsOf(nobles), voyages: motifsOf(voyages) }'),
);

/**
 * Everything that somebody writes for an expansion of cards only, file by file, but for what its cards are to be held to
 * (`shared/WHAT_A_NEW_TAKES.md`).
 */
export const VOYAGES: Steps = {
  'tests/conformance/referee/printed.ts': behind("nobles: 'nobles'", ", voyages: 'voyages'"),
  'shared/vocabulary/expansions.ts': before('} as const satisfies', MANIFEST),
  'shared/content/hadara.json': cards,
  ...Object.fromEntries(LANGUAGES.map((language) => [`shared/words/${language}/expansions.json`, wordsIn(language)])),
  'assets/cards/voyages.json': figures,
  'assets/symbols/game.json': symbol,
  'renderer/cards/motifs/motif.ts': figuresBySet,
};

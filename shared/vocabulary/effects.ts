import { type Colour, TRACK_OF_COLOUR } from './colours.ts';

/*
 * The printed effects of cards (rules §9, §10.3), each told once: the check of content files, what they add up to on a
 * seat, the formulas on the cards' faces, the gallery's filters and what bots see of them follow from here.
 */

/** The numbers that effects may have, and what each is. */
export const EFFECT_NUMBERS = {
  coins: 'count',
  steps: 'count',
  colour: 'trackColour',
  amount: 'count',
  silver: 'laterPrices',
  gold: 'laterPrices',
  coinsPerCard: 'count',
  maxCards: 'count',
  coinsPerStep: 'count',
  maxCoins: 'count',
  coinsPerTrack: 'count',
  points: 'count',
  actions: 'count',
  buyBack: 'count',
} as const satisfies Record<string, keyof NumberKinds>;

/** What a number of an effect can be. */
interface NumberKinds {
  /** A whole number, at least 1. */
  readonly count: number;
  /** A colour that stands for a track. */
  readonly trackColour: keyof typeof TRACK_OF_COLOUR;
  /** Coins in epochs II and III. */
  readonly laterPrices: Readonly<Record<string, number>>;
}
export type NumberKind = keyof NumberKinds;
export type EffectNumber = keyof typeof EFFECT_NUMBERS;
type Count = { [N in EffectNumber]: (typeof EFFECT_NUMBERS)[N] extends 'count' ? N : never }[EffectNumber];
export type EffectNumbers = {
  readonly [N in EffectNumber]?: NumberKinds[(typeof EFFECT_NUMBERS)[N]] | undefined;
};

/** One sign of an effect's short formula: a symbol (in a colour of the game, if it has one) or some characters. */
export type FormulaSign = { readonly symbol: string; readonly colour?: Colour } | { readonly text: string };

/**
 * What several cards with the effect come to on a seat: the total of a number, how many cards there are, the numbers of
 * the first one bought, steps for each card of a colour, cards by their own colour, or the cards themselves.
 */
export type Adding = Count | 'cards' | 'first' | 'stepsByColour' | 'cardsByColour' | 'list';

/** What of the game is still to come where an effect works; `once`: it has worked, or works at the end. */
export type EffectUse = 'once' | 'drafts' | 'incomes' | 'colonies' | 'statues' | 'takings' | 'feedings' | 'medals';

/** All that there is to say about a type of effect, but for its rule and its words. */
interface EffectDescription {
  readonly numbers: readonly EffectNumber[];
  readonly adds: Adding;
  /** The formula by which a card of some colour shows it without words. */
  readonly formula: (numbers: EffectNumbers, colour: Colour) => readonly FormulaSign[];
  /** To bots: when it works, its main number (1 without any), and how much of that counts as 1. */
  readonly works: EffectUse;
  readonly main?: Count;
  readonly unit: number;
}

const sign = <const Symbol extends string>(symbol: Symbol) => ({ symbol });
const coloured = <const Symbol extends string>(symbol: Symbol, colour: Colour) => ({ symbol, colour });
const text = (characters: string) => ({ text: characters });
const coin = sign('coin');
const arrow = sign('arrow');
const military = coloured('military', 'red');
const culture = coloured('culture', 'blue');
const food = coloured('food', 'green');

const pricesOf = (prices: Readonly<Record<string, number>> = {}): string => Object.values(prices).join('·');

export const EFFECTS = {
  sellBonus: {
    numbers: ['coins'],
    adds: 'coins',
    formula: ({ coins }) => [sign('card'), arrow, text(`+${coins}`), coin],
    works: 'drafts',
    main: 'coins',
    unit: 1,
  },
  bonusTile: {
    numbers: ['steps'],
    adds: 'cards',
    formula: ({ steps }) => [sign('tile'), arrow, text(`+${steps}`)],
    works: 'once',
    main: 'steps',
    unit: 2,
  },
  scholar: {
    numbers: ['colour', 'steps'],
    adds: 'stepsByColour',
    formula: ({ colour = 'yellow', steps }) => [
      coloured('card', colour),
      text(`+${steps}`),
      coloured(TRACK_OF_COLOUR[colour], colour),
    ],
    works: 'drafts',
    main: 'steps',
    unit: 1,
  },
  statueBonus: {
    numbers: ['amount'],
    adds: 'amount',
    formula: ({ amount }) => [sign('statue'), text(`+${amount}`)],
    works: 'statues',
    main: 'amount',
    unit: 2,
  },
  medalDiscount: {
    numbers: ['silver', 'gold'],
    adds: 'first',
    formula: ({ silver, gold }) => [
      sign('medal'),
      text(pricesOf(silver)),
      coloured('medal', 'yellow'),
      text(pricesOf(gold)),
    ],
    works: 'medals',
    unit: 1,
  },
  payToFeed: {
    numbers: ['coinsPerCard', 'maxCards'],
    adds: 'first',
    formula: ({ coinsPerCard, maxCards }) => [text(`${coinsPerCard}`), coin, arrow, food, text(`×${maxCards}`)],
    works: 'feedings',
    unit: 1,
  },
  foodSurplus: {
    numbers: ['coinsPerStep', 'maxCoins'],
    adds: 'first',
    formula: ({ coinsPerStep, maxCoins }) => [food, arrow, text(`+${coinsPerStep}`), coin, text(`≤${maxCoins}`)],
    works: 'feedings',
    main: 'coinsPerStep',
    unit: 3,
  },
  incomeCatchUp: {
    numbers: ['coinsPerTrack'],
    adds: 'coinsPerTrack',
    formula: ({ coinsPerTrack }) => [military, culture, food, text(`+${coinsPerTrack}`), coin],
    works: 'incomes',
    main: 'coinsPerTrack',
    unit: 2,
  },
  colonyLoot: {
    numbers: ['coins'],
    adds: 'coins',
    formula: ({ coins }) => [sign('colony'), arrow, text(`+${coins}`), coin],
    works: 'colonies',
    main: 'coins',
    unit: 4,
  },
  fullSilver: {
    numbers: [],
    adds: 'cards',
    formula: () => [sign('medal'), text('½'), arrow, text('1')],
    works: 'once',
    unit: 1,
  },
  setPoints: {
    numbers: ['points'],
    adds: 'points',
    formula: ({ points }) => [
      coloured('card', 'yellow'),
      coloured('card', 'red'),
      coloured('card', 'blue'),
      coloured('card', 'green'),
      coloured('card', 'purple'),
      text(`+${points}`),
    ],
    works: 'once',
    main: 'points',
    unit: 4,
  },
  colourJoker: {
    numbers: [],
    adds: 'cards',
    formula: () => [coloured('medal', 'yellow'), sign('card'), text('?')],
    works: 'once',
    unit: 1,
  },
  doubleAction: {
    numbers: ['actions'],
    adds: 'first',
    formula: ({ actions }) => [sign('colony'), sign('statue'), text(`×${actions}`)],
    works: 'takings',
    unit: 1,
  },
  lowerRequirement: {
    numbers: ['amount'],
    adds: 'amount',
    formula: ({ amount }) => [sign('colony'), sign('statue'), text(`−${amount}`)],
    works: 'takings',
    main: 'amount',
    unit: 4,
  },
  payRequirement: {
    numbers: ['coinsPerStep', 'maxCoins'],
    adds: 'first',
    formula: ({ coinsPerStep, maxCoins }) => [
      text(`${coinsPerStep}`),
      coin,
      arrow,
      military,
      culture,
      text(`≤${maxCoins}`),
    ],
    works: 'takings',
    main: 'coinsPerStep',
    unit: 3,
  },
  noDiscount: {
    numbers: [],
    adds: 'cardsByColour',
    formula: (_, colour) => [coloured('card', colour), arrow, sign('noDiscount')],
    works: 'drafts',
    unit: 1,
  },
  tileLoan: {
    numbers: ['coins', 'buyBack'],
    adds: 'list',
    formula: ({ coins, buyBack }) => [sign('tileLoan'), text(`+${coins}`), arrow, text(`−${buyBack}`), coin],
    works: 'medals',
    main: 'coins',
    unit: 5,
  },
  allyBonus: {
    numbers: ['steps'],
    adds: 'steps',
    formula: ({ steps }) => [sign('colony'), arrow, sign('allyBonus'), text(`+${steps}`)],
    works: 'colonies',
    main: 'steps',
    unit: 1,
  },
  statueCoins: {
    numbers: ['coins'],
    adds: 'coins',
    formula: ({ coins }) => [sign('statueCoins'), arrow, text(`+${coins}`), coin],
    works: 'statues',
    main: 'coins',
    unit: 4,
  },
  freeCard: {
    numbers: [],
    adds: 'cards',
    formula: () => [food, arrow, sign('freeCard'), text('+1')],
    works: 'feedings',
    unit: 1,
  },
} as const satisfies Record<string, EffectDescription>;

export type EffectType = keyof typeof EFFECTS;
/** In the order of the rules; the game's own cards of the base and the advanced game have the first 15. */
export const EFFECT_TYPES = Object.keys(EFFECTS) as readonly EffectType[];

/** A printed effect with its numbers; which of them it has depends on its type. */
export interface Effect extends EffectNumbers {
  readonly type: EffectType;
}

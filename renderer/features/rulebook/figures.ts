import type { Card, Colony, Content, Monument, Statue } from '../../../shared/content/content.ts';
import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { EFFECTS } from '../../../shared/vocabulary/effects.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import { TRACKS, type Tracks } from '../../../shared/vocabulary/tracks.ts';
import type { Print } from '../../cards/pieces.ts';
import type { Text, Values } from '../../platform/i18n/text.ts';
import { isEffectSection, isExpansionSection, type SectionId } from '../../ui/outline.ts';

/** What the examples are about: pieces of the content that is played with, so that they hold with a player's own. */
interface Examples {
  readonly card: Card | undefined;
  readonly colony: Colony | undefined;
  readonly statue: Statue | undefined;
  readonly monument: Monument | undefined;
}

/** A red card of epoch II (the middle of the game) that is dear enough to show a discount; the second lowest of the rest. */
const examplesOf = ({ cards, colonies, statues, monuments }: Content): Examples => ({
  card: cards.find(({ epoch, colour, cost }) => epoch === 2 && colour === 'red' && cost > OWNED) ?? cards[0],
  colony: colonies[1] ?? colonies[0],
  statue: statues[1] ?? statues[0],
  monument: monuments.tiles[1] ?? monuments.tiles[0],
});

/** Cards of its colour that are owned in the example of a discount. */
const OWNED = 3;
const SEATS = 4;
const INCOME = 5;
const COINS = 23;
const SILVER_TRACK = 13;

/** Returns the cards with an effect, one of each epoch. */
const cardsWith = ({ cards }: Content, type: keyof typeof EFFECTS): readonly Card[] =>
  cards.filter(
    ({ effect, epoch }, index) =>
      effect?.type === type &&
      cards.findIndex((other) => other.effect?.type === type && other.epoch === epoch) === index,
  );

const ofCards = (cards: readonly (Card | undefined)[]): readonly Print[] =>
  cards.flatMap((card) => (card === undefined ? [] : [{ kind: 'card', card }]));

const colonyPrints = (colony: Colony | undefined): readonly Print[] => {
  if (colony === undefined) return [];
  const [tile] = colony.tiles;
  const front: Print = { kind: 'colony', colony, tile: null, number: 0 };
  return tile === undefined ? [front] : [front, { kind: 'colony', colony, tile, number: 1 }];
};

const monumentPrints = (back: Monument | undefined): readonly Print[] => {
  const front: Print = { kind: 'monument', back: null, number: 0 };
  return back === undefined ? [front] : [front, { kind: 'monument', back, number: 2 }];
};

/** One card of each kind that an expansion brings: of epoch II, or of the first that it has cards of. */
function cardsOfExpansion({ cards }: Content, expansion: Expansion): readonly Card[] {
  const brought = cards.filter(({ set }) => set === MANIFEST[expansion].cardSet);
  const middle = brought.filter(({ epoch }) => epoch === 2);
  const shown = middle.length > 0 ? middle : brought;
  return shown.filter((card, index) => shown.findIndex(({ kind }) => kind === card.kind) === index);
}

/** The first card of each of some colours, of epoch II. */
const ofColours = ({ cards }: Content, colours: readonly Colour[]): readonly Print[] =>
  ofCards(colours.map((colour) => cards.find((card) => card.colour === colour && card.epoch === 2)));

/** Returns the pieces that are pictured with a section, as they look on the table. */
export function figuresOf(section: SectionId, content: Content): readonly Print[] {
  const examples = examplesOf(content);
  if (isEffectSection(section)) return ofCards(cardsWith(content, section).slice(0, 1));
  switch (section) {
    case 'card':
    case 'price':
    case 'buying':
      return ofCards([examples.card]);
    case 'tracks':
      return ofColours(content, ['yellow', 'red', 'blue', 'green']);
    case 'income':
      return ofColours(content, ['yellow']);
    case 'phaseA':
      return ofColours(content, ['red', 'purple']);
    case 'phaseB':
    case 'sets':
      return ofColours(content, COLOURS);
    case 'feeding':
      return ofColours(content, ['green']);
    case 'setupCard':
      return content.setupCards.slice(0, 1).flatMap((setup) => [
        { kind: 'setup', setup, side: 'A' },
        { kind: 'setup', setup, side: 'B' },
      ]);
    case 'colony':
      return colonyPrints(examples.colony);
    case 'statue':
      return content.statues.map((statue) => ({ kind: 'statue', statue }));
    case 'purple':
      return ofCards([content.cards.find(({ colour, effect }) => colour === 'purple' && effect === undefined)]);
    case 'monuments':
      return monumentPrints(examples.monument);
    case 'market':
      return [
        { kind: 'market', market: 'small' },
        { kind: 'market', market: 'large' },
      ];
    default:
      return isExpansionSection(section) ? ofCards(cardsOfExpansion(content, section)) : [];
  }
}

const gainsOf = (gains: Tracks | undefined, text: Text): string =>
  text.list(
    TRACKS.flatMap((track) => {
      const steps = gains?.[track] ?? 0;
      return steps === 0 ? [] : [text('card.gain', { signed: text.signed(steps), track: text(`track.${track}`) })];
    }),
  );

/** Numbers that are printed or fixed for the whole game. */
function gameValues(content: Content, text: Text): Values {
  const { saleValue, medals, bonusTilesPerColour, coinsPerPoint, cards } = content;
  const inSet = (set: Card['set']) => cards.filter((card) => card.set === set).length;
  const bonus = cards.find(({ effect }) => effect?.type === 'sellBonus')?.effect?.coins ?? 0;
  return {
    starred: inSet('advanced'),
    tilesPerColour: bonusTilesPerColour,
    tilesTotal: bonusTilesPerColour * TRACKS.length,
    statueLevels: text.list(content.statues.map(({ requirement }) => String(requirement))),
    colonyLevels: text.list(content.colonies.map(({ level }) => String(level))),
    sale1: saleValue[1],
    sale2: saleValue[2],
    sale3: saleValue[3],
    sale2Bonus: saleValue[2] + bonus,
    medalMax: medals.maxEach,
    silver1: medals.silver[1],
    silver2: medals.silver[2],
    silver3: medals.silver[3],
    gold1: medals.gold[1],
    gold2: medals.gold[2],
    gold3: medals.gold[3],
    goldPoints: medals.goldPointsPerSet,
    coinsPerPoint,
    coinsOver: coinsPerPoint - 1,
  };
}

/** Numbers of the marketplaces. */
const marketValues = ({ small, large, stallPoints }: Content['market']): Values => ({
  smallIncome: small.income,
  smallFood: small.foodSurplus,
  smallCoins: small.coins,
  largeIncome: large.income,
  largeFood: large.foodSurplus,
  largeCoins: large.coins,
  stallPoints,
});

/** How many cards each expansion brings, as `noblesCount`. */
const cardCounts = ({ cards }: Content): Values =>
  Object.fromEntries(
    EXPANSIONS.flatMap((expansion) => {
      const { cardSet } = MANIFEST[expansion];
      return cardSet === null ? [] : [[`${expansion}Count`, cards.filter(({ set }) => set === cardSet).length]];
    }),
  );

/** Numbers of the expansions. */
function expansionValues(content: Content, { monument }: Examples): Values {
  const { monuments, market } = content;
  const { strength, points } = monument ?? { strength: 0, points: 0 };
  return {
    monumentMilitary: monuments.requirement.military,
    monumentCulture: monuments.requirement.culture,
    reuseCoins: monuments.reuseCoins,
    reusePoints: monuments.reusePoints,
    buildCost: monuments.buildCost,
    monumentStrength: strength,
    monumentPoints: points,
    monumentTotal: strength + points,
    ...marketValues(market),
    ...cardCounts(content),
  };
}

/** Numbers of the examples. */
function exampleValues({ medals, coinsPerPoint }: Content, { card, colony, statue }: Examples, text: Text): Values {
  const cost = card?.cost ?? 0;
  const [back] = colony?.tiles ?? [];
  return {
    exampleSeats: SEATS,
    exampleDeck: 2 * SEATS,
    exampleIncome: INCOME,
    exampleMilitary: (colony?.requirement ?? 0) + 1,
    exampleLevel: colony?.requirement ?? 0,
    exampleCard: card === undefined ? '' : text.card(card.id),
    exampleCost: cost,
    exampleOwned: OWNED,
    examplePrice: Math.max(0, cost - OWNED),
    plunderCoins: colony?.plunderCoins ?? 0,
    plunderPoints: colony?.plunderPoints ?? 0,
    integrateCost: colony?.integrateCost ?? 0,
    exampleGains: gainsOf(back?.gains, text),
    exampleBackPoints: back?.points ?? 0,
    exampleStatue: statue?.requirement ?? 0,
    statuePoints: statue?.points ?? 0,
    exampleBonus: statue?.bonus ?? 0,
    silverTrack: SILVER_TRACK,
    silverPoints: Math.ceil(SILVER_TRACK / 2),
    twoSets: 2 * medals.goldPointsPerSet,
    twoSetsTwice: 2 * 2 * medals.goldPointsPerSet,
    exampleCoins: COINS,
    exampleCoinPoints: Math.floor(COINS / coinsPerPoint),
    exampleCoinsLeft: COINS % coinsPerPoint,
  };
}

/** What is written on the program's own buttons, so that the chapter about it names them as they are. */
const labelsOfProgram = (text: Text): Values => ({
  undoLabel: text('bar.undo'),
  redoLabel: text('redo.label'),
  anewLabel: text('reset.label'),
  confirmLabel: text('settings.confirmActions'),
  continueLabel: text('title.continue'),
  gamesLabel: text('library.title'),
  adviceLabel: text('advice.ask'),
  mattersLabel: text('coach.ask'),
  logLabel: text('bar.log'),
  keysLabel: text('keys.title'),
  settingsLabel: text('settings.title'),
});

/** Returns every number and label that the book's texts ask for, from the content that is played with. */
export function bookValues(content: Content, text: Text): Values {
  const examples = examplesOf(content);
  return {
    ...gameValues(content, text),
    ...expansionValues(content, examples),
    ...exampleValues(content, examples, text),
    ...labelsOfProgram(text),
  };
}

/** Returns the effect of the first card that has it, for the sentence that tells it. */
export const effectIn = (content: Content, type: keyof typeof EFFECTS) => cardsWith(content, type)[0]?.effect;

import { type Card, type Content, standardContent } from '../../../../shared/content/content.ts';
import { isInPlay } from '../../../../shared/content/inPlay.ts';
import { COLOURS } from '../../../../shared/vocabulary/colours.ts';
import type { Effect, EffectType } from '../../../../shared/vocabulary/effects.ts';
import { SIDES } from '../../../../shared/vocabulary/pieces.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';
import { TRACKS, type Tracks } from '../../../../shared/vocabulary/tracks.ts';

/* The numbers of the base game with the advanced cards as C tables (`tables.h`), from the game's own content. */

/** How C calls an effect of which owned copies are counted. Each `scholar` and each `bonusTile` has a name of its own. */
const COUNTED: Partial<Record<EffectType, string>> = {
  sellBonus: 'SELL',
  statueBonus: 'STATUE',
  medalDiscount: 'MEDAL',
  payToFeed: 'PAY_TO_FEED',
  foodSurplus: 'SURPLUS',
  incomeCatchUp: 'CATCH_UP',
  colonyLoot: 'LOOT',
  fullSilver: 'FULL_SILVER',
  setPoints: 'SETS',
  colourJoker: 'JOKER',
  doubleAction: 'DOUBLE',
  lowerRequirement: 'LOWER',
  payRequirement: 'PAY_REQ',
};
const KINDS = [
  'NONE',
  ...COLOURS.map((colour) => `SCHOLAR_${colour.toUpperCase()}`),
  'TILE0',
  'TILE1',
  ...Object.values(COUNTED),
];
/** Room in C for the cards of one colour and epoch. */
const STACK = 16;
/** Tracks higher than this have reached everything. */
const VALUES = 64;

/** Throws a RangeError for content of a shape that the C program does not know. */
function demand(holds: boolean, what: string): void {
  if (!holds) throw new RangeError(`the floor in C does not know ${what}`);
}

/** Four tracks in one number, a byte each. */
function packed(gains: Readonly<Tracks>): number {
  demand(
    TRACKS.every((track) => gains[track] >= 0 && gains[track] < VALUES),
    'such gains',
  );
  return TRACKS.reduce((sum, track, place) => sum + gains[track] * 256 ** place, 0);
}

function kindOf({ effect }: Card, earlier: readonly Card[]): string {
  if (effect === undefined) return 'NONE';
  if (effect.type === 'scholar') return `SCHOLAR_${effect.colour?.toUpperCase()}`;
  if (effect.type === 'bonusTile') return `TILE${earlier.filter((card) => card.effect?.type === 'bonusTile').length}`;
  return COUNTED[effect.type] ?? effect.type;
}

const list = (values: readonly (number | string)[]): string => `{${values.join(', ')}}`;
const row = (name: string, values: readonly number[], type = 'uint8_t'): string =>
  `static const ${type} ${name}[${values.length}] = ${list(values)};`;
const grid = (name: string, rows: readonly (readonly number[])[], type = 'uint8_t'): string =>
  `static const ${type} ${name}[${rows.length}][${rows[0]?.length}] = ${list(rows.map(list))};`;

/** Of each value of a track the bits of the requirements that it meets. */
const reach = (name: string, things: readonly { readonly requirement: number }[]): string =>
  row(
    name,
    Array.from({ length: VALUES }, (_, value) =>
      things.reduce((bits, { requirement }, place) => bits + (value >= requirement ? 2 ** place : 0), 0),
    ),
  );

type EffectNumber =
  | 'coins'
  | 'steps'
  | 'amount'
  | 'points'
  | 'actions'
  | Extract<keyof Effect, `coinsPer${string}` | `max${string}`>;

function numbersOf(content: Content, cards: readonly Card[]): string[] {
  /** A number of an effect that all its cards share. */
  const of = (type: EffectType, name: EffectNumber): number => {
    const values = new Set(cards.flatMap(({ effect }) => (effect?.type === type ? [effect[name]] : [])));
    demand(values.size === 1, `cards of ${type} that differ`);
    return [...values][0] as number;
  };

  const numbers = {
    N_CARDS: cards.length,
    STACK,
    SELL_COINS: of('sellBonus', 'coins'),
    TILE_STEPS: of('bonusTile', 'steps'),
    STATUE_MORE: of('statueBonus', 'amount'),
    FEED_PRICE: of('payToFeed', 'coinsPerCard'),
    FEED_MAX: of('payToFeed', 'maxCards'),
    SURPLUS_COINS: of('foodSurplus', 'coinsPerStep'),
    SURPLUS_MAX: of('foodSurplus', 'maxCoins'),
    CATCH_UP_COINS: of('incomeCatchUp', 'coinsPerTrack'),
    LOOT_COINS: of('colonyLoot', 'coins'),
    SET_POINTS: of('setPoints', 'points'),
    DOUBLE_ACTIONS: of('doubleAction', 'actions'),
    LOWER_BY: of('lowerRequirement', 'amount'),
    PAY_STEP: of('payRequirement', 'coinsPerStep'),
    PAY_MAX: of('payRequirement', 'maxCoins'),
    MEDALS_EACH: content.medals.maxEach,
    GOLD_POINTS: content.medals.goldPointsPerSet,
    TILES_EACH: content.bonusTilesPerColour,
    COINS_PER_POINT: content.coinsPerPoint,
  };
  return Object.entries(numbers).map(([name, value]) => `#define ${name} ${value}`);
}

function cardTables(cards: readonly Card[]): string[] {
  const lines = cards.map((card, place) => {
    const kind = kindOf(card, cards.slice(0, place));
    demand(KINDS.includes(kind) && (card.effect === undefined || card.colour === 'purple'), `the effect of ${card.id}`);
    return list([packed(card.gains), card.cost, COLOURS.indexOf(card.colour), card.points, `FX_${kind}`]);
  });
  const sizes = EPOCHS.map((epoch) =>
    COLOURS.map((colour) => cards.filter((card) => card.epoch === epoch && card.colour === colour).length),
  );
  demand(
    sizes.flat().every((size) => size >= 8 && size <= STACK),
    'stacks of such sizes',
  );
  const firsts = EPOCHS.map((epoch) =>
    COLOURS.map((colour) => cards.findIndex((card) => card.epoch === epoch && card.colour === colour)),
  );
  return [
    'typedef struct { uint32_t gains; uint8_t cost, colour, points, effect; } Card;',
    `static const Card CARDS[N_CARDS + 1] = {\n  ${[...lines, '{0, 255, 0, 0, FX_NONE}'].join(',\n  ')}\n};`,
    grid('FIRST_CARD', firsts),
    grid('STACK_SIZE', sizes),
  ];
}

function medalTables({ medals }: Content, cards: readonly Card[]): string[] {
  const discount = cards.find(({ effect }) => effect?.type === 'medalDiscount')?.effect;
  const prices = (medal: 'silver' | 'gold'): number[][] => [
    EPOCHS.map((epoch) => medals[medal][epoch]),
    EPOCHS.map((epoch) => discount?.[medal]?.[epoch] ?? medals[medal][epoch]),
  ];
  return [grid('SILVER_PRICE', prices('silver')), grid('GOLD_PRICE', prices('gold'))];
}

/** The text of `tables.h`. Throws a RangeError for content of a shape that the C program does not know. */
export function tables(content: Content = standardContent): string {
  const order = ({ epoch, colour }: Card): number => epoch * COLOURS.length + COLOURS.indexOf(colour);
  const cards = content.cards
    .filter((card) => isInPlay(card, { mode: 'advanced', expansions: [] }))
    .toSorted((a, b) => order(a) - order(b));
  const { statues, colonies, setupCards, saleValue } = content;
  demand(statues.length === 4 && colonies.length === 5 && setupCards.length === 5, 'so many pieces');
  demand(
    colonies.every(({ tiles }) => tiles.length === 5),
    'so many tiles of a colony',
  );
  return [
    '/* Made by tables.ts. */',
    '#pragma once',
    '#include <stdint.h>',
    `enum { ${KINDS.map((kind) => `FX_${kind}`).join(', ')}, FX_KINDS };`,
    ...numbersOf(content, cards),
    ...cardTables(cards),
    row(
      'SALE',
      EPOCHS.map((epoch) => saleValue[epoch]),
    ),
    ...medalTables(content, cards),
    ...(['requirement', 'points', 'bonus'] as const).map((name) =>
      row(
        `STATUE_${name.toUpperCase()}`,
        statues.map((statue) => statue[name]),
      ),
    ),
    reach('STATUE_REACH', statues),
    ...Object.entries({
      REQUIREMENT: colonies.map(({ requirement }) => requirement),
      PLUNDER_POINTS: colonies.map(({ plunderPoints }) => plunderPoints),
      PLUNDER_COINS: colonies.map(({ plunderCoins }) => plunderCoins),
      INTEGRATE_COST: colonies.map(({ integrateCost }) => integrateCost),
    }).map(([name, values]) => row(`COLONY_${name}`, values)),
    grid(
      'COLONY_GAINS',
      colonies.map(({ tiles }) => tiles.map(({ gains }) => packed(gains))),
      'uint32_t',
    ),
    grid(
      'COLONY_POINTS',
      colonies.map(({ tiles }) => tiles.map(({ points }) => points)),
    ),
    reach('COLONY_REACH', colonies),
    row(
      'INITIATIVE',
      setupCards.map(({ initiative }) => initiative),
    ),
    grid(
      'SETUP_COINS',
      setupCards.map((card) => SIDES.map((side) => card[side].coins)),
    ),
    grid(
      'SETUP_TRACKS',
      setupCards.map((card) => SIDES.map((side) => packed(card[side].tracks))),
      'uint32_t',
    ),
    '',
  ].join('\n');
}

import type { Effect } from '../../../shared/content/content.ts';
import { type Colour, TRACK_OF_COLOUR } from '../../../shared/vocabulary/colours.ts';
import type { EffectType } from '../../../shared/vocabulary/pieces.ts';
import type { SymbolName } from './symbols.ts';

/** One sign of an effect's short formula: a symbol (in a colour of the game, if it has one) or some characters. */
export type Sign = { readonly symbol: SymbolName; readonly colour?: Colour } | { readonly text: string };

const symbol = (name: SymbolName, colour?: Colour): Sign => (colour ? { symbol: name, colour } : { symbol: name });
const text = (characters: string): Sign => ({ text: characters });
const coin = symbol('coin');
const military = symbol('military', 'red');
const culture = symbol('culture', 'blue');
const food = symbol('food', 'green');

const pricesOf = (prices: Readonly<Record<string, number>> | undefined): string =>
  Object.values(prices ?? {}).join('·');

const writers: Readonly<Record<EffectType, (effect: Effect, colour: Colour) => readonly Sign[]>> = {
  sellBonus: ({ coins }) => [symbol('card'), symbol('arrow'), text(`+${coins}`), coin],
  bonusTile: ({ steps }) => [symbol('tile'), symbol('arrow'), text(`+${steps}`)],
  scholar: ({ colour = 'yellow', steps }) => [
    symbol('card', colour),
    text(`+${steps}`),
    symbol(TRACK_OF_COLOUR[colour], colour),
  ],
  statueBonus: ({ amount }) => [symbol('statue'), text(`+${amount}`)],
  medalDiscount: ({ silver, gold }) => [
    symbol('medal'),
    text(pricesOf(silver)),
    symbol('medal', 'yellow'),
    text(pricesOf(gold)),
  ],
  payToFeed: ({ coinsPerCard, maxCards }) => [
    text(`${coinsPerCard}`),
    coin,
    symbol('arrow'),
    food,
    text(`×${maxCards}`),
  ],
  foodSurplus: ({ coinsPerStep, maxCoins }) => [
    food,
    symbol('arrow'),
    text(`+${coinsPerStep}`),
    coin,
    text(`≤${maxCoins}`),
  ],
  incomeCatchUp: ({ coinsPerTrack }) => [military, culture, food, text(`+${coinsPerTrack}`), coin],
  colonyLoot: ({ coins }) => [symbol('colony'), symbol('arrow'), text(`+${coins}`), coin],
  fullSilver: () => [symbol('medal'), text('½'), symbol('arrow'), text('1')],
  setPoints: ({ points }) => [
    symbol('card', 'yellow'),
    symbol('card', 'red'),
    symbol('card', 'blue'),
    symbol('card', 'green'),
    symbol('card', 'purple'),
    text(`+${points}`),
  ],
  colourJoker: () => [symbol('medal', 'yellow'), symbol('card'), text('?')],
  doubleAction: ({ actions }) => [symbol('colony'), symbol('statue'), text(`×${actions}`)],
  lowerRequirement: ({ amount }) => [symbol('colony'), symbol('statue'), text(`−${amount}`)],
  payRequirement: ({ coinsPerStep, maxCoins }) => [
    text(`${coinsPerStep}`),
    coin,
    symbol('arrow'),
    military,
    culture,
    text(`≤${maxCoins}`),
  ],
  noDiscount: (_, colour) => [symbol('card', colour), symbol('arrow'), symbol('noDiscount')],
  tileLoan: ({ coins, buyBack }) => [symbol('tileLoan'), text(`+${coins}`), symbol('arrow'), text(`−${buyBack}`), coin],
  allyBonus: ({ steps }) => [symbol('colony'), symbol('arrow'), symbol('allyBonus'), text(`+${steps}`)],
  statueCoins: ({ coins }) => [symbol('statueCoins'), symbol('arrow'), text(`+${coins}`), coin],
  freeCard: () => [food, symbol('arrow'), symbol('freeCard'), text('+1')],
};

/** The formula by which a card of a colour shows its effect without words (rules §9, §10.3). */
export const signsOf = (effect: Effect, colour: Colour): readonly Sign[] => writers[effect.type](effect, colour);

import type { Card, Effect } from '../content/content.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { EffectType } from '../vocabulary/pieces.ts';
import { addToColour, byColour, ofColour } from './byKey.ts';

interface Sum {
  /** The cards that have an effect, in the order of purchase. */
  cards: readonly Card[];
  /** Coins more for a card that is sold. */
  sellBonus: number;
  /** Steps on its track for each card of a colour. */
  scholarSteps: Readonly<Record<Colour, number>>;
  /** Steps or points more for a tile on a statue. */
  statueBonus: number;
  medalDiscount: Effect | null;
  payToFeed: Effect | null;
  foodSurplus: Effect | null;
  /** Coins for each track above income. */
  catchUpCoins: number;
  /** Coins for taking a colony. */
  colonyLoot: number;
  /** Silver medals that score their whole track. */
  fullSilver: number;
  /** Points for a complete set. */
  setPoints: number;
  /** Cards that make good a missing colour. */
  jokers: number;
  doubleAction: Effect | null;
  /** Steps by which requirements are lower. */
  lowerRequirement: number;
  payRequirement: Effect | null;
  /** Coins that may be spent on requirements in one step. */
  paymentAllowance: number;
  /** Cards that forbid the discount of a colour. */
  noDiscount: Readonly<Record<Colour, number>>;
  /** Steps more on one track of an integrated colony. */
  allySteps: number;
  /** Cards on which a tile may have been lent. */
  loans: readonly Card[];
  /** Coins for carving a statue. */
  statueCoins: number;
  /** Cards that may be taken face down after feeding. */
  freeCards: number;
}

/**
 * What the effects of a seat's cards come to (rules §9, §10.3): added up once, when a card comes or goes, because the
 * rules ask at every turn. Never changed: a new one takes its place, so copies of a game share it.
 */
export type OwnedEffects = Readonly<Sum>;

const NONE: Readonly<Record<Colour, number>> = byColour(() => 0);

function withMore(figures: Readonly<Record<Colour, number>>, colour: Colour, more: number): Record<Colour, number> {
  const sum = byColour((other) => ofColour(figures, other));
  addToColour(sum, colour, more);
  return sum;
}

const NO_CARDS: readonly Card[] = [];

const nothing: () => void = () => undefined;

/** How each effect counts. Of those that do not add up, the first card that was bought does. */
const ADD: Readonly<Record<EffectType, (sum: Sum, effect: Effect, card: Card) => void>> = {
  sellBonus: (sum, { coins = 0 }) => {
    sum.sellBonus += coins;
  },
  bonusTile: nothing,
  scholar: (sum, { colour, steps = 0 }) => {
    if (colour !== undefined) sum.scholarSteps = withMore(sum.scholarSteps, colour, steps);
  },
  statueBonus: (sum, { amount = 0 }) => {
    sum.statueBonus += amount;
  },
  medalDiscount: (sum, effect) => {
    sum.medalDiscount ??= effect;
  },
  payToFeed: (sum, effect) => {
    sum.payToFeed ??= effect;
  },
  foodSurplus: (sum, effect) => {
    sum.foodSurplus ??= effect;
  },
  incomeCatchUp: (sum, { coinsPerTrack = 0 }) => {
    sum.catchUpCoins += coinsPerTrack;
  },
  colonyLoot: (sum, { coins = 0 }) => {
    sum.colonyLoot += coins;
  },
  fullSilver: (sum) => {
    sum.fullSilver += 1;
  },
  setPoints: (sum, { points = 0 }) => {
    sum.setPoints += points;
  },
  colourJoker: (sum) => {
    sum.jokers += 1;
  },
  doubleAction: (sum, effect) => {
    sum.doubleAction ??= effect;
  },
  lowerRequirement: (sum, { amount = 0 }) => {
    sum.lowerRequirement += amount;
  },
  payRequirement: (sum, effect) => {
    sum.payRequirement ??= effect;
    sum.paymentAllowance += effect.maxCoins ?? 0;
  },
  noDiscount: (sum, _effect, { colour }) => {
    sum.noDiscount = withMore(sum.noDiscount, colour, 1);
  },
  tileLoan: (sum, _effect, card) => {
    sum.loans = [...sum.loans, card];
  },
  allyBonus: (sum, { steps = 0 }) => {
    sum.allySteps += steps;
  },
  statueCoins: (sum, { coins = 0 }) => {
    sum.statueCoins += coins;
  },
  freeCard: (sum) => {
    sum.freeCards += 1;
  },
};

/** Adds up the effects of cards, given in the order of purchase; cards without an effect are left out. */
export function sumOfEffects(tableau: readonly Card[]): OwnedEffects {
  const cards = tableau.filter(({ effect }) => effect !== undefined);
  // With its fields written out, so that engines keep it in their fast form.
  const sum: Sum = {
    cards,
    sellBonus: 0,
    scholarSteps: NONE,
    statueBonus: 0,
    medalDiscount: null,
    payToFeed: null,
    foodSurplus: null,
    catchUpCoins: 0,
    colonyLoot: 0,
    fullSilver: 0,
    setPoints: 0,
    jokers: 0,
    doubleAction: null,
    lowerRequirement: 0,
    payRequirement: null,
    paymentAllowance: 0,
    noDiscount: NONE,
    loans: NO_CARDS,
    allySteps: 0,
    statueCoins: 0,
    freeCards: 0,
  };
  for (const card of cards) if (card.effect !== undefined) ADD[card.effect.type](sum, card.effect, card);
  return sum;
}

/** What a seat without any such card owns. */
export const NO_EFFECTS: OwnedEffects = sumOfEffects([]);

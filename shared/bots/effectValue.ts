import type { Card, Effect } from '../content/content.ts';
import type { ObservedSeat } from '../rules/observation.ts';
import type { Colour } from '../vocabulary/colours.ts';
import type { EffectType } from '../vocabulary/pieces.ts';
import type { Outlook } from './outlook.ts';

/** What an estimate may look at besides the effect: the seat, its cards by colour, and what is still to come. */
interface Circumstances {
  readonly seat: ObservedSeat;
  readonly counts: Readonly<Record<Colour, number>>;
  readonly outlook: Outlook;
}

type Estimate = (effect: Effect, circumstances: Circumstances) => number;

const bestTrack = (seat: ObservedSeat): number => Math.max(0, ...seat.silver.map((tile) => seat.tracks[tile]));

/** Points that an effect is expected to bring from now on, beyond what the preview of its purchase shows. */
const ESTIMATES: Readonly<Record<EffectType, Estimate>> = {
  sellBonus: (_effect, { outlook }) => outlook.drafts * 0.12,
  bonusTile: () => 0,
  scholar: ({ colour }, { counts, outlook }) =>
    (colour !== undefined && counts[colour] > 1 ? 0.6 : 0.4) * (outlook.drafts / 5),
  statueBonus: ({ amount = 0 }, { seat, outlook }) =>
    amount * Math.min(2, outlook.statueSteps) * 0.6 + seat.statues.filter(({ side }) => side === 'track').length * 0.5,
  medalDiscount: (_effect, { outlook }) => outlook.medalSteps * 2.2,
  payToFeed: (_effect, { seat }) => Math.max(0, seat.cards.length - seat.tracks.food) * 1.5 + 1.5,
  foodSurplus: (_effect, { seat, outlook }) =>
    Math.min(12, Math.max(0, seat.tracks.food - seat.cards.length) * 3) * 0.25 * outlook.medalSteps,
  incomeCatchUp: (_effect, { seat: { tracks }, outlook }) =>
    outlook.incomes *
    0.4 *
    [tracks.military, tracks.culture, tracks.food].filter((value) => value >= tracks.income - 1).length,
  colonyLoot: ({ coins = 0 }, { outlook }) => Math.min(3, outlook.colonySteps) * coins * 0.25,
  fullSilver: (_effect, { seat }) => (seat.silver.length > 0 ? 0 : 6 + bestTrack(seat) * 0.2),
  setPoints: ({ points = 0 }, { outlook }) => (outlook.drafts / 8) * points * 0.5,
  colourJoker: (_effect, { seat }) => 7 * Math.max(1, seat.gold) * 0.6,
  doubleAction: (_effect, { outlook }) => 4 * Math.min(2, outlook.colonySteps),
  lowerRequirement: ({ amount = 0 }, { outlook }) => amount * 0.9 * Math.min(2, outlook.colonySteps),
  payRequirement: (_effect, { seat, outlook }) => Math.min(8, seat.coins * 0.2) * Math.min(1, outlook.colonySteps),
  noDiscount: (_effect, { outlook }) => -outlook.drafts * 0.08,
  tileLoan: () => 0,
  allyBonus: ({ steps = 0 }, { outlook }) => steps * Math.min(3, outlook.colonySteps) * 0.7,
  statueCoins: ({ coins = 0 }, { outlook }) => coins * Math.min(3, outlook.statueSteps) * 0.3,
  freeCard: (_effect, { outlook }) => outlook.medalSteps * 1.2,
};

/** Returns the worth of a card's effect for the rest of the game, in points; 0 without an effect. */
export function effectValue(
  { effect }: Card,
  seat: ObservedSeat,
  counts: Readonly<Record<Colour, number>>,
  outlook: Outlook,
): number {
  return effect === undefined ? 0 : ESTIMATES[effect.type](effect, { seat, counts, outlook });
}

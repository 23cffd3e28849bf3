import type { Card } from '../../../shared/content/content.ts';
import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Effect, EffectType } from '../../../shared/vocabulary/effects.ts';
import type { Remaining } from './remaining.ts';

/** What an estimate may look at besides the effect: the seat, its cards by colour, and what is still to come. */
interface Circumstances {
  readonly seat: ObservedSeat;
  readonly counts: Readonly<Record<Colour, number>>;
  readonly remaining: Remaining;
}

type Estimate = (effect: Effect, circumstances: Circumstances) => number;

const bestTrack = (seat: ObservedSeat): number => Math.max(0, ...seat.silver.map((tile) => seat.tracks[tile]));

/**
 * Points that an effect is expected to bring from now on, beyond what the preview of its purchase shows. Others count for
 * nothing: this is a yardstick, and stays as it is when an effect is added.
 */
const ESTIMATES: Readonly<Partial<Record<EffectType, Estimate>>> = {
  sellBonus: (_effect, { remaining }) => remaining.drafts * 0.12,
  scholar: ({ colour }, { counts, remaining }) =>
    (colour !== undefined && counts[colour] > 1 ? 0.6 : 0.4) * (remaining.drafts / 5),
  statueBonus: ({ amount = 0 }, { seat, remaining }) =>
    amount * Math.min(2, remaining.statueSteps) * 0.6 +
    seat.statues.filter(({ side }) => side === 'track').length * 0.5,
  medalDiscount: (_effect, { remaining }) => remaining.medalSteps * 2.2,
  payToFeed: (_effect, { seat }) => Math.max(0, seat.cards.length - seat.tracks.food) * 1.5 + 1.5,
  foodSurplus: (_effect, { seat, remaining }) =>
    Math.min(12, Math.max(0, seat.tracks.food - seat.cards.length) * 3) * 0.25 * remaining.medalSteps,
  incomeCatchUp: (_effect, { seat: { tracks }, remaining }) =>
    remaining.incomes *
    0.4 *
    [tracks.military, tracks.culture, tracks.food].filter((value) => value >= tracks.income - 1).length,
  colonyLoot: ({ coins = 0 }, { remaining }) => Math.min(3, remaining.colonySteps) * coins * 0.25,
  fullSilver: (_effect, { seat }) => (seat.silver.length > 0 ? 0 : 6 + bestTrack(seat) * 0.2),
  setPoints: ({ points = 0 }, { remaining }) => (remaining.drafts / 8) * points * 0.5,
  colourJoker: (_effect, { seat }) => 7 * Math.max(1, seat.gold) * 0.6,
  doubleAction: (_effect, { remaining }) => 4 * Math.min(2, remaining.colonySteps),
  lowerRequirement: ({ amount = 0 }, { remaining }) => amount * 0.9 * Math.min(2, remaining.colonySteps),
  payRequirement: (_effect, { seat, remaining }) => Math.min(8, seat.coins * 0.2) * Math.min(1, remaining.colonySteps),
  noDiscount: (_effect, { remaining }) => -remaining.drafts * 0.08,
  allyBonus: ({ steps = 0 }, { remaining }) => steps * Math.min(3, remaining.colonySteps) * 0.7,
  statueCoins: ({ coins = 0 }, { remaining }) => coins * Math.min(3, remaining.statueSteps) * 0.3,
  freeCard: (_effect, { remaining }) => remaining.medalSteps * 1.2,
};

/** Returns the worth of a card's effect for the rest of the game, in points; 0 without an effect. */
export function effectEstimate(
  { effect }: Card,
  seat: ObservedSeat,
  counts: Readonly<Record<Colour, number>>,
  remaining: Remaining,
): number {
  return effect === undefined ? 0 : (ESTIMATES[effect.type]?.(effect, { seat, counts, remaining }) ?? 0);
}

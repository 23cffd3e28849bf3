import type { Effect } from '../content/content.ts';
import { cardOf } from '../content/content.ts';
import type { ObservedSeat } from '../rules/observation.ts';
import type { EffectType } from '../vocabulary/pieces.ts';
import type { Outlook } from './outlook.ts';

type Estimate = (effect: Effect, seat: ObservedSeat, outlook: Outlook) => number;

const ownedOf = (seat: ObservedSeat, colour: string | undefined): number =>
  seat.cards.filter((id) => cardOf(id).colour === colour).length;

const bestTrack = (seat: ObservedSeat): number => Math.max(0, ...seat.silver.map((tile) => seat.tracks[tile]));

/** Points that an effect is expected to bring from now on, beyond what the preview of its purchase shows. */
const ESTIMATES: Readonly<Record<EffectType, Estimate>> = {
  sellBonus: (_effect, _seat, outlook) => outlook.drafts * 0.12,
  bonusTile: () => 0,
  scholar: (effect, seat, outlook) => (ownedOf(seat, effect.colour) > 1 ? 0.6 : 0.4) * (outlook.drafts / 5),
  statueBonus: (effect, seat, outlook) =>
    (effect.amount ?? 0) * Math.min(2, outlook.statueSteps) * 0.6 +
    seat.statues.filter(({ side }) => side === 'track').length * 0.5,
  medalDiscount: (_effect, _seat, outlook) => outlook.medalSteps * 2.2,
  payToFeed: (_effect, seat) => Math.max(0, seat.cards.length - seat.tracks.food) * 1.5 + 1.5,
  foodSurplus: (_effect, seat, outlook) =>
    Math.min(12, Math.max(0, seat.tracks.food - seat.cards.length) * 3) * 0.25 * outlook.medalSteps,
  incomeCatchUp: (_effect, seat, outlook) =>
    outlook.incomes *
    0.4 *
    [seat.tracks.military, seat.tracks.culture, seat.tracks.food].filter((value) => value >= seat.tracks.income - 1)
      .length,
  colonyLoot: (effect, _seat, outlook) => Math.min(3, outlook.colonySteps) * (effect.coins ?? 0) * 0.25,
  fullSilver: (_effect, seat) => (seat.silver.length > 0 ? 0 : 6 + bestTrack(seat) * 0.2),
  setPoints: (effect, _seat, outlook) => (outlook.drafts / 8) * (effect.points ?? 0) * 0.5,
  colourJoker: (_effect, seat) => 7 * Math.max(1, seat.gold) * 0.6,
  doubleAction: (_effect, _seat, outlook) => 4 * Math.min(2, outlook.colonySteps),
  lowerRequirement: (effect, _seat, outlook) => (effect.amount ?? 0) * 0.9 * Math.min(2, outlook.colonySteps),
  payRequirement: (_effect, seat, outlook) => Math.min(8, seat.coins * 0.2) * Math.min(1, outlook.colonySteps),
};

/** Returns the worth of an effect for the rest of the game, in points; 0 without an effect. */
export function effectValue(effect: Effect | undefined, seat: ObservedSeat, outlook: Outlook): number {
  return effect === undefined ? 0 : ESTIMATES[effect.type](effect, seat, outlook);
}

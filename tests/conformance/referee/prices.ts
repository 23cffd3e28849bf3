import { copiesOf, countOf, type Holdings, openCardsWith, owns } from './holdings.ts';
import { cardOf, printed } from './printed.ts';

/** §5.1, §10.3 `noDiscount` */
export function priceOf(seat: Holdings, id: string): number {
  const { cost, colour } = cardOf(id);
  const fullPrice = openCardsWith(seat, 'noDiscount').some((owned) => owned.colour === colour);
  return fullPrice ? cost : Math.max(0, cost - countOf(seat, colour));
}

/** §5.3, §9 `sellBonus` */
export const saleOf = (seat: Holdings, id: string): number => cardOf(id).epoch + 1 + copiesOf(seat, 'sellBonus');

/** Coins for the steps that are missing to a requirement (§9 `lowerRequirement`, `payRequirement`); `null`: not possible. */
export function qualifyingCost(seat: Holdings, requirement: number, value: number, spent: number): number | null {
  const missing = requirement - (owns(seat, 'lowerRequirement') ? 4 : 0) - value;
  if (missing <= 0) return 0;
  const cost = 3 * missing;
  return owns(seat, 'payRequirement') && cost + spent <= 30 && cost <= seat.coins ? cost : null;
}

/** §9 `colonyLoot` */
export const lootOf = (seat: Holdings): number => (owns(seat, 'colonyLoot') ? 4 : 0);

/** §7.5, §9 `medalDiscount` */
export function medalPrice(seat: Holdings, medal: 'silver' | 'gold', epoch: 1 | 2 | 3): number {
  if (!owns(seat, 'medalDiscount') || epoch === 1) return printed.medals[medal][epoch];
  return medal === 'silver' ? { 2: 4, 3: 15 }[epoch] : { 2: 6, 3: 22 }[epoch];
}

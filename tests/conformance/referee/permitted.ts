import { cardOf, colonyOf, content } from '../../../shared/content/content.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { type ColonyLevel, type StatueRequirement, TILE_SIDES } from '../../../shared/vocabulary/pieces.ts';
import { copiesOf, countOf, type Holdings, owns, trackOf, unusedColours } from './holdings.ts';

/* What rules.md permits at each decision, in any order. */

/** §5.1 */
export const priceOf = (seat: Holdings, id: string): number =>
  Math.max(0, cardOf(id).cost - countOf(seat, cardOf(id).colour));

/** §5.3, §9 `sellBonus` */
export const saleOf = (seat: Holdings, id: string): number => cardOf(id).epoch + 1 + copiesOf(seat, 'sellBonus');

type Drafted =
  | { type: 'draft'; keep: string }
  | { type: 'take'; colour: 'yellow' | 'red' | 'blue' | 'green' | 'purple' };

/** §4.2, §6: buy or sell one card; §12: `tile` where a bonusTile card finds an unused one. */
export function usesOf(seat: Holdings, id: string, drafted: Drafted): Action[] {
  const sell: Action = { ...drafted, action: 'sell' };
  if (priceOf(seat, id) > seat.coins) return [sell];
  const tiles = cardOf(id).effect?.type === 'bonusTile' ? unusedColours(seat) : [];
  if (tiles.length === 0) return [sell, { ...drafted, action: 'buy' }];
  return [sell, ...tiles.map((tile): Action => ({ ...drafted, action: 'buy', tile }))];
}

/** Coins for the steps that are missing to a requirement (§9 `lowerRequirement`, `payRequirement`); `null`: not possible. */
export function qualifyingCost(seat: Holdings, requirement: number, value: number, spent: number): number | null {
  const missing = requirement - (owns(seat, 'lowerRequirement') ? 4 : 0) - value;
  if (missing <= 0) return 0;
  const cost = 3 * missing;
  return owns(seat, 'payRequirement') && cost + spent <= 30 && cost <= seat.coins ? cost : null;
}

const loot = (seat: Holdings): number => (owns(seat, 'colonyLoot') ? 4 : 0);

/** §7.2 with `spent` coins of `payRequirement` gone; `left` tells how high each stack still is. */
export function coloniesOf(seat: Holdings, spent: number, left: (level: ColonyLevel) => number): Action[] {
  return content.colonies.flatMap(({ level, requirement, integrateCost }): Action[] => {
    const cost = qualifyingCost(seat, requirement, trackOf(seat, 'military'), spent);
    if (cost === null || left(level) === 0 || seat.colonies.some((taken) => taken.level === level)) return [];
    const plunder: Action = { type: 'colony', level, action: 'plunder' };
    if (seat.coins - cost + loot(seat) < integrateCost) return [plunder];
    return [plunder, { type: 'colony', level, action: 'integrate' }];
  });
}

/** Settles §7.2; `top` is the tile on top of the stack. */
export function settleColony(
  seat: Holdings,
  level: ColonyLevel,
  how: 'plunder' | 'integrate',
  cost: number,
  top: string,
): void {
  const { plunderCoins, integrateCost } = colonyOf(level);
  seat.coins += loot(seat) - cost + (how === 'plunder' ? plunderCoins : -integrateCost);
  seat.colonies.push({ level, tile: how === 'plunder' ? null : top });
}

/** §7.3 */
export function statuesOf(seat: Holdings, spent: number): Action[] {
  return content.statues.flatMap(({ requirement }): Action[] => {
    const cost = qualifyingCost(seat, requirement, trackOf(seat, 'culture'), spent);
    if (cost === null || seat.statues.some((carved) => carved.requirement === requirement)) return [];
    return unusedColours(seat).flatMap((tile) =>
      TILE_SIDES.map((side): Action => ({ type: 'statue', requirement: requirement as StatueRequirement, tile, side })),
    );
  });
}

/** §7.4, §9 `payToFeed`, after `paid` payments in this feeding. */
export function feedingOf(seat: Holdings, paid: number): Action[] {
  if (seat.cards.length - paid <= trackOf(seat, 'food') || seat.cards.length === 0) return [];
  const canPay = owns(seat, 'payToFeed') && paid < 6 && seat.coins >= 2;
  return [
    ...seat.cards.map((card): Action => ({ type: 'remove', card })),
    ...(canPay ? [{ type: 'payToFeed' } as const] : []),
  ];
}

/** §7.5, §9 `medalDiscount` */
export function medalPrice(seat: Holdings, medal: 'silver' | 'gold', epoch: 1 | 2 | 3): number {
  if (!owns(seat, 'medalDiscount') || epoch === 1) return content.medals[medal][epoch];
  return medal === 'silver' ? { 2: 4, 3: 15 }[epoch] : { 2: 6, 3: 22 }[epoch];
}

export function medalsOf(seat: Holdings, epoch: 1 | 2 | 3): Action[] {
  const silver = seat.silver.length < 2 && medalPrice(seat, 'silver', epoch) <= seat.coins;
  const gold = seat.gold < 2 && medalPrice(seat, 'gold', epoch) <= seat.coins;
  return [
    ...(silver ? unusedColours(seat).map((tile): Action => ({ type: 'silver', tile })) : []),
    ...(gold ? [{ type: 'gold' } as const] : []),
  ];
}

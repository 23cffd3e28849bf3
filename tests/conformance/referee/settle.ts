import type { MonumentAction, StallAction } from '../../../shared/vocabulary/actions.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { copiesOf, type Holdings, openCardsWith, ownedCards, owns, sum, trackOf } from './holdings.ts';
import { lootOf, medalPrice, priceOf, saleOf } from './prices.ts';
import { cardOf, colonyOf } from './printed.ts';

/* What an action does to what lies before a seat, by rules.md; that it is permitted is taken for granted. */

/** §5, §10.3 `tileLoan`: the loan is paid out after the price. */
export function settleCard(
  seat: Holdings,
  card: string,
  use: { action: 'buy' | 'sell'; tile?: Track | undefined },
): void {
  if (use.action === 'sell') {
    seat.coins += saleOf(seat, card);
    return;
  }
  seat.coins -= priceOf(seat, card);
  seat.cards.push(card);
  if (use.tile === undefined) return;
  seat.cardTiles.push({ card, tile: use.tile });
  const { effect } = cardOf(card);
  if (effect?.type === 'tileLoan') seat.coins += effect.coins ?? 0;
}

/** §7.1, §9 `incomeCatchUp`, §16.4 */
export function gainIncome(seat: Holdings): void {
  const income = trackOf(seat, 'income');
  const above = (['military', 'culture', 'food'] as const).filter((track) => trackOf(seat, track) > income);
  seat.coins += Math.max(0, income) + 2 * above.length * copiesOf(seat, 'incomeCatchUp');
}

/** §10.2 (a) */
export function placeMarketCoin(seat: Holdings, { space }: StallAction): void {
  if (space === 'keep') seat.coins += 1;
  else seat.stall[space] += 1;
}

/** §10.2 (b) */
export function growMarket(seat: Holdings): void {
  const income = trackOf(seat, 'income');
  const surplus = trackOf(seat, 'food') - ownedCards(seat).length;
  if (income >= 8 && surplus >= 3) seat.market = 'large';
  else if (income >= 6 && surplus >= 2) seat.market ??= 'small';
}

/** §7.2, §9 `colonyLoot`, after the seat has qualified; `top` is the tile on top of the stack. */
export function settleColony(seat: Holdings, level: number, how: 'plunder' | 'integrate', top: string): void {
  const { plunderCoins, integrateCost } = colonyOf(level);
  seat.coins += lootOf(seat) + (how === 'plunder' ? plunderCoins : -integrateCost);
  seat.colonies.push({ level, tile: how === 'plunder' ? null : top });
}

/** §10.3 `allyBonus`: copies add up on the same track. */
export function gainAllyBonus(seat: Holdings, track: Track): void {
  seat.allied.push({ track, steps: sum(openCardsWith(seat, 'allyBonus').map(({ effect }) => effect?.steps ?? 0)) });
}

/** §7.3, §10.3 `statueCoins` */
export function settleStatue(seat: Holdings, statue: Holdings['statues'][number]): void {
  seat.coins += sum(openCardsWith(seat, 'statueCoins').map(({ effect }) => effect?.coins ?? 0));
  seat.statues.push(statue);
}

/** §10.1, up to the flip; `top` is the monument on top of the stack. */
export function settleMonument(seat: Holdings, how: MonumentAction['action'], top: string): void {
  seat.coins += how === 'reuse' ? 12 : -4;
  seat.monument = { monument: how === 'reuse' ? null : top, tile: null, side: null };
}

/** §10.3 `tileLoan` */
export function redeemTile(seat: Holdings, card: string): void {
  seat.coins -= cardOf(card).effect?.buyBack ?? 0;
  seat.cardTiles = seat.cardTiles.filter((placed) => placed.card !== card);
}

/** §7.4; a lent tile is gone with its card, any other is free again (§9 `bonusTile`, §16.5). */
export function removeCard(seat: Holdings, card: string): void {
  const lent = seat.cardTiles.filter((placed) => placed.card === card && cardOf(card).effect?.type === 'tileLoan');
  seat.lostTiles.push(...lent.map(({ tile }) => tile));
  seat.cardTiles = seat.cardTiles.filter((placed) => placed.card !== card);
  seat.cards = seat.cards.filter((owned) => owned !== card);
  seat.faceDown = seat.faceDown.filter((owned) => owned !== card);
}

/** §9 `foodSurplus`, §16.2 */
export function gainFoodSurplus(seat: Holdings): void {
  const surplus = trackOf(seat, 'food') - ownedCards(seat).length;
  if (owns(seat, 'foodSurplus') && surplus > 0) seat.coins += Math.min(12, 3 * surplus);
}

/** §7.5: silver takes a tile, gold (`null`) none. */
export function settleMedal(seat: Holdings, tile: Track | null, epoch: 1 | 2 | 3): void {
  seat.coins -= medalPrice(seat, tile === null ? 'gold' : 'silver', epoch);
  if (tile === null) seat.gold += 1;
  else seat.silver.push(tile);
}

import type { SeatState } from '../position/seat.ts';
import { UNPAYABLE } from './requirements.ts';
import { cardsOwned } from './tableau.ts';

/** Cards that still have to be removed or paid for after `payments` (rules §7.4). */
export const unfedCards = (seat: SeatState, payments: number): number =>
  Math.max(0, Math.min(cardsOwned(seat), cardsOwned(seat) - payments - seat.tracks.food));

/** The price of feeding one card with coins, or `UNPAYABLE` when the seat cannot (rules §9 `payToFeed`). */
export function feedingPrice(seat: SeatState, payments: number): number {
  const effect = seat.effects.payToFeed;
  if (effect === null || payments >= (effect.maxCards ?? 0)) return UNPAYABLE;
  const price = effect.coinsPerCard ?? 0;
  return price <= seat.coins ? price : UNPAYABLE;
}

/** Coins for food that is left over at the end of the seat's feeding (rules §9 `foodSurplus`). */
export function surplusCoins(seat: SeatState): number {
  const effect = seat.effects.foodSurplus;
  if (effect === null) return 0;
  const surplus = Math.max(0, seat.tracks.food - cardsOwned(seat));
  return Math.min(surplus * (effect.coinsPerStep ?? 0), effect.maxCoins ?? 0);
}

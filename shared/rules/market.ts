import type { Content } from '../content/content.ts';
import { MARKETS, type Market, type StallSpace } from '../vocabulary/pieces.ts';
import type { SeatState } from './position.ts';
import { cardsOwned } from './tableau.ts';

/** Coins that the seat's marketplace gives after each income (rules §10.2). */
export const marketCoinsOf = (content: Content, seat: SeatState): number =>
  seat.market === null ? 0 : content.market[seat.market].coins;

/** Keeps a coin of the market, or locks it below the stall for ever (rules §10.2, §16.8). */
export function placeMarketCoin(seat: SeatState, space: StallSpace): void {
  if (space === 'keep') {
    seat.coins += 1;
    return;
  }
  seat.stall = { ...seat.stall, [space]: seat.stall[space] + 1 };
  if (space !== 'points') seat.tracks[space] += 1;
}

function deserves(content: Content, seat: SeatState, market: Market): boolean {
  const { income, foodSurplus } = content.market[market];
  return seat.tracks.income >= income && seat.tracks.food >= cardsOwned(seat) + foodSurplus;
}

/** The larger marketplace that the seat gets now, or `null` (rules §10.2). */
export function marketToOpen(content: Content, seat: SeatState): Market | null {
  const owned = seat.market === null ? -1 : MARKETS.indexOf(seat.market);
  return MARKETS.findLast((market, size) => size > owned && deserves(content, seat, market)) ?? null;
}

/** Points of the coins locked below the points (rules §10.2). */
export const pointsOfMarket = (content: Content, seat: SeatState): number =>
  seat.stall.points * content.market.stallPoints;

import type { Content, Marketplace } from '../../content/content.ts';
import { MARKETS, type Market, type StallSpace } from '../../vocabulary/pieces.ts';
import { addToTrack } from '../position/byKey.ts';
import type { SeatState } from '../position/seat.ts';
import { cardsOwned } from './tableau.ts';

const marketplace = ({ market: { small, large } }: Content, market: Market): Marketplace =>
  market === 'small' ? small : large;

/** Coins that the seat's marketplace gives after each income (rules §10.2). */
export const marketCoinsOf = (content: Content, seat: SeatState): number =>
  seat.market === null ? 0 : marketplace(content, seat.market).coins;

/** Keeps a coin of the market, or locks it below the stall for ever (rules §10.2, §16.8). */
export function placeMarketCoin(seat: SeatState, space: StallSpace): void {
  if (space === 'keep') {
    seat.coins += 1;
    return;
  }
  const { income, military, culture, food, points } = seat.stall;
  const stall = { income, military, culture, food, points };
  seat.stall = stall;
  if (space === 'points') {
    stall.points += 1;
    return;
  }
  addToTrack(stall, space, 1);
  addToTrack(seat.tracks, space, 1);
}

function deserves(content: Content, seat: SeatState, market: Market): boolean {
  const { income, foodSurplus } = marketplace(content, market);
  return seat.tracks.income >= income && seat.tracks.food >= cardsOwned(seat) + foodSurplus;
}

/**
 * The marketplace that the seat opens or upgrades to now: the largest that it is eligible for; `null` when it gets none
 * (rules §10.2).
 */
export function marketToOpen(content: Content, seat: SeatState): Market | null {
  for (let size = MARKETS.length - 1; size >= 0; size--) {
    const market = MARKETS[size] as Market;
    if (market === seat.market) return null;
    if (deserves(content, seat, market)) return market;
  }
  return null;
}

/** Points of the coins that are locked under the stall's points space (rules §10.2). */
export const pointsOfMarket = (content: Content, seat: SeatState): number =>
  seat.stall.points * content.market.stallPoints;

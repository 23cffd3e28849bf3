import type { Content } from '../../content/content.ts';
import type { Medal } from '../../vocabulary/pieces.ts';
import type { Epoch } from '../../vocabulary/time.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { withOneMore } from '../position/lists.ts';
import type { SeatState } from '../position/seat.ts';
import { countTile } from './tiles.ts';

/** Price of a medal in an epoch, with `medalDiscount` where the seat has it (rules §7.5, §9). */
export function medalPrice(content: Content, seat: SeatState, medal: Medal, epoch: Epoch): number {
  const { medalDiscount } = seat.effects;
  if (medal === 'gold') return medalDiscount?.gold?.[epoch] ?? content.medals.gold[epoch];
  return medalDiscount?.silver?.[epoch] ?? content.medals.silver[epoch];
}

/** Medals of a kind that the seat holds. */
export const medalsHeld = (seat: SeatState, medal: Medal): number =>
  medal === 'gold' ? seat.gold : seat.silver.length;

/** Whether the seat has room for one more medal of this kind and can pay it. */
export const canBuyMedal = (content: Content, seat: SeatState, medal: Medal, epoch: Epoch): boolean =>
  medalsHeld(seat, medal) < content.medals.maxEach && medalPrice(content, seat, medal, epoch) <= seat.coins;

/** Buys a silver medal and places an unused tile on it. */
export function buySilver(content: Content, seat: SeatState, tile: Track, epoch: Epoch): void {
  seat.coins -= medalPrice(content, seat, 'silver', epoch);
  countTile(seat, tile, -1);
  seat.silver = withOneMore(seat.silver, tile);
}

export function buyGold(content: Content, seat: SeatState, epoch: Epoch): void {
  seat.coins -= medalPrice(content, seat, 'gold', epoch);
  seat.gold += 1;
}

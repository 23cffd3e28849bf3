import type { SeatState } from '../position/seat.ts';

/** Coins of the income track; below 0 it counts as 0 (rules §7.1, §16.4). */
export const incomeOf = (seat: SeatState): number => Math.max(0, seat.tracks.income);

/** Coins for each other track that is strictly above income (rules §9 `incomeCatchUp`). */
export function catchUpCoins(seat: SeatState): number {
  const perTrack = seat.effects.incomeCatchUp;
  if (perTrack === 0) return 0;
  const { income, military, culture, food } = seat.tracks;
  return perTrack * ((military > income ? 1 : 0) + (culture > income ? 1 : 0) + (food > income ? 1 : 0));
}

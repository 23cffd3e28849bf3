import { ofColour } from '../../rules/byKey.ts';
import { leaderOf } from '../../rules/position.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

export const TABLE_FEATURES = 21;

/** The clock, what was agreed, and what little of the others matters: 21 numbers. */
export function tableFeatures(
  { game, seat, state, clock, others, score, sets }: SeatFacts,
  out: Float32Array,
  at: number,
): number {
  const { options } = game.table;
  const seats = game.seats.length;
  const isPhaseB = game.phase === 'B';
  out[at] = clock.drafts / 30;
  out[at + 1] = clock.draftsToFeeding / 10;
  out[at + 2] = clock.incomes / 6;
  out[at + 3] = clock.colonies / 6;
  out[at + 4] = clock.statues / 6;
  out[at + 5] = clock.feedings / 3;
  out[at + 6] = clock.medals / 3;
  out[at + 7] = clock.marketCoins / 2;
  out[at + 8] = clock.freeCards / 2;
  out[at + 9] = game.epoch === 1 ? 1 : 0;
  out[at + 10] = game.epoch === 3 ? 1 : 0;
  out[at + 11] = isPhaseB ? 1 : 0;
  out[at + 12] = (seats - 2) / 3;
  out[at + 13] = options.mode === 'advanced' ? 1 : 0;
  out[at + 14] = options.expansions.includes('nobles') ? 1 : 0;
  out[at + 15] = options.expansions.includes('market') ? 1 : 0;
  out[at + 16] = options.expansions.includes('monuments') ? 1 : 0;
  out[at + 17] = ((seat - leaderOf(game) + seats) % seats) / 4;
  out[at + 18] = clipped((score.total - others.points) / 60);
  out[at + 19] = others.coins / 40;
  let open = 0;
  if (isPhaseB && clock.drafts > 0) {
    for (const colour of COLOURS) {
      open += ofColour(state.counts, colour) === sets && ofColour(game.piles, colour).length > 0 ? 1 : 0;
    }
  }
  out[at + 20] = open / 5;
  return at + TABLE_FEATURES;
}

import { ofColour, ofTrack } from '../../rules/byKey.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

export const BOARD_FEATURES = 37;

/** Coins, tracks, cards, sets, food, tiles, and what the clock makes of them: 37 numbers. */
export function boardFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { state, clock, score, cards, sets, missing } = facts;
  const { coins, tracks, tiles, counts } = state;
  let next = at;
  for (const track of TRACKS) {
    out[next] = ofTrack(tracks, track) / 25;
    out[next + 1] = ofTrack(tiles, track) / 2;
    next += 2;
  }
  for (const colour of COLOURS) out[next++] = ofColour(counts, colour) / 7;
  const slack = tracks.food - cards;
  out[next] = coins / 30;
  out[next + 1] = clipped((coins - 4) / 8);
  out[next + 2] = cards / 25;
  out[next + 3] = sets / 5;
  out[next + 4] = missing / 5;
  out[next + 5] = clipped(slack / 10);
  out[next + 6] = slack < 0 ? Math.min(1, -slack / 6) : 0;
  out[next + 7] = (tiles.income + tiles.military + tiles.culture + tiles.food) / 8;
  out[next + 8] = score.colonies / 50;
  out[next + 9] = score.statues / 60;
  out[next + 10] = score.silver / 30;
  out[next + 11] = score.gold / 60;
  out[next + 12] = score.cards / 40;
  out[next + 13] = score.market / 10;
  out[next + 14] = score.total / 150;
  out[next + 15] = (tracks.income * clock.incomes) / 60;
  out[next + 16] = (coins * clock.drafts) / 300;
  out[next + 17] = (tracks.military * clock.colonies) / 60;
  out[next + 18] = (tracks.culture * clock.statues) / 60;
  out[next + 19] = (tracks.food * clock.feedings) / 30;
  out[next + 20] = (cards * clock.feedings) / 30;
  out[next + 21] = (sets * clock.drafts) / 60;
  out[next + 22] = clock.draftsToFeeding > 0 ? clipped((slack * 2 - clock.draftsToFeeding) / 12) : 0;
  out[next + 23] = tracks.income === Math.max(0, tracks.income) ? 0 : tracks.income / 5;
  return next + 24;
}

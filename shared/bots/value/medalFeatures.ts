import { medalPrice } from '../../rules/medals.ts';
import { EPOCHS, type Epoch } from '../../vocabulary/time.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

export const MEDAL_FEATURES = 15;

/** Medals bought, what they may still gain, and whether the next can be paid: 15 numbers. */
export function medalFeatures(facts: SeatFacts, out: Float32Array, at: number): number {
  const { state, clock, sets, content } = facts;
  const { silver, gold, tracks } = state;
  const room = content.medals.maxEach;
  let next = at;
  for (const track of TRACKS) {
    let medals = 0;
    for (const tile of silver) medals += tile === track ? 1 : 0;
    out[next++] = medals / 2;
  }
  out[next] = silver.length / room;
  out[next + 1] = gold / room;
  out[next + 2] = (gold * sets) / 10;
  out[next + 3] = (gold * clock.drafts) / 60;
  out[next + 4] = (silver.length * clock.drafts) / 60;
  const best = Math.max(tracks.income, tracks.military, tracks.culture, tracks.food);
  out[next + 5] = clock.medals > 0 ? ((room - silver.length) * best) / 80 : 0;
  out[next + 6] = clock.medals > 0 ? ((room - gold) * sets) / 10 : 0;
  affordFeatures(facts, out, next + 7);
  return next + 11;
}

/** Coins at the next medal step, as far as they are sure, against the prices there and one epoch later. */
function affordFeatures(facts: SeatFacts, out: Float32Array, at: number): void {
  const { state, clock, content } = facts;
  out.fill(0, at, at + 4);
  if (clock.medals === 0) return;
  const epoch = (EPOCHS.length + 1 - clock.medals) as Epoch;
  const incomes = clock.incomes - 2 * (clock.medals - 1);
  const coins = state.coins + Math.max(0, state.tracks.income) * incomes;
  const silver = medalPrice(content, state, 'silver', epoch);
  const gold = medalPrice(content, state, 'gold', epoch);
  const hasRoom = { silver: state.silver.length < content.medals.maxEach, gold: state.gold < content.medals.maxEach };
  out[at] = hasRoom.silver ? clipped((coins - silver) / 12) : 0;
  out[at + 1] = hasRoom.gold ? clipped((coins - gold) / 12) : 0;
  out[at + 2] = hasRoom.gold && hasRoom.silver ? clipped((coins - gold - silver) / 20) : 0;
  out[at + 3] = hasRoom.gold ? (gold / 30) * state.gold : 0;
}

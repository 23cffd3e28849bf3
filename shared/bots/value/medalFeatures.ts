import { medalPrice } from '../../rules/pieces/medals.ts';
import { EPOCHS, type Epoch } from '../../vocabulary/time.ts';
import { TRACKS } from '../../vocabulary/tracks.ts';
import { named, placesOf } from './featureNames.ts';
import { clipped, type SeatFacts } from './seatFacts.ts';

/** Silver medals of each track; then these. */
const NAMES = [
  'silver',
  'gold',
  'goldSets',
  'goldToGrow',
  'silverToGrow',
  'silverRoom',
  'goldRoom',
  'silverAffordable',
  'goldAffordable',
  'bothAffordable',
  'goldTooMany',
  'goldTwice',
  'goldAndSilverTwice',
  'goldAtTheEnd',
] as const;
const AT = placesOf(NAMES);

export const MEDAL_FEATURES = named('medals', [...TRACKS.map((track) => `${track}Silver`), ...NAMES]);

/** Medals bought, what they may still gain, and whether the next can be paid. */
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
  out[next + AT.silver] = silver.length / room;
  out[next + AT.gold] = gold / room;
  out[next + AT.goldSets] = (gold * sets) / 10;
  out[next + AT.goldToGrow] = (gold * clock.drafts) / 60;
  out[next + AT.silverToGrow] = (silver.length * clock.drafts) / 60;
  const best = Math.max(tracks.income, tracks.military, tracks.culture, tracks.food);
  out[next + AT.silverRoom] = clock.medals > 0 ? ((room - silver.length) * best) / 80 : 0;
  out[next + AT.goldRoom] = clock.medals > 0 ? ((room - gold) * sets) / 10 : 0;
  affordFeatures(facts, out, next);
  return next + NAMES.length;
}

/** Coins at the next medal step, as far as they are sure, against the prices there and one epoch later. */
function affordFeatures(facts: SeatFacts, out: Float32Array, at: number): void {
  const { state, clock, content } = facts;
  out[at + AT.silverAffordable] = 0;
  out[at + AT.goldAffordable] = 0;
  out[at + AT.bothAffordable] = 0;
  out[at + AT.goldTooMany] = 0;
  out[at + AT.goldTwice] = 0;
  out[at + AT.goldAndSilverTwice] = 0;
  out[at + AT.goldAtTheEnd] = 0;
  if (clock.medals === 0) return;
  const epoch = (EPOCHS.length + 1 - clock.medals) as Epoch;
  const incomes = clock.incomes - 2 * (clock.medals - 1);
  const coins = state.coins + Math.max(0, state.tracks.income) * incomes;
  const silver = medalPrice(content, state, 'silver', epoch);
  const gold = medalPrice(content, state, 'gold', epoch);
  const hasRoom = { silver: state.silver.length < content.medals.maxEach, gold: state.gold < content.medals.maxEach };
  out[at + AT.silverAffordable] = hasRoom.silver ? clipped((coins - silver) / 12) : 0;
  out[at + AT.goldAffordable] = hasRoom.gold ? clipped((coins - gold) / 12) : 0;
  out[at + AT.bothAffordable] = hasRoom.gold && hasRoom.silver ? clipped((coins - gold - silver) / 20) : 0;
  out[at + AT.goldTooMany] = hasRoom.gold ? (gold / 30) * state.gold : 0;
  const goldRoom = content.medals.maxEach - state.gold;
  const silverRoom = content.medals.maxEach - state.silver.length;
  out[at + AT.goldTwice] = goldRoom > 1 ? clipped((coins - 2 * gold) / 12) : 0;
  out[at + AT.goldAndSilverTwice] = clipped((coins - goldRoom * gold - silverRoom * silver) / 20);
  const atLast = state.coins + Math.max(0, state.tracks.income) * clock.incomes;
  out[at + AT.goldAtTheEnd] = goldRoom > 0 ? clipped((atLast - medalPrice(content, state, 'gold', 3)) / 30) : 0;
}

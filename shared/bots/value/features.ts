import { BOARD_FEATURES, boardFeatures } from './boardFeatures.ts';
import { EFFECT_FEATURES, effectFeatures } from './effectFeatures.ts';
import { MEDAL_FEATURES, medalFeatures } from './medalFeatures.ts';
import { REACH_FEATURES, reachFeatures } from './reachFeatures.ts';
import type { SeatFacts } from './seatFacts.ts';
import { TABLE_FEATURES, tableFeatures } from './tableFeatures.ts';

/** How many numbers describe a seat. */
export const FEATURES = TABLE_FEATURES + BOARD_FEATURES + REACH_FEATURES + MEDAL_FEATURES + EFFECT_FEATURES;

/** Writes what the network gets to know of a seat into `out`: `FEATURES` numbers, mostly within −1 … 1. */
export function writeFeatures(facts: SeatFacts, out: Float32Array): void {
  let at = tableFeatures(facts, out, 0);
  at = boardFeatures(facts, out, at);
  at = reachFeatures(facts, out, at);
  at = medalFeatures(facts, out, at);
  effectFeatures(facts, out, at);
}

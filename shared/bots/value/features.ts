import { BOARD_FEATURES, boardFeatures } from './boardFeatures.ts';
import { DRAFT_FEATURES, draftFeatures } from './draftFeatures.ts';
import { EFFECT_FEATURES, effectFeatures } from './effectFeatures.ts';
import { MEDAL_FEATURES, medalFeatures } from './medalFeatures.ts';
import { REACH_FEATURES, reachFeatures } from './reachFeatures.ts';
import type { SeatFacts } from './seatFacts.ts';
import { TABLE_FEATURES, tableFeatures } from './tableFeatures.ts';

/** The numbers that describe a seat, by name and in the order in which they are written. Weights go by the names alone. */
export const FEATURES: readonly string[] = [
  ...TABLE_FEATURES,
  ...BOARD_FEATURES,
  ...REACH_FEATURES,
  ...MEDAL_FEATURES,
  ...EFFECT_FEATURES,
  ...DRAFT_FEATURES,
];

/** Writes what the network gets to know of a seat into `out`: a number for each of `FEATURES`, mostly within −1 … 1. */
export function writeFeatures(facts: SeatFacts, out: Float32Array): void {
  let at = tableFeatures(facts, out, 0);
  at = boardFeatures(facts, out, at);
  at = reachFeatures(facts, out, at);
  at = medalFeatures(facts, out, at);
  at = effectFeatures(facts, out, at);
  draftFeatures(facts, out, at);
}

/**
 * Writes into `out` what is left to be drafted once more, after what was written for another sale of the same decision:
 * whichever card is sold, everything else is the same (rules §5.3).
 */
export function rewriteDraft(facts: SeatFacts, out: Float32Array): void {
  draftFeatures(facts, out, FEATURES.length - DRAFT_FEATURES.length);
}

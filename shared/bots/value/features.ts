import { BOARD_FEATURES, boardFeatures } from './boardFeatures.ts';
import { EFFECT_FEATURES, effectFeatures } from './effectFeatures.ts';
import { MEDAL_FEATURES, medalFeatures } from './medalFeatures.ts';
import { REACH_FEATURES, reachFeatures } from './reachFeatures.ts';
import type { Situation } from './situation.ts';
import { TABLE_FEATURES, tableFeatures } from './tableFeatures.ts';

/** How many numbers describe a seat. */
export const FEATURES = TABLE_FEATURES + BOARD_FEATURES + REACH_FEATURES + MEDAL_FEATURES + EFFECT_FEATURES;

/** Writes what the network gets to know of a situation into `out`: `FEATURES` numbers, mostly within −1 … 1. */
export function writeFeatures(situation: Situation, out: Float32Array): void {
  let at = tableFeatures(situation, out, 0);
  at = boardFeatures(situation, out, at);
  at = reachFeatures(situation, out, at);
  at = medalFeatures(situation, out, at);
  effectFeatures(situation, out, at);
}

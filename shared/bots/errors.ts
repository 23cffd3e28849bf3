import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { Random } from '../rules/position/random.ts';
import type { LevelTraits } from './levels.ts';

const GRAIN = 1_000_000;

/** A number between 0 and 1, never one of them. */
const fraction = (random: Random): number => (uniformInt(random, 0, GRAIN - 1) + 0.5) / GRAIN;

/** Gumbel's distribution: picking the highest sum of value and such an error is a softmax over the values. */
const error = (random: Random): number => -Math.log(-Math.log(fraction(random)));

/** Returns the place of the value that looks highest to somebody who misjudges them all a little. */
export function pickWithErrors(values: readonly number[], { noise, tolerance }: LevelTraits, random: Random): number {
  const best = Math.max(...values);
  const judged = values.map((value) =>
    value < best - tolerance ? Number.NEGATIVE_INFINITY : value + noise * error(random),
  );
  return judged.indexOf(Math.max(...judged));
}

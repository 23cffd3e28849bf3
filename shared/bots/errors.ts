import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { Random } from '../rules/position/random.ts';
import type { LevelTraits } from './levels.ts';

const GRAIN = 1_000_000;

/** A random number strictly between 0 and 1. */
const fraction = (random: Random): number => (uniformInt(random, 0, GRAIN - 1) + 0.5) / GRAIN;

/**
 * A random error with Gumbel's distribution: picking the highest sum of value and error is a softmax over the values.
 */
const error = (random: Random): number => -Math.log(-Math.log(fraction(random)));

/**
 * Returns the index of the value that seems highest after a random error was added to each. Values below the best by
 * more than the level's tolerance are never picked.
 */
export function pickWithErrors(values: readonly number[], { noise, tolerance }: LevelTraits, random: Random): number {
  const best = Math.max(...values);
  const judged = values.map((value) =>
    value < best - tolerance ? Number.NEGATIVE_INFINITY : value + noise * error(random),
  );
  return judged.indexOf(Math.max(...judged));
}

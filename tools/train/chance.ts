import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { Random } from '../../shared/rules/position/random.ts';

const FINENESS = 2 ** 30;

/** A number above 0 and below 1. */
export const unit = (random: Random): number => (uniformInt(random, 0, FINENESS - 1) + 0.5) / FINENESS;

/** A number around 0 of the normal distribution (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random));

/** Gumbel's noise: the highest of values with it added is a draw by softmax. */
export const gumbel = (random: Random): number => -Math.log(-Math.log(unit(random)));

/** An item, each as often as its weight says. */
export function weighted<T>(items: readonly (readonly [T, number])[], random: Random): T {
  let left = unit(random) * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new RangeError('nothing to draw from');
}

import { describe, expect, it } from 'vitest';
import { randomStream, STREAMS, shuffled } from '../../../shared/rules/position/random.ts';

const ITEMS = [0, 1, 2, 3, 4];
const SEEDS = 10_000;

/** Chi-squared of counts that should all be equal. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('randomness', () => {
  it.each(STREAMS)('gives neighbouring seeds %s that have nothing to do with each other', (stream) => {
    const pairs = Array.from({ length: 25 }, () => 0);
    let last = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const first = shuffled(ITEMS, randomStream(seed, stream))[0] as number;
      pairs[last * 5 + first] = (pairs[last * 5 + first] ?? 0) + 1;
      last = first;
    }
    // 24 degrees of freedom: one sound generator in a million exceeds 76.
    expect(unevenness(pairs)).toBeLessThan(76);
  });

  it('keeps the streams of one seed apart', () => {
    const firstDraws = STREAMS.map((stream) => randomStream(7, stream).next());
    expect(new Set(firstDraws).size).toBe(STREAMS.length);
  });

  it('repeats itself for the same seed', () => {
    const order = (): number[] => shuffled(ITEMS, randomStream(4_294_967_295, 'decks'));
    expect(order()).toEqual(order());
    expect(order().sort()).toEqual(ITEMS);
  });
});

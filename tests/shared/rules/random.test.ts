import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describe, expect, it } from 'vitest';
import { dealStreams, randomStream, STREAMS, type Stream, shuffled } from '../../../shared/rules/position/random.ts';

const ITEMS = [0, 1, 2, 3, 4];
const SEEDS = 10_000;

/** The same order drawn with pure-rand's own numbers. */
function shuffledByLibrary(items: readonly number[], random: RandomGenerator): number[] {
  const order = items.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(random, 0, last);
    [order[other], order[last]] = [order[last] as number, order[other] as number];
  }
  return order;
}

/** A generator that gives these numbers in a row, and no others. */
function toldNumbers(numbers: readonly number[]): Parameters<typeof shuffled>[1] {
  let at = 0;
  const next = (): number => numbers[at++] as number;
  return { ...randomStream(1, 'decks'), next } as Parameters<typeof shuffled>[1];
}

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

  it('begins the streams of a deal where jumps lead', () => {
    for (const seed of [
      0,
      1,
      7,
      0x5555_5555,
      0x8000_0000,
      0xffff_ffff,
      ...Array.from({ length: 500 }, (_, at) => at * 8_589_934),
    ]) {
      for (const [stream, random] of Object.entries(dealStreams(seed))) {
        expect(random.getState()).toEqual(randomStream(seed, stream as Stream).getState());
      }
    }
  });

  it('orders everything as the library would, even where a number has to be drawn again', () => {
    for (let length = 1; length <= 60; length++) {
      const items = Array.from({ length }, (_, index) => index);
      const own = shuffled(items, randomStream(length, 'decks'));
      expect(own).toEqual(shuffledByLibrary(items, randomStream(length, 'decks')));
    }
    // The largest number of all does not divide evenly among three.
    const numbers = [2 ** 31 - 1, 5, 2 ** 31 - 2, -(2 ** 31), 7];
    expect(shuffled([0, 1, 2], toldNumbers(numbers))).toEqual(shuffledByLibrary([0, 1, 2], toldNumbers(numbers)));
  });

  it('repeats itself for the same seed', () => {
    const order = (): number[] => shuffled(ITEMS, randomStream(4_294_967_295, 'decks'));
    expect(order()).toEqual(order());
    expect(order().sort()).toEqual(ITEMS);
  });
});

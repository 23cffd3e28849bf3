import { describe, expect, it } from 'vitest';
import { wilson } from '../../../../tools/arena/statistics/interval.ts';

describe('the Wilson interval', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval.value).toBe(wins / games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is the same for victories and defeats', () => {
    const [won, lost] = [wilson(29.5, 40), wilson(10.5, 40)];
    expect(won.low).toBeCloseTo(1 - lost.high, 12);
    expect(won.high).toBeCloseTo(1 - lost.low, 12);
  });

  it('reaches exactly to the end for who won or lost everything', () => {
    expect(wilson(7, 7).high).toBe(1);
    expect(wilson(0, 7).low).toBe(0);
  });

  it.each([
    [0, 0],
    [3, 2],
    [-1, 2],
    [Number.NaN, 2],
  ])('refuses %d wins of %i games', (wins, games) => {
    expect(() => wilson(wins, games)).toThrow(RangeError);
  });
});

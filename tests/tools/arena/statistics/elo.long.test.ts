import { describe, expect, it } from 'vitest';
import { eloEstimate, eloOf } from '../../../../tools/arena/statistics/elo.ts';

describe('Elo points', () => {
  it.each([
    [0.5, 0],
    [0.64, 99.95],
    [0.75, 190.85],
    [10 / 11, 400],
    [0.25, -190.85],
  ])('of a share of %d in duels', (share, points) => {
    expect(eloOf(share)).toBeCloseTo(points, 2);
  });

  it('are none for who wins as often as each of the others', () => {
    for (const rivals of [2, 3, 4]) expect(eloOf(1 / (rivals + 1), rivals)).toBeCloseTo(0, 10);
  });

  it('are those of the duels that an equal rival would lose', () => {
    // Twice as strong as each of three: two parts of five.
    expect(eloOf(2 / 5, 3)).toBeCloseTo(eloOf(2 / 3), 10);
  });

  it('have no end for who always or never wins', () => {
    expect(eloEstimate({ value: 1, low: 0.5, high: 1 })).toEqual({ value: Infinity, low: 0, high: Infinity });
    expect(eloOf(0, 3)).toBe(-Infinity);
  });
});

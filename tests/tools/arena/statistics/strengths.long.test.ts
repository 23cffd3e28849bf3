import { describe, expect, it } from 'vitest';
import { ELO_PER_LOGIT, eloOf } from '../../../../tools/arena/statistics/elo.ts';
import { Z_95 } from '../../../../tools/arena/statistics/interval.ts';
import { type Contest, eloRatings, withVirtualDraws } from '../../../../tools/arena/statistics/strengths.ts';

/**
 * American League baseball, 1987 (Agresti, "Categorical Data Analysis", table 10.10): Milwaukee, Detroit, Toronto,
 * New York, Boston, Cleveland, Baltimore; a row's victories over the columns.
 */
const BASEBALL = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

const duels = (victories: readonly (readonly number[])[]): Contest[] =>
  victories.flatMap((row, one) =>
    row.slice(0, one).map((wins, other) => ({
      places: victories.map((_, entrant) => (entrant === one || entrant === other ? 1 : 0)),
      wins: victories.map((_, entrant) => {
        if (entrant === one) return wins;
        return entrant === other ? (victories[other]?.[one] ?? 0) : 0;
      }),
    })),
  );

describe('ratings', () => {
  it('are those that are published for a table of duels, with their errors', () => {
    const ratings = eloRatings(duels(BASEBALL), 7);
    const logits = ratings.map(({ value }) => value / ELO_PER_LOGIT);
    const errors = ratings.map(({ value, high }) => (high - value) / ELO_PER_LOGIT / Z_95);
    // As the package BradleyTerry2 for R prints them.
    [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0].forEach((logit, team) => {
      expect(logits[team]).toBeCloseTo(logit, 3);
    });
    [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0].forEach((error, team) => {
      expect(errors[team]).toBeCloseTo(error, 3);
    });
  });

  it('of one contest are the Elo points of its share, at any number of seats', () => {
    expect(eloRatings([{ places: [1, 1], wins: [64, 36] }], 2)[0]?.value).toBeCloseTo(eloOf(0.64), 4);
    expect(eloRatings([{ places: [1, 3], wins: [48, 52] }], 2)[0]?.value).toBeCloseTo(eloOf(0.48, 3), 4);
  });

  it('lie between what two contests say', () => {
    const contests = [
      { places: [1, 3], wins: [48, 52] },
      { places: [3, 1], wins: [95, 5] },
    ];
    const [rating] = eloRatings(contests, 2);
    expect(rating?.value).toBeGreaterThan(eloOf(0.48, 3));
    expect(rating?.value).toBeLessThan(-eloOf(0.05, 3));
  });

  it('compare who never met', () => {
    const contests = [
      { places: [1, 1, 0], wins: [75, 25, 0] },
      { places: [0, 1, 1], wins: [0, 75, 25] },
    ];
    expect(eloRatings(contests, 3)[0]?.value).toBeCloseTo(2 * eloOf(0.75), 4);
  });

  it('stay finite for who won everything, with a shared game more', () => {
    const contests = withVirtualDraws([{ places: [1, 3], wins: [40, 0] }]);
    expect(contests).toEqual([{ places: [1, 3], wins: [40.25, 0.75] }]);
    const [rating] = eloRatings(contests, 2);
    expect(rating?.value).toBeCloseTo(eloOf(40.25 / 41, 3), 4);
    expect(rating?.high).toBeLessThan(2000);
  });
});

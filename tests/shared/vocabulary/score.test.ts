import { expect, test } from 'vitest';
import { ranksOf, type ScoreLine } from '../../../shared/vocabulary/score.ts';

const line = (total: number, leftoverCoins: number): ScoreLine => ({ total, leftoverCoins }) as ScoreLine;

test('who has more points, or as many and more coins left, is placed before; equal seats share a place', () => {
  expect(ranksOf([line(90, 2), line(120, 0), line(90, 5)])).toEqual([3, 1, 2]);
  expect(ranksOf([line(90, 2), line(120, 0), line(90, 2), line(70, 9)])).toEqual([2, 1, 2, 4]);
});

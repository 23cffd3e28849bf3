import { expect, test } from 'vitest';
import { frontOnPodium, stepsOnPodium } from '../../../../renderer/features/review/score/Podium.tsx';

/** Who stands where, from left to right, after everybody has made these steps. */
const rowAfter = (standings: readonly number[]): readonly number[] => {
  const row: number[] = [];
  for (const [seat, step] of stepsOnPodium(standings).entries()) row[seat + step] = seat;
  return row;
};

test('on the podium the first stands in the middle, the second at the left, the third at the right', () => {
  expect(rowAfter([2, 0, 1])).toEqual([0, 2, 1]);
  expect(rowAfter([0, 1, 2, 3, 4])).toEqual([3, 1, 0, 2, 4]);
  expect(rowAfter([3, 0, 2, 1])).toEqual([1, 0, 3, 2]);
  expect(rowAfter([1, 0])).toEqual([0, 1]);
});

test('on the podium who has won is in front of all others, and the last one behind them', () => {
  expect(frontOnPodium([2, 0, 1])).toEqual([1, 0, 2]);
  expect(frontOnPodium([3, 0, 2, 1])).toEqual([2, 0, 1, 3]);
});

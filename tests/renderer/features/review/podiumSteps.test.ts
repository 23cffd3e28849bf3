import { expect, test } from 'vitest';
import { risesOnPodium, stepsOnPodium } from '../../../../renderer/features/review/score/Podium.tsx';

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

test('on the podium the last one comes up first, and who has won after all others', () => {
  expect(risesOnPodium([2, 0, 1])).toEqual([1, 0, 2]);
  expect(risesOnPodium([3, 0, 2, 1])).toEqual([2, 0, 1, 3]);
});

import { describe, expect, test } from 'vitest';
import { stepsToMiddle } from '../../../../renderer/features/review/score/Podium.tsx';

/** Who stands where, from left to right, after everybody has made these steps. */
const rowAfter = (steps: readonly number[]): readonly number[] => {
  const row: number[] = [];
  for (const [seat, step] of steps.entries()) row[seat + step] = seat;
  return row;
};

describe('the podium', () => {
  test('nobody moves before somebody has won', () => {
    expect(stepsToMiddle(5, [])).toEqual([0, 0, 0, 0, 0]);
  });

  test('the winner steps into the middle, and the others keep their order', () => {
    expect(rowAfter(stepsToMiddle(5, [0]))).toEqual([1, 2, 0, 3, 4]);
    expect(rowAfter(stepsToMiddle(5, [4]))).toEqual([0, 1, 4, 2, 3]);
    expect(rowAfter(stepsToMiddle(3, [1]))).toEqual([0, 1, 2]);
  });

  test('several winners stand beside each other', () => {
    expect(rowAfter(stepsToMiddle(4, [0, 3]))).toEqual([1, 0, 3, 2]);
  });
});

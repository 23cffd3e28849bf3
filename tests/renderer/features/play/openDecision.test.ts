// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenDecision } from '../../../../renderer/features/play/openDecision.ts';
import { madeUpUpdate } from '../../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import type { DecisionId } from '../../../../shared/contract/answers.ts';

const update = madeUpUpdate(madeUpView({ seats: 2, epoch: 1, phase: 'A', cards: 2, expansions: [] }));

/** Says at each step whether the panel of a decision is open. */
function opened(steps: readonly (readonly [decision: DecisionId | null, playing: boolean])[]): boolean[] {
  const [first = [null, false] as const] = steps;
  const at = ([decision, playing]: readonly [DecisionId | null, boolean]) =>
    useOpenDecision({ ...update, decision }, playing);
  const { result, rerender } = renderHook(at, { initialProps: first });
  return steps.map((step) => {
    rerender(step);
    return result.current;
  });
}

it('a decision is open once the table has come to rest, and stays open while others’ decisions are shown', () => {
  expect(
    opened([
      [1, true],
      [1, false],
      [1, true],
    ]),
  ).toEqual([false, true, true]);
});

it('another decision waits until the table has come to rest, also where the same can be chosen', () => {
  expect(
    opened([
      [1, false],
      [2, true],
      [2, false],
    ]),
  ).toEqual([true, false, true]);
});

it('where nothing is to be decided no decision is open', () => {
  expect(
    opened([
      [null, false],
      [1, false],
      [null, true],
      [1, true],
    ]),
  ).toEqual([false, true, false, false]);
});

import { describe, expect, it } from 'vitest';
import { withoutMemory } from '../../../shared/bots/bot.ts';
import { denialBy } from '../../../shared/bots/denial.ts';
import { plainEvaluator } from '../../../shared/bots/evaluators.ts';
import { legalActions, observe } from '../../../shared/flow/runner.ts';
import { gameAt } from '../../fixtures/sketch.ts';

/** What buying the red top denies the next seat, with the red pile as given from the bottom up and one poor pile beside it. */
function deniedByRed(red: readonly string[], remembers = true): number {
  const seats = [{ coins: 30 }, { coins: 30 }];
  const state = gameAt('draft', { phase: 'B', piles: { red, green: ['1-green-01'] }, seats });
  const actions = legalActions(state, 0).filter((action) => action.type === 'take' && action.colour === 'red');
  const view = observe(state, 0);
  const { piles } = remembers ? view : withoutMemory(view);
  return denialBy(state, 0, actions.slice(0, 1), plainEvaluator, piles)[0] ?? Number.NaN;
}

const [GOOD, POOR] = ['3-red-10', '1-red-01'] as const;

describe('what an action takes away from the next seat', () => {
  it('is what the top card is worth to it beyond the next best', () => {
    expect(deniedByRed([GOOD])).toBeGreaterThan(0);
  });

  it('is less where it uncovers something as good, and below 0 where that is better than what lay on it', () => {
    expect(deniedByRed([GOOD, POOR])).toBeLessThan(0);
    expect(deniedByRed([POOR, GOOD])).toBeGreaterThan(0);
    expect(deniedByRed([GOOD, GOOD])).toBeLessThan(deniedByRed([POOR, GOOD]));
  });

  it('counts nothing below the tops for who does not remember it', () => {
    expect(deniedByRed([GOOD, POOR], false)).toBe(deniedByRed([POOR, POOR], false));
  });
});

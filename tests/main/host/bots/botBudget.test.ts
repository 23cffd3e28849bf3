import { describe, expect, it } from 'vitest';
import { budgetOf } from '../../../../main/host/bots/botBudget.ts';
import { BOT_LEVELS } from '../../../../shared/vocabulary/preferences.ts';

describe('the time that bots have', () => {
  it('is at most 300 ms a decision', () => {
    for (const level of BOT_LEVELS)
      expect(budgetOf(level, { longThinking: false }).milliseconds).toBeLessThanOrEqual(300);
  });

  it('is a second for the highest level alone, where the player gives it time', () => {
    const given = BOT_LEVELS.filter(
      (level) =>
        budgetOf(level, { longThinking: true }).milliseconds > budgetOf(level, { longThinking: false }).milliseconds,
    );
    expect(given).toEqual(['hadara']);
    expect(budgetOf('hadara', { longThinking: true }).milliseconds).toBe(1000);
    expect(budgetOf('hadara', { longThinking: true }).nodes).toBeGreaterThan(
      budgetOf('hadara', { longThinking: false }).nodes,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { victoryOf } from '../../../renderer/hud/model/victory.ts';
import type { ScoreLine } from '../../../shared/vocabulary/score.ts';

const NOTHING = { colonies: 0, statues: 0, silver: 0, gold: 0, cards: 0, coins: 0, market: 0, leftoverCoins: 0 };

const lineOf = (points: Partial<ScoreLine>): ScoreLine => ({
  ...NOTHING,
  ...points,
  total: Object.values({ ...points, leftoverCoins: 0 }).reduce((sum, value) => sum + value, 0),
});

describe('why somebody won', () => {
  it('is the category in which nobody came near', () => {
    const lines = [lineOf({ colonies: 23, cards: 40 }), lineOf({ colonies: 41, cards: 30 }), lineOf({ statues: 20 })];
    expect(victoryOf({ lines, winners: [1] })).toEqual({
      kind: 'led',
      winner: 1,
      category: 'colonies',
      points: 41,
      ahead: 18,
    });
  });

  it('is no category where somebody else had more in each of them', () => {
    const lines = [lineOf({ cards: 20, coins: 5 }), lineOf({ cards: 19, coins: 9 }), lineOf({ coins: 10 })];
    expect(victoryOf({ lines, winners: [1] })).toEqual({ kind: 'steady', winner: 1 });
  });

  it('is the coins left over where points were equal, and nothing where those were, too', () => {
    const lines = [lineOf({ cards: 20, leftoverCoins: 3 }), lineOf({ colonies: 20, leftoverCoins: 2 })];
    expect(victoryOf({ lines, winners: [0] })).toEqual({ kind: 'coins' });
    expect(victoryOf({ lines, winners: [0, 1] })).toEqual({ kind: 'shared' });
  });
});

import { describe, expect, it } from 'vitest';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { eventOf, legal, play } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const PILES = { yellow: ['1-yellow-01', '1-yellow-02'], green: ['1-green-05'], purple: ['1-purple-01', '1-purple-06'] };

describe('rules §6 phase B draft', () => {
  it('offers the top card of every pile that is not empty, and no pass', () => {
    const game = gameAt('draft', { seats: [{ coins: 3 }, {}, {}], phase: 'B', piles: PILES });
    expect(legal(game)).toEqual([
      { type: 'take', colour: 'yellow', action: 'sell' },
      { type: 'take', colour: 'yellow', action: 'buy' },
      { type: 'take', colour: 'green', action: 'sell' },
      { type: 'take', colour: 'green', action: 'buy' },
      // Four coins would be needed for the top purple card.
      { type: 'take', colour: 'purple', action: 'sell' },
    ]);
  });

  it('goes clockwise from the first player until all piles are empty', () => {
    const game = gameAt('draft', { seats: [{}, {}, {}], phase: 'B', leaders: [2, 0, 1], piles: PILES });
    const turns: number[] = [];
    while (pathOf(game) === 'epoch.phaseB.draft.decide') {
      turns.push(...deciders(game));
      const [action] = legal(game);
      if (action !== undefined) play(game, action);
    }
    expect(turns).toEqual([2, 0, 1, 2, 0]);
  });

  it('uncovers the next card of the pile', () => {
    const game = gameAt('draft', { seats: [{}, {}], phase: 'B', piles: PILES });
    expect(eventOf(play(game, { type: 'take', colour: 'purple', action: 'sell' }), 'cardUncovered')).toEqual({
      type: 'cardUncovered',
      colour: 'purple',
      card: '1-purple-01',
    });
    const events = play(game, { type: 'take', colour: 'green', action: 'sell' });
    expect(events.map((event) => event.type)).not.toContain('cardUncovered');
  });
});

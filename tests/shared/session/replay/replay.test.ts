import { describe, expect, it } from 'vitest';
import { Session } from '../../../../shared/session/live/session.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import { findLegal, replay } from '../../../../shared/session/replay/replay.ts';
import { everySetup, setupWith } from '../../../fixtures/options.ts';
import { finishedGame, freshGame } from '../../../fixtures/savedGame.ts';
import { gameAt } from '../../../fixtures/sketch.ts';

describe('replaying', () => {
  it('gives the same log every time', () => {
    for (const setup of everySetup(51)) {
      const saved = finishedGame(setup);
      expect(replay(saved)).toEqual(replay(JSON.parse(JSON.stringify(saved))));
    }
  });

  it('stops at the first decision that is not legal, and says which', () => {
    const saved = finishedGame(setupWith(2, 'basic', 52));
    const spoilt = saved.actions.with(10, { seat: 0, action: { type: 'gold' } });
    expect(() => replay({ ...saved, actions: spoilt })).toThrow('decision 11 is not legal');
    expect(() => new Session({ ...saved, actions: spoilt })).toThrow(RangeError);
    const late = { seat: 0, action: { type: 'pass' } } as const;
    expect(() => replay({ ...saved, actions: [...saved.actions, late] })).toThrow('is not legal');
  });

  it('finds a legal action by what it says', () => {
    const game = gameAt('medals', { seats: [{ coins: 4 }, {}] });
    expect(findLegal(game, 0, { tile: 'food', type: 'silver' })).toEqual({ type: 'silver', tile: 'food' });
    expect(findLegal(game, 0, { type: 'gold' })).toBeUndefined();
    expect(findLegal(game, 1, { type: 'pass' })).toBeUndefined();
  });
});

describe('the record', () => {
  it('is refused for a game that is not finished', () => {
    expect(() => recordOf(freshGame('hh'), true)).toThrow('not finished');
  });
});

import { describe, expect, it } from 'vitest';
import { applyAction, choicesOf, decisionOf, legalActions, newGame, refusalsOf } from '../../../shared/flow/runner.ts';
import { type Action, isSameAction } from '../../../shared/vocabulary/actions.ts';
import { gameOf, legal } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

describe('rules §12 decisions and their actions', () => {
  const rich = { coins: 50, tracks: { military: 3, culture: 6 } };

  it.each([
    ['chooseSide', gameOf(2, 'advanced', 1), { type: 'chooseSide', side: 'B' }],
    ['setWheel', gameOf(2, 'basic', 1), { type: 'setWheel', rotation: 4 }],
    [
      'draft',
      gameAt('draft', { seats: [{ ...rich, hand: ['1-red-01'] }, {}] }),
      { type: 'draft', keep: '1-red-01', action: 'buy' },
    ],
    [
      'draft',
      gameAt('draft', { phase: 'B', seats: [rich, {}], piles: { red: ['1-red-01'] } }),
      { type: 'take', colour: 'red', action: 'sell' },
    ],
    ['colony', gameAt('colony', { seats: [rich, {}] }), { type: 'colony', level: 3, action: 'integrate' }],
    [
      'statue',
      gameAt('statue', { seats: [rich, {}] }),
      { type: 'statue', requirement: 6, tile: 'income', side: 'track' },
    ],
    ['feeding', gameAt('feeding', { seats: [{ cards: ['1-red-01'] }, {}] }), { type: 'remove', card: '1-red-01' }],
    ['medals', gameAt('medals', { seats: [rich, {}] }), { type: 'silver', tile: 'culture' }],
    ['medals', gameAt('medals', { seats: [rich, {}] }), { type: 'gold' }],
  ] as const)('at %s', (decision, game, action) => {
    expect(decisionOf(game)).toBe(decision);
    expect(legal(game)).toContainEqual(action);
  });

  it('lets a seat pass at colonies, statues and medals only', () => {
    const passes = (game: Parameters<typeof legal>[0]): boolean => legal(game).some((action) => action.type === 'pass');
    const games = (['colony', 'statue', 'medals'] as const).map((step) => gameAt(step, { seats: [rich, {}] }));
    expect(games.map(passes)).toEqual([true, true, true]);
    expect(passes(gameOf(2, 'basic', 1))).toBe(false);
    expect(passes(gameAt('feeding', { seats: [{ cards: ['1-red-01'] }, {}] }))).toBe(false);
    expect(passes(gameAt('draft', { phase: 'B', seats: [rich, {}], piles: { red: ['1-red-01'] } }))).toBe(false);
  });

  it('gives a seat nothing when it is not its turn, and nobody anything after the end', () => {
    const game = gameAt('medals', { epoch: 3, seats: [{ coins: 20 }, { coins: 20 }] });
    expect(legalActions(game, 1)).toEqual([]);
    applyAction(game, 0, { type: 'pass' });
    expect(legalActions(game, 0)).toEqual([]);
    applyAction(game, 1, { type: 'pass' });
    expect([legalActions(game, 0), legalActions(game, 1)]).toEqual([[], []]);
    expect([choicesOf(game, 1), refusalsOf(game, 1)]).toEqual([[], []]);
  });

  it('refuses an action that is no decision of the step', () => {
    const game = gameAt('medals', { seats: [rich, {}] });
    expect(() => applyAction(game, 0, { type: 'setWheel', rotation: 1 })).toThrow(RangeError);
  });

  it('refuses a step that the flow does not know', () => {
    const game = {
      ...newGame({ options: { seats: 2, mode: 'basic', expansions: [] }, seed: 1, emblems: [0, 1] }),
      place: 1000,
    };
    expect(() => decisionOf(game)).toThrow('1000');
  });
});

describe('rules §12 sameness of actions', () => {
  it.each([
    [{ type: 'pass' }, { type: 'pass' }, true],
    [{ type: 'silver', tile: 'food' }, { tile: 'food', type: 'silver' }, true],
    [{ type: 'silver', tile: 'food' }, { type: 'silver', tile: 'income' }, false],
    [{ type: 'draft', keep: 'x', action: 'buy' }, { type: 'draft', keep: 'x', action: 'buy', tile: 'food' }, false],
    [{ type: 'gold' }, { type: 'pass' }, false],
  ] as const)('of %j and %j: %s', (a: Action, b: Action, same) => {
    expect(isSameAction(a, b)).toBe(same);
    expect(isSameAction(b, a)).toBe(same);
  });
});

import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { decisionOf, observe } from '../../../shared/flow/runner.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { decider, eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const expansions: readonly Expansion[] = ['market'];
const incomeOf = (...seats: SeatSketch[]) => gameAt('market', { expansions, seats });

/** The last turn of the phase B draft, so that the next action brings the income step. */
const beforeIncome = (first: SeatSketch, second: SeatSketch = {}) =>
  gameAt('draft', { expansions, phase: 'B', seats: [first, second], piles: { red: ['1-red-01'] } });

const marketAfter = (seat: SeatSketch) => {
  const game = beforeIncome(seat);
  const events = play(game, { type: 'take', colour: 'red', action: 'sell' });
  return { market: seatAt(game, 0).market, opened: events.filter(({ type }) => type === 'marketOpened') };
};

describe('rules §10.2 which marketplace', () => {
  it.each<[string, SeatSketch, string | null]>([
    ['income 6 and food 2 above the cards', { tracks: { income: 6, food: 2 } }, 'small'],
    ['too little income', { tracks: { income: 5, food: 9 } }, null],
    ['too little food', { tracks: { income: 9, food: 1 } }, null],
    ['the cards count against the food', { cards: ['1-green-01', '1-green-02'], tracks: { income: 6, food: 3 } }, null],
    ['face-down cards too', { faceDown: ['1-green-01'], tracks: { income: 6, food: 2 } }, null],
    ['income 8 and food 3 above: large at once', { tracks: { income: 8, food: 3 } }, 'large'],
    ['income 8 and food 2 above: small', { tracks: { income: 8, food: 2 } }, 'small'],
    ['a small one grows', { market: 'small', tracks: { income: 8, food: 3 } }, 'large'],
    ['a large one never shrinks', { market: 'large', tracks: { income: 0, food: 0 } }, 'large'],
  ])('%s', (_name, seat, market) => {
    // A seat that has one already is asked for its coins first.
    const game = beforeIncome(seat);
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    while (decisionOf(game) === 'market') play(game, { type: 'stall', space: 'keep' });
    expect(seatAt(game, 0).market).toBe(market);
  });

  it('is told once, when it opens', () => {
    expect(marketAfter({ tracks: { income: 6, food: 2 } }).opened).toEqual([
      { type: 'marketOpened', seat: 0, market: 'small' },
    ]);
    expect(marketAfter({ tracks: { income: 5, food: 2 } }).opened).toEqual([]);
  });

  it.each<[string, SeatSketch]>([
    ['a small one that is deserved anew', { market: 'small', tracks: { income: 6, food: 9 } }],
    ['a small one that is deserved no more', { market: 'small', tracks: { income: 1, food: 1 } }],
    ['a large one that is deserved anew', { market: 'large', tracks: { income: 9, food: 9 } }],
    ['a large one where a small one is deserved', { market: 'large', tracks: { income: 6, food: 2 } }],
  ])('does not open again: %s', (_name, seat) => {
    const game = beforeIncome(seat);
    const events = play(game, { type: 'take', colour: 'red', action: 'sell' });
    while (decisionOf(game) === 'market') events.push(...play(game, { type: 'stall', space: 'keep' }));
    expect(events.map(({ type }) => type)).toContain('incomeGained');
    expect(events.filter(({ type }) => type === 'marketOpened')).toEqual([]);
    expect(seatAt(game, 0).market).toBe(seat.market);
  });

  it('stays away without the expansion', () => {
    const seats = [{ tracks: { income: 9, food: 9 } }, {}];
    const game = gameAt('draft', { phase: 'B', seats, piles: { red: ['1-red-01'] } });
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    expect(seatAt(game, 0).market).toBeNull();
  });
});

describe('rules §10.2 coins of the market', () => {
  it('a new marketplace gives none yet', () => {
    const game = beforeIncome({ tracks: { income: 6, food: 2 } });
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    expect(decisionOf(game)).not.toBe('market');
  });

  it.each([
    ['small', 1],
    ['large', 2],
  ] as const)('a %s one gives %i, one decision each', (market, coins) => {
    const game = incomeOf({ market }, {});
    expect(observe(game, 0).turn.marketCoins).toBe(coins);
    for (let coin = 0; coin < coins; coin++) {
      expect([decisionOf(game), decider(game)]).toEqual(['market', 0]);
      expect(legal(game)).toEqual(
        ['income', 'military', 'culture', 'food', 'points', 'keep'].map((space) => ({ type: 'stall', space })),
      );
      play(game, { type: 'stall', space: 'points' });
    }
    expect(decisionOf(game)).not.toBe('market');
  });

  it('under a track: +1 on it, and the coin is gone', () => {
    const game = incomeOf({ coins: 5, market: 'small', tracks: { military: 2 } }, {});
    const events = play(game, { type: 'stall', space: 'military' });
    expect(eventOf(events, 'marketCoinPlaced')).toEqual({
      type: 'marketCoinPlaced',
      seat: 0,
      space: 'military',
      change: { coins: 0, tracks: { military: 1 } },
    });
    expect(seatAt(game, 0)).toMatchObject({ coins: 5, stall: { military: 1, points: 0 } });
  });

  it('kept: one coin more in the purse', () => {
    const game = incomeOf({ coins: 5, market: 'small' }, {});
    play(game, { type: 'stall', space: 'keep' });
    expect(seatAt(game, 0).coins).toBe(6);
  });

  it('under the points: 2 points each at the end, in a row of their own', () => {
    const game = incomeOf({ market: 'large' }, {});
    play(game, { type: 'stall', space: 'points' });
    play(game, { type: 'stall', space: 'points' });
    expect(scoreSeat(standardContent, seatAt(game, 0))).toMatchObject({ market: 4, total: 4 });
  });

  it('a locked coin can bring the larger marketplace at once', () => {
    const game = incomeOf({ market: 'small', tracks: { income: 7, food: 3 } }, {});
    play(game, { type: 'stall', space: 'income' });
    expect(seatAt(game, 0).market).toBe('large');
  });
});

describe('rules §16.2 seat by seat', () => {
  it('the next seat gets its income after this seat has placed its coins', () => {
    const game = beforeIncome({ market: 'small', tracks: { income: 1 } }, { tracks: { income: 4 } });
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    expect([decider(game), seatAt(game, 1).coins]).toEqual([0, 0]);
    play(game, { type: 'stall', space: 'keep' });
    expect(seatAt(game, 1).coins).toBe(4);
  });
});

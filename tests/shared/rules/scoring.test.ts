import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { pathOf } from '../../../shared/flow/runner.ts';
import { scoreGame, scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { play } from '../../fixtures/play.ts';
import { scoreLine } from '../../fixtures/scoreLine.ts';
import { gameAt, positionAt, type SeatSketch, seatWith } from '../../fixtures/sketch.ts';

const scoreOf = (seat: SeatSketch) => scoreSeat(standardContent, seatWith(seat));

/** One card of each colour without points: gains only. */
const SET = ['3-green-02', '2-blue-02', '1-purple-04', '1-yellow-01', '1-red-02'];

describe('rules §8 categories', () => {
  it('colonies: the front of a plundered one, the back of an integrated one', () => {
    // Fronts: 5 (level 9) and 15 (level 30); back of colony-3-5: 7.
    const colonies = [
      { level: 9, tile: null },
      { level: 3, tile: 'colony-3-5' },
      { level: 30, tile: null },
    ] as const;
    expect(scoreOf({ colonies }).colonies).toBe(27);
  });

  it('statues: 4, 8, 14, 22, and the bonus number of each points-side tile', () => {
    const statues = [
      { requirement: 6, tile: 'food', side: 'points' },
      { requirement: 12, tile: 'food', side: 'track' },
      { requirement: 20, tile: 'income', side: 'track' },
      { requirement: 30, tile: 'income', side: 'points' },
    ] as const;
    // 4 + 2, 8, 14, 22 + 6.
    expect(scoreOf({ statues }).statues).toBe(56);
  });

  it.each([
    [['military'], 4],
    [['military', 'military'], 8],
    [['military', 'culture'], 9],
    [['food', 'income'], 1],
  ] as const)('silver on %j: half the track, rounded up', (silver, points) => {
    expect(scoreOf({ silver, tracks: { military: 7, culture: 10, food: 1, income: 0 } }).silver).toBe(points);
  });

  it.each([
    [0, SET, 0],
    [1, SET, 7],
    [2, SET, 14],
    [1, SET.slice(1), 0],
    [2, [...SET, '3-yellow-01', '3-red-02', '3-blue-02', '3-green-03', '2-purple-01'], 28],
    [1, [...SET, '3-yellow-01', '3-red-02', '3-blue-02', '3-green-03'], 7],
  ])('%i gold with %j: 7 for each complete set', (gold, cards, points) => {
    expect(scoreOf({ gold, cards }).gold).toBe(points);
  });

  it('cards: their printed points', () => {
    // 7, 4 and 0.
    expect(scoreOf({ cards: ['1-red-07', '3-yellow-01', '3-green-02'] }).cards).toBe(11);
  });

  it.each([
    [0, 0, 0],
    [4, 0, 4],
    [5, 1, 0],
    [23, 4, 3],
  ])('coins: %i are %i points and leave %i', (coins, points, leftoverCoins) => {
    expect(scoreOf({ coins })).toMatchObject({ coins: points, leftoverCoins });
  });

  it('adds all of them up', () => {
    const sheet = scoreOf({
      coins: 12,
      tracks: { food: 5 },
      silver: ['food'],
      gold: 1,
      cards: [...SET, '1-red-07'],
      statues: [{ requirement: 6, tile: 'food', side: 'points' }],
      colonies: [{ level: 3, tile: null }],
    });
    // The set carries no points but 1-yellow-01 and 1-red-02 (1 each).
    expect(sheet).toEqual(scoreLine({ colonies: 2, statues: 6, silver: 3, gold: 7, cards: 9, coins: 2 }, 2));
    expect(sheet.total).toBe(29);
  });
});

describe('rules §8 the winner', () => {
  const winnersOf = (...coins: number[]) =>
    scoreGame(positionAt({ seats: coins.map((coin) => ({ coins: coin })) })).winners;

  it('has most points', () => expect(winnersOf(5, 30, 14)).toEqual([1]));
  it('of equal points has most coins left after the conversion', () => expect(winnersOf(11, 13, 12)).toEqual([1]));
  it('shares the victory when those are equal, too', () => expect(winnersOf(13, 11, 13, 13)).toEqual([0, 2, 3]));

  it('is found after the medals of epoch III', () => {
    const game = gameAt('medals', { epoch: 3, seats: [{ coins: 20 }, { coins: 7 }] });
    const events = play(game, { type: 'silver', tile: 'food' });
    expect(pathOf(game)).toBe('over');
    expect(game.result?.winners).toEqual([1]);
    expect(events.at(-1)).toEqual({ type: 'gameScored', sheet: game.result });
  });

  it('is not looked for after the medals of epoch II', () => {
    const game = gameAt('medals', { epoch: 2, seats: [{ coins: 9 }, {}] });
    play(game, { type: 'pass' });
    expect(game).toMatchObject({ epoch: 3, result: null });
  });
});

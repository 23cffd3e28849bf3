import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { incomeOf } from '../../../shared/rules/pieces/income.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { gameOf, legal, play, seatWithIds } from '../../fixtures/play.ts';
import { gameAt, seatWith } from '../../fixtures/sketch.ts';

describe('rules §16 settled details', () => {
  it('§16.1 sides are chosen from epoch I’s first player on; until the last choice all figures are 0', () => {
    const game = gameOf(4, 'advanced', 6);
    const first = game.table.leaders[0] as number;
    expect(deciders(game)).toEqual([0, 1, 2, 3].map((index) => (first + index) % 4));
    for (let chosen = 0; chosen < 3; chosen++) {
      play(game, { type: 'chooseSide', side: 'A' });
      expect(game).toMatchObject({ epoch: 1, phase: 'A' });
      expect(pathOf(game)).toBe('setup.chooseSide');
      for (const seat of game.seats) expect([seat.coins, ...Object.values(seat.tracks)]).toEqual([0, 0, 0, 0, 0]);
    }
    play(game, { type: 'chooseSide', side: 'A' });
    expect(Math.min(...game.seats.map((seat) => seat.coins))).toBeGreaterThanOrEqual(8);
  });

  it('§16.2 the surplus is paid at the end of the seat’s own feeding, if it still has the card then', () => {
    const surplus = { cards: ['2-purple-a02'], tracks: { food: 3 } };
    const hungry = { cards: ['2-purple-a02', '1-red-01'], tracks: { food: 1 } };
    const game = gameAt('feeding', { mode: 'advanced', seats: [hungry, surplus] });
    play(game, { type: 'remove', card: '2-purple-a02' });
    expect(game.seats.map((seat) => seat.coins)).toEqual([0, 6]);
  });

  it('§16.3 a decision with one legal action is still a decision', () => {
    const game = gameAt('draft', { phase: 'B', seats: [{}, {}], piles: { red: ['1-red-09'] } });
    expect(legal(game)).toEqual([{ type: 'take', colour: 'red', action: 'sell' }]);
    const feeding = gameAt('feeding', { seats: [{ cards: ['1-red-01'] }, {}] });
    expect(legal(feeding)).toEqual([{ type: 'remove', card: '1-red-01' }]);
  });

  it('§16.3 turns with nothing but a pass are skipped, tested again after each action', () => {
    const game = gameAt('medals', { seats: [{ coins: 9 }, { coins: 5 }] });
    play(game, { type: 'silver', tile: 'food' });
    // 5 coins are left: another silver medal, but no gold one.
    expect(deciders(game)).toEqual([0]);
    play(game, { type: 'silver', tile: 'food' });
    expect(deciders(game)).toEqual([1]);
  });

  it('§16.4 a track below 0 keeps its value and counts as 0 for income and silver', () => {
    const seat = seatWith({ tracks: { income: -2, food: -3 }, silver: ['food', 'income'] });
    expect(incomeOf(seat)).toBe(0);
    expect(scoreSeat(standardContent, seat).silver).toBe(0);
    expect(seat.tracks).toMatchObject({ income: -2, food: -3 });
  });

  it('§16.5 payments already made stand when the card itself is then removed', () => {
    const cards = ['2-purple-a01', '1-red-01', '1-red-02', '1-red-03'];
    const game = gameAt('feeding', { mode: 'advanced', seats: [{ coins: 9, cards, tracks: { food: 1 } }, {}] });
    play(game, { type: 'payToFeed' });
    play(game, { type: 'remove', card: '2-purple-a01' });
    // Four cards, one food: one was paid for, one removed, one is still to go.
    expect(legal(game).map((action) => action.type)).toEqual(['remove', 'remove', 'remove']);
    play(game, { type: 'remove', card: '1-red-01' });
    expect(seatWithIds(game, 0)).toMatchObject({ coins: 7, cards: ['1-red-02', '1-red-03'] });
    expect(pathOf(game)).toBe('epoch.phaseB.medals.decide');
  });
});

import { describe, expect, it } from 'vitest';
import { deciders } from '../../../shared/flow/runner.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const stepWith = (epoch: Epoch, ...seats: SeatSketch[]) =>
  gameAt('medals', { epoch, seats: seats.length === 1 ? [...seats, {}] : seats });

const offered = (epoch: Epoch, seat: SeatSketch): string[] => [
  ...new Set(legal(stepWith(epoch, seat)).map((action) => action.type)),
];

describe('rules §7.5 medals', () => {
  it.each([
    // epoch, price of silver, price of gold
    [1, 4, 6],
    [2, 9, 12],
    [3, 20, 30],
  ] as const)('in epoch %i cost %i and %i', (epoch, silver, gold) => {
    expect(offered(epoch, { coins: silver - 1 })).toEqual(['pass']);
    expect(offered(epoch, { coins: silver })).toEqual(['silver', 'pass']);
    expect(offered(epoch, { coins: gold })).toEqual(['silver', 'gold', 'pass']);
    const game = stepWith(epoch, { coins: 100 });
    play(game, { type: 'silver', tile: 'food' });
    const events = play(game, { type: 'gold' });
    expect(eventOf(events, 'goldBought').change).toEqual({ coins: -gold, tracks: {} });
    expect(seatAt(game, 0).coins).toBe(100 - silver - gold);
  });

  it('can be bought one after the other until the seat passes', () => {
    const game = stepWith(1, { coins: 21 });
    play(game, { type: 'gold' });
    play(game, { type: 'silver', tile: 'income' });
    expect(deciders(game)).toEqual([0]);
    play(game, { type: 'pass' });
    expect(seatAt(game, 0)).toMatchObject({ coins: 11, gold: 1, silver: ['income'] });
    expect(game.flowState).toBe('epoch.wheel');
  });

  it('are two of each in the game', () => {
    expect(offered(1, { coins: 99, gold: 2 })).toEqual(['silver', 'pass']);
    expect(offered(1, { coins: 99, silver: ['food', 'food'] })).toEqual(['gold', 'pass']);
    const game = stepWith(1, { coins: 99, gold: 1, silver: ['food', 'food'] });
    play(game, { type: 'gold' });
    expect(game.flowState).toBe('epoch.wheel');
  });

  it('of silver take an unused tile of any colour, the same colour twice if wanted', () => {
    const game = stepWith(1, { coins: 8, tiles: { culture: 2, food: 1 } });
    const tiles = () => legal(game).flatMap((action) => (action.type === 'silver' ? [action.tile] : []));
    expect(tiles()).toEqual(['culture', 'food']);
    play(game, { type: 'silver', tile: 'culture' });
    play(game, { type: 'silver', tile: 'culture' });
    expect(seatAt(game, 0)).toMatchObject({ silver: ['culture', 'culture'], tiles: { culture: 0, food: 1 }, coins: 0 });
  });

  it('of silver cannot be bought without a tile, those of gold can', () => {
    expect(offered(1, { coins: 99, tiles: {} })).toEqual(['gold', 'pass']);
  });

  it('pass over seats that can buy nothing', () => {
    const game = stepWith(1, { coins: 4 }, { coins: 3 }, { coins: 4 });
    play(game, { type: 'pass' });
    expect(deciders(game)).toEqual([2]);
  });
});

import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../shared/flow/runner.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { eventOf, legal, play, seatAt, seatWithIds } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/* Effects that work in one step: income, feeding, medals. */

const advanced = (...seats: SeatSketch[]) => ({ mode: 'advanced', seats: [...seats, {}] }) as const;

describe('rules §9 incomeCatchUp', () => {
  it.each([
    // income, military, culture, food → coins: 2 for each that is strictly above income
    [3, 3, 2, 3, 0],
    [3, 4, 3, 3, 2],
    [3, 4, 9, 1, 4],
    [3, 4, 9, 5, 6],
  ])('at income %i, military %i, culture %i, food %i gains %i more', (income, military, culture, food, more) => {
    const seat = { cards: ['2-purple-a03'], tracks: { income, military, culture, food } };
    const game = gameAt('draft', { ...advanced({}), seats: [{}, seat], phase: 'B', piles: { red: ['1-red-01'] } });
    const events = play(game, { type: 'take', colour: 'red', action: 'sell' });
    const gained = events.find((event) => event.type === 'incomeGained' && event.seat === 1);
    expect(gained).toMatchObject({ catchUp: more, change: { coins: income + more } });
  });
});

describe('rules §9 medalDiscount', () => {
  const card = '2-purple-09';
  const price = (epoch: Epoch, cards: string[], medal: 'silver' | 'gold'): number => {
    const game = gameAt('medals', { epoch, seats: [{ coins: 99, cards }, {}] });
    play(game, medal === 'gold' ? { type: 'gold' } : { type: 'silver', tile: 'food' });
    return 99 - seatAt(game, 0).coins;
  };

  it('makes silver cost 4 and 15, gold 6 and 22 in epochs II and III', () => {
    expect([price(2, [card], 'silver'), price(3, [card], 'silver')]).toEqual([4, 15]);
    expect([price(2, [card], 'gold'), price(3, [card], 'gold')]).toEqual([6, 22]);
  });

  it('does not add up', () => {
    expect([price(2, [card, '2-purple-10'], 'silver'), price(3, [card, '2-purple-10'], 'gold')]).toEqual([4, 22]);
  });

  it('makes a medal affordable', () => {
    const game = gameAt('medals', { epoch: 3, seats: [{ coins: 15, cards: [card] }, {}] });
    expect(legal(game).map((action) => action.type)).toEqual(['silver', 'silver', 'silver', 'silver', 'pass']);
  });
});

describe('rules §9 payToFeed', () => {
  const card = '2-purple-a01';
  const reds = ['1-red-01', '1-red-02', '1-red-03', '1-red-04', '1-red-05', '1-red-06', '1-red-07', '1-red-08'];
  const hungry = (coins: number, food: number) =>
    gameAt('feeding', advanced({ coins, cards: [card, ...reds], tracks: { food, military: 30 } }));
  const canPay = (game: ReturnType<typeof hungry>): boolean =>
    legal(game).some((action) => action.type === 'payToFeed');

  it('feeds a card for 2 coins instead of removing one', () => {
    const game = hungry(5, 8);
    const events = play(game, { type: 'payToFeed' });
    expect(eventOf(events, 'feedingPaid')).toEqual({ type: 'feedingPaid', seat: 0, change: { coins: -2, tracks: {} } });
    expect(seatWithIds(game, 0)).toMatchObject({ coins: 3, cards: [card, ...reds] });
    expect(pathOf(game)).toBe('epoch.wheel');
  });

  it('mixes freely with removals', () => {
    const game = hungry(99, 6);
    play(game, { type: 'payToFeed' });
    play(game, { type: 'remove', card: '1-red-01' });
    play(game, { type: 'payToFeed' });
    expect(seatWithIds(game, 0)).toMatchObject({ coins: 95, cards: [card, ...reds.slice(1)] });
    expect(pathOf(game)).toBe('epoch.phaseB.medals.decide');
  });

  it('can be used six times a feeding', () => {
    const game = hungry(99, 2);
    for (let paid = 0; paid < 6; paid++) play(game, { type: 'payToFeed' });
    expect(canPay(game)).toBe(false);
    expect(legal(game)).toHaveLength(9);
    play(game, { type: 'remove', card: '1-red-01' });
    expect(pathOf(game)).toBe('epoch.phaseB.medals.decide');
  });

  it('needs the coins', () => {
    expect(canPay(hungry(1, 8))).toBe(false);
    expect(canPay(hungry(2, 8))).toBe(true);
  });

  it('begins anew for the next seat', () => {
    const seats = [0, 1].map(() => ({ coins: 99, cards: [card, ...reds.slice(0, 6)], tracks: { food: 1 } }));
    const game = gameAt('feeding', { mode: 'advanced', seats });
    for (let paid = 0; paid < 6; paid++) play(game, { type: 'payToFeed' });
    expect(canPay(game)).toBe(true);
  });
});

describe('rules §9 foodSurplus', () => {
  const card = '2-purple-a02';

  it.each([
    // food, cards → coins: 3 a step, at most 12
    [1, [card], 0],
    [2, [card], 3],
    [4, [card], 9],
    [5, [card], 12],
    [9, [card], 12],
    [4, [card, '1-red-01', '1-red-02'], 3],
    [9, ['1-red-01'], 0],
  ])('with food %i and cards %j gains %i coins at feeding', (food, cards, coins) => {
    const hungry = { cards: ['1-blue-01'] };
    const game = gameAt('feeding', { mode: 'advanced', seats: [hungry, { coins: 1, cards, tracks: { food } }] });
    play(game, { type: 'remove', card: '1-blue-01' });
    expect(seatAt(game, 1).coins).toBe(1 + coins);
  });

  it('is paid for every feeding', () => {
    const game = gameAt('feeding', advanced({ cards: ['1-blue-01'] }, { cards: [card], tracks: { food: 3 } }));
    expect(eventOf(play(game, { type: 'remove', card: '1-blue-01' }), 'foodSurplusGained')).toMatchObject({
      seat: 1,
      change: { coins: 6 },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { type GameState, observe } from '../../../shared/flow/runner.ts';
import { type Forecast, forecastFor } from '../../../shared/forecast/forecast.ts';
import type { EffectType } from '../../../shared/vocabulary/effects.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { play } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

/** A card with an effect. */
const cardWith = (type: EffectType): string =>
  standardContent.cards.find(({ effect }) => effect?.type === type)?.id ?? '';

const forecast = (game: GameState, seat: Seat = 0): Forecast => forecastFor(observe(game, 0), seat);

describe('rules §7.1 the next income', () => {
  const seat = { coins: 3, tracks: { income: 5 } };

  it('comes after the draft of either phase, then in the next phase, and not after the last', () => {
    const drafting = gameAt('draft', { seats: [{ ...seat, hand: ['1-red-01', '1-red-09'] }, {}] });
    expect(forecast(drafting).income).toMatchObject({ epoch: 1, phase: 'A', coins: 5, coinsAfter: 8 });
    const afterwards = { ...seat, tracks: { income: 5, military: 3 } };
    expect(forecast(gameAt('colony', { phase: 'A', seats: [afterwards, {}] })).income).toMatchObject({
      epoch: 1,
      phase: 'B',
    });
    expect(forecast(gameAt('colony', { phase: 'B', epoch: 2, seats: [afterwards, {}] })).income).toMatchObject({
      epoch: 3,
      phase: 'A',
    });
    expect(forecast(gameAt('colony', { phase: 'B', epoch: 3, seats: [afterwards, {}] })).income).toBeNull();
  });

  it('is no less than 0, and has the coins of §9 incomeCatchUp in it', () => {
    const poor = { coins: 3, tracks: { income: -2 }, hand: ['1-red-01', '1-red-09'] };
    expect(forecast(gameAt('draft', { seats: [poor, {}] })).income).toMatchObject({ coins: 0, coinsAfter: 3 });
    const catching = { coins: 0, cards: ['2-purple-a03'], tracks: { income: 2, military: 3, food: 3, culture: 2 } };
    const game = gameAt('draft', { mode: 'advanced', seats: [catching, {}], phase: 'B', piles: { red: ['1-red-01'] } });
    expect(forecast(game).income).toMatchObject({ catchUp: 4, coins: 6, coinsAfter: 6 });
  });

  it('of a seat that places its market coins is over, and that of the next seat is not (§10.2, §16.2)', () => {
    const market = { market: 'small', coins: 4, tracks: { income: 6, food: 2 } } as const;
    const game = gameAt('market', { expansions: ['market'], phase: 'A', seats: [market, market] });
    expect(forecast(game, 0).income).toMatchObject({ phase: 'B' });
    expect(forecast(game, 1).income).toMatchObject({ phase: 'A', marketCoins: 1 });
  });

  it('tells of the marketplace that is then opened (§10.2)', () => {
    const rich = { tracks: { income: 8, food: 3 }, hand: ['1-red-01', '1-red-09'] };
    const seats = [rich, {}];
    expect(forecast(gameAt('draft', { expansions: ['market'], seats })).income).toMatchObject({ opens: 'large' });
    expect(forecast(gameAt('draft', { seats })).income).toMatchObject({ opens: null });
  });
});

describe('rules §7.4 the next feeding', () => {
  const cards = ['1-red-01', '1-red-02', '1-green-01'];

  it('counts the cards without food', () => {
    const seats = [{ cards, tracks: { food: 1, military: 3 } }, {}];
    const game = gameAt('colony', { phase: 'A', seats });
    expect(forecast(game).feeding).toMatchObject({ epoch: 1, phase: 'B', owned: 3, food: 1, unfed: 2, payable: 0 });
  });

  it('says how many can be paid for with the coins of then (§9 payToFeed)', () => {
    const hungry = { coins: 1, cards: ['2-purple-a01', ...cards], tracks: { food: 1, income: 1, military: 3 } };
    const game = gameAt('colony', { mode: 'advanced', phase: 'A', seats: [hungry, {}] });
    // One coin now and one of the income of phase B: enough for one card.
    expect(forecast(game).feeding).toMatchObject({ unfed: 3, payable: 1, priceEach: 2 });
  });

  it('counts what is paid already in the feeding that is on', () => {
    const hungry = { coins: 5, cards: ['2-purple-a01', ...cards], tracks: { food: 1 } };
    const game = gameAt('feeding', { mode: 'advanced', seats: [hungry, {}] });
    play(game, { type: 'payToFeed' });
    expect(forecast(game).feeding).toMatchObject({ unfed: 2, payable: 1 });
  });

  it('is none after the last', () => {
    const seats = [{ coins: 40 }, {}];
    expect(forecast(gameAt('medals', { epoch: 3, phase: 'B', seats })).feeding).toBeNull();
    expect(forecast(gameAt('medals', { epoch: 2, phase: 'B', seats })).feeding).toMatchObject({ epoch: 3 });
  });
});

describe('rules §7.5 the prices of medals to come', () => {
  it('of every epoch that is left, with the coins of all incomes until then', () => {
    const seats = [{ coins: 2, tracks: { income: 3, military: 3 } }, {}];
    expect(forecast(gameAt('colony', { epoch: 2, phase: 'A', seats })).medals).toEqual([
      { epoch: 2, silver: 9, gold: 12, coins: 2 + 3 },
      { epoch: 3, silver: 20, gold: 30, coins: 2 + 3 + 6 },
    ]);
  });

  it('with §9 medalDiscount, and with the coins of foodSurplus', () => {
    const seats = [
      { coins: 2, cards: [cardWith('medalDiscount'), '2-purple-a02'], tracks: { military: 3, food: 4 } },
      {},
    ];
    const game = gameAt('colony', { mode: 'advanced', epoch: 3, phase: 'B', seats });
    // Two of four food are left over: 3 coins each.
    expect(forecast(game).medals).toEqual([{ epoch: 3, silver: 15, gold: 22, coins: 2 + 6 }]);
  });

  it('none once the own medals are bought and others still buy theirs', () => {
    const seats = [{ coins: 30 }, { coins: 30 }];
    const game = gameAt('medals', { epoch: 3, phase: 'B', seats });
    play(game, { type: 'pass' });
    expect(forecast(game, 0).medals).toEqual([]);
    expect(forecast(game, 1).medals).toHaveLength(1);
  });
});

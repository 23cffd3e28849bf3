import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { eventOf, legal, play, seatAt, seatWithIds } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/* Effects that work from the tableau: when cards come, go, or are sold. */

/** Two seats in a phase B draft; the piles hold one card of each colour, and `card` on top of its own. */
const facing = (card: string, seat: SeatSketch) => {
  const colour = card.split('-')[1] as Colour;
  const piles = {
    yellow: ['2-yellow-03'],
    red: ['2-red-03'],
    blue: ['2-blue-03'],
    green: ['2-green-03'],
    purple: ['2-purple-01'],
  };
  return gameAt('draft', {
    seats: [seat, {}],
    mode: 'advanced',
    phase: 'B',
    piles: { ...piles, [colour]: [...piles[colour], card] },
  });
};
const buy = (card: string) => ({ type: 'take', colour: card.split('-')[1] as Colour, action: 'buy' }) as const;

describe('rules §9 sellBonus', () => {
  it.each([
    [[], 3],
    [['1-purple-07'], 4],
    [['1-purple-07', '1-purple-08'], 5],
  ])('with %j a card of epoch II sells for %i', (cards, coins) => {
    const game = facing('2-red-09', { cards });
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    expect(seatAt(game, 0).coins).toBe(coins);
  });

  it('works in phase A, too', () => {
    const game = gameAt('draft', {
      seats: [{ cards: ['1-purple-07'], hand: ['3-red-01', '3-red-02'] }, { hand: ['1-blue-01', '1-blue-02'] }],
    });
    play(game, { type: 'draft', keep: '3-red-02', action: 'sell' });
    play(game, { type: 'draft', keep: '1-blue-01', action: 'sell' });
    expect(game.seats.map((seat) => seat.coins)).toEqual([5, 2]);
  });
});

describe('rules §9 bonusTile', () => {
  const card = '1-purple-09';

  it('takes one unused tile of the owner’s choice: +2 on its track', () => {
    const game = facing(card, { coins: 3, tiles: { military: 1, food: 2 } });
    expect(legal(game).filter((action) => action.type === 'take' && action.colour === 'purple')).toEqual([
      { type: 'take', colour: 'purple', action: 'sell' },
      { type: 'take', colour: 'purple', action: 'buy', tile: 'military' },
      { type: 'take', colour: 'purple', action: 'buy', tile: 'food' },
    ]);
    const events = play(game, { ...buy(card), tile: 'food' });
    expect(eventOf(events, 'cardBought')).toMatchObject({ tile: 'food', change: { coins: -3, tracks: { food: 2 } } });
    expect(seatAt(game, 0)).toMatchObject({ tiles: { military: 1, food: 1 }, cardTiles: [{ card, tile: 'food' }] });
  });

  it('can be bought without effect when no tile is left', () => {
    const game = facing(card, { coins: 3, tiles: {} });
    play(game, buy(card));
    expect(seatWithIds(game, 0)).toMatchObject({
      cards: [card],
      cardTiles: [],
      tracks: { income: 0, military: 0, culture: 0, food: 0 },
    });
  });

  it('gives the tile and the steps back when the card is lost', () => {
    const game = gameAt('feeding', {
      seats: [
        {
          cards: [card, '1-red-01'],
          cardTiles: [{ card, tile: 'income' }],
          tracks: { food: 1, income: 5 },
          tiles: { income: 1 },
        },
        {},
      ],
    });
    play(game, { type: 'remove', card });
    expect(seatAt(game, 0)).toMatchObject({ cardTiles: [], tiles: { income: 2 }, tracks: { income: 3 } });
  });

  it('keeps the tile of the other copy', () => {
    const other = '1-purple-10';
    const cardTiles = [
      { card: other, tile: 'food' },
      { card, tile: 'income' },
    ] as const;
    const game = gameAt('feeding', {
      seats: [{ cards: [other, card], cardTiles, tracks: { food: 1, income: 2 }, tiles: {} }, {}],
    });
    play(game, { type: 'remove', card });
    expect(seatAt(game, 0)).toMatchObject({
      cardTiles: [{ card: other, tile: 'food' }],
      tracks: { food: 1, income: 0 },
    });
  });
});

describe('rules §9 scholar', () => {
  it.each([
    ['1-purple-a01', 'yellow', 'income'],
    ['1-purple-a02', 'red', 'military'],
    ['1-purple-a03', 'blue', 'culture'],
    ['1-purple-a04', 'green', 'food'],
  ] as const)('%s counts the %s cards that the owner has for %s', (card, colour, track) => {
    const cards = [`1-${colour}-01`, `1-${colour}-02`, '1-purple-01'];
    const game = facing(card, { coins: 9, cards, tracks: { [track]: 4 } });
    play(game, buy(card));
    expect(seatAt(game, 0).tracks[track]).toBe(6);
  });

  it('counts later cards of its colour, and no others', () => {
    const red = facing('1-red-04', { coins: 9, cards: ['1-purple-a02'] });
    play(red, buy('1-red-04'));
    // Printed: military 2.
    expect(seatAt(red, 0).tracks.military).toBe(3);
    const blue = facing('1-blue-04', { coins: 9, cards: ['1-purple-a02'] });
    play(blue, buy('1-blue-04'));
    expect(seatAt(blue, 0).tracks).toMatchObject({ military: 0, culture: 2 });
  });

  it('falls with a card of its colour, and with the scholar itself', () => {
    const game = gameAt('feeding', {
      seats: [{ cards: ['1-purple-a02', '1-red-01', '1-red-02'], tracks: { military: 10, food: 1 } }, {}],
      mode: 'advanced',
    });
    // 1-red-01 gave 1 itself and 1 by the scholar; the scholar then still counts one card.
    play(game, { type: 'remove', card: '1-red-01' });
    expect(seatAt(game, 0).tracks.military).toBe(8);
    play(game, { type: 'remove', card: '1-purple-a02' });
    expect(seatAt(game, 0).tracks.military).toBe(7);
  });
});

describe('rules §9 statueBonus', () => {
  const statues = [
    { requirement: 6, tile: 'military', side: 'track' },
    { requirement: 12, tile: 'military', side: 'track' },
    { requirement: 20, tile: 'food', side: 'points' },
  ] as const;

  it('raises every track-side statue that stands already by 2', () => {
    const game = facing('2-purple-07', { coins: 9, statues, tracks: { military: 5 } });
    play(game, buy('2-purple-07'));
    expect(seatAt(game, 0).tracks).toEqual({ income: 0, military: 9, culture: 0, food: 0 });
  });

  it('is undone when the card is lost', () => {
    const game = gameAt('feeding', {
      seats: [{ cards: ['2-purple-07'], statues, tracks: { military: 9, food: 0 } }, {}],
    });
    play(game, { type: 'remove', card: '2-purple-07' });
    expect(seatAt(game, 0).tracks.military).toBe(5);
  });

  it.each([
    // bonus of statue 12: 3
    [['2-purple-07'], 5],
    [['2-purple-07', '2-purple-08'], 7],
  ])('of %j raises a statue carved later by %i in all', (cards, steps) => {
    const game = gameAt('statue', { seats: [{ cards, tracks: { culture: 12 } }, {}] });
    play(game, { type: 'statue', requirement: 12, tile: 'income', side: 'track' });
    expect(seatAt(game, 0).tracks.income).toBe(steps);
  });
});

import { describe, expect, it } from 'vitest';
import { type Colour, numberOfColour } from '../../../shared/vocabulary/colours.ts';
import { eventOf, idsOf, legal, play, seatAt, seatWithIds } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/** A phase B draft in which the first of two seats finds one card on its pile; the pile below keeps the phase going. */
const facing = (card: string, seat: SeatSketch) => {
  const colour = card.split('-')[1] as Colour;
  return gameAt('draft', { seats: [seat, {}], phase: 'B', piles: { [colour]: [`3-${colour}-03`, card] } });
};

const afterBuying = (card: string, seat: SeatSketch) => {
  const game = facing(card, seat);
  play(game, { type: 'take', colour: card.split('-')[1] as Colour, action: 'buy' });
  return seatWithIds(game, 0);
};

describe('rules §5.1 the price', () => {
  it.each([
    // card, cards owned, coins left of 20: printed cost minus cards of the colour
    ['2-red-07', [], 14],
    ['2-red-07', ['1-red-01'], 15],
    ['2-red-07', ['1-red-01', '1-red-02', '2-red-01'], 17],
    ['2-red-07', ['1-blue-01', '1-green-01', '1-purple-07'], 14],
    ['1-red-01', ['1-red-02', '1-red-03'], 20],
    ['3-purple-01', ['1-purple-01', '2-purple-01'], 13],
  ])('of %s with %j leaves %i of 20 coins', (card, cards, left) => {
    expect(afterBuying(card, { coins: 20, cards }).coins).toBe(left);
  });

  it('is named in the event', () => {
    const game = facing('2-red-07', { coins: 20, cards: ['1-red-01'] });
    const bought = eventOf(play(game, { type: 'take', colour: 'red', action: 'buy' }), 'cardBought');
    expect(bought).toMatchObject({ price: 5, change: { coins: -5, tracks: { military: 4 } } });
  });

  it('can be paid to the last coin, and not with one coin less', () => {
    const ways = (coins: number) =>
      legal(facing('2-red-07', { coins })).map((action) => 'action' in action && action.action);
    expect(ways(6)).toEqual(['sell', 'buy']);
    expect(ways(5)).toEqual(['sell']);
  });
});

describe('rules §5.2 the tableau', () => {
  it('moves the tracks by the gains of the card at once', () => {
    const seat = afterBuying('1-yellow-10', { coins: 5, tracks: { income: 3, military: 1 } });
    expect(seat.cards).toEqual(['1-yellow-10']);
    expect(seat.tracks).toEqual({ income: 5, military: 2, culture: 0, food: 0 });
  });

  it('counts the new card for the next discount', () => {
    const game = gameAt('draft', {
      seats: [{ coins: 9 }, {}],
      phase: 'B',
      piles: { red: ['1-red-09', '1-red-07', '1-red-08'] },
    });
    play(game, { type: 'take', colour: 'red', action: 'buy' });
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    play(game, { type: 'take', colour: 'red', action: 'buy' });
    // 3 for the first card, 3 − 1 for the second.
    expect(seatAt(game, 0).coins).toBe(4);
  });

  it('knows no upper limit of a track', () => {
    expect(afterBuying('3-red-08', { coins: 9, tracks: { military: 58 } }).tracks.military).toBe(63);
  });
});

describe('rules §5.3 selling', () => {
  it.each([
    ['1-red-09', 2],
    ['2-red-09', 3],
    ['3-red-09', 4],
  ])('%s gains %i coins and leaves the game', (card, coins) => {
    const game = facing(card, {});
    play(game, { type: 'take', colour: 'red', action: 'sell' });
    expect(seatWithIds(game, 0)).toMatchObject({ coins, cards: [], tracks: { military: 0 } });
    expect(idsOf(game.piles[numberOfColour('red')])).toEqual(['3-red-03']);
  });
});

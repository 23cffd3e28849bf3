import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import { type SeatSketch, seatWith } from '../../fixtures/sketch.ts';

const scoreOf = (seat: SeatSketch) => scoreSeat(standardContent, seatWith(seat));

/** `yellow` yellow cards, `red` red ones and so on, of any epoch; no purple one has an effect. */
function cardsOf(yellow: number, red: number, blue: number, green: number, purple: number): string[] {
  const some = (colour: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${(index % 3) + 1}-${colour}-0${Math.floor(index / 3) + 1}`);
  return [
    ...some('yellow', yellow),
    ...some('red', red),
    ...some('blue', blue),
    ...some('green', green),
    ...some('purple', purple),
  ];
}

describe('rules §9 fullSilver', () => {
  const tracks = { military: 9, culture: 14, food: 5 };

  it.each([
    // half of 9 is 5, half of 14 is 7
    [[], ['military', 'culture'], 12],
    [['3-purple-07'], ['military', 'culture'], 19],
    [['3-purple-07', '3-purple-08'], ['military', 'culture'], 23],
    [['3-purple-07', '3-purple-08'], ['food'], 5],
    [['3-purple-07'], ['culture', 'culture'], 21],
    [['3-purple-07'], [], 0],
  ] as const)('with %j and silver on %j scores %i', (cards, silver, points) => {
    expect(scoreOf({ cards, silver, tracks }).silver).toBe(points);
  });
});

describe('rules §9 setPoints', () => {
  it('scores 4 for each set in the gold row, even without a gold medal', () => {
    expect(scoreOf({ cards: [...cardsOf(2, 2, 2, 2, 1), '3-purple-09'] }).gold).toBe(8);
  });

  it('adds to the gold medals, and copies add up', () => {
    const cards = [...cardsOf(2, 2, 2, 2, 0), '3-purple-09', '3-purple-10'];
    // Two sets: 2 × 7 for the medal, 2 × 4 for each card.
    expect(scoreOf({ cards, gold: 1 }).gold).toBe(14 + 16);
  });

  it('counts real sets only: the joker does not help', () => {
    const cards = [...cardsOf(1, 1, 1, 0, 0), '3-purple-09', '3-purple-a01'];
    expect(scoreOf({ cards, gold: 1 }).gold).toBe(7);
  });
});

describe('rules §9 colourJoker', () => {
  it.each([
    // yellow, red, blue, green, purple beside the joker → sets with the joker, which is purple itself
    [1, 1, 1, 1, 0, 1],
    [1, 1, 1, 0, 0, 1],
    [1, 1, 0, 0, 0, 0],
    [2, 2, 2, 1, 1, 2],
    [2, 2, 2, 2, 0, 2],
    [3, 3, 3, 3, 0, 2],
    [2, 2, 1, 1, 1, 1],
    [3, 3, 3, 1, 1, 2],
    [3, 3, 3, 2, 2, 3],
  ])('with %i, %i, %i, %i and %i cards makes %i sets', (yellow, red, blue, green, purple, sets) => {
    const cards = [...cardsOf(yellow, red, blue, green, purple), '3-purple-a01'];
    expect(scoreOf({ cards, gold: 2 }).gold).toBe(14 * sets);
  });
});

describe('rules §9 statueBonus at the end', () => {
  it('adds 2 points for each points-side statue and none for a track-side one; copies add up', () => {
    const statues = [
      { requirement: 6, tile: 'food', side: 'points' },
      { requirement: 12, tile: 'food', side: 'track' },
    ] as const;
    // 4 + 2 and 8.
    expect(scoreOf({ statues }).statues).toBe(14);
    expect(scoreOf({ statues, cards: ['2-purple-07'] }).statues).toBe(16);
    expect(scoreOf({ statues, cards: ['2-purple-07', '2-purple-08'] }).statues).toBe(18);
  });
});

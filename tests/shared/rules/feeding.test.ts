import { describe, expect, it } from 'vitest';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { numberOfColour } from '../../../shared/vocabulary/colours.ts';
import { eventOf, legal, play, seatAt, seatWithIds } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const feedingOf = (...seats: SeatSketch[]) => gameAt('feeding', { seats: seats.length === 1 ? [...seats, {}] : seats });

describe('rules §7.4 feeding', () => {
  it('lets a seat with more cards than food choose what to remove, one card at a time', () => {
    const game = feedingOf({ cards: ['1-red-01', '1-blue-01', '1-yellow-01'], tracks: { food: 1 } });
    expect(legal(game)).toEqual([
      { type: 'remove', card: '1-red-01' },
      { type: 'remove', card: '1-blue-01' },
      { type: 'remove', card: '1-yellow-01' },
    ]);
    play(game, { type: 'remove', card: '1-blue-01' });
    expect(legal(game)).toEqual([
      { type: 'remove', card: '1-red-01' },
      { type: 'remove', card: '1-yellow-01' },
    ]);
  });

  it('ends as soon as food suffices: no more may be removed than needed', () => {
    const game = feedingOf({ cards: ['1-red-01', '1-blue-01'], tracks: { food: 1 } });
    play(game, { type: 'remove', card: '1-red-01' });
    expect(pathOf(game)).toBe('epoch.wheel');
    expect(seatWithIds(game, 0).cards).toEqual(['1-blue-01']);
  });

  it('takes the gains of the removed card back and pays nothing for it', () => {
    const game = feedingOf({
      coins: 4,
      cards: ['1-yellow-10', '1-blue-01'],
      tracks: { food: 1, income: 5, military: 3 },
    });
    const events = play(game, { type: 'remove', card: '1-yellow-10' });
    // Income 2 and military 1 were printed on it.
    expect(eventOf(events, 'cardRemoved')).toEqual({
      type: 'cardRemoved',
      seat: 0,
      colour: 'yellow',
      faceDown: false,
      card: '1-yellow-10',
      change: { coins: 0, tracks: { income: -2, military: -1 } },
    });
    const seat = seatAt(game, 0);
    expect(seat).toMatchObject({ coins: 4, tracks: { income: 3, military: 2 } });
    expect([seat.counts[numberOfColour('yellow')], seat.counts[numberOfColour('blue')]]).toEqual([0, 1]);
  });

  it('counts the new food when food falls on the way', () => {
    const game = feedingOf({ cards: ['1-green-03', '1-blue-01', '1-red-01', '1-red-02'], tracks: { food: 3 } });
    // Losing 3 food with the card leaves none for the other three.
    play(game, { type: 'remove', card: '1-green-03' });
    expect(legal(game)).toHaveLength(3);
    play(game, { type: 'remove', card: '1-blue-01' });
    play(game, { type: 'remove', card: '1-red-01' });
    expect(pathOf(game)).toBe('epoch.phaseB.feeding.decide');
    play(game, { type: 'remove', card: '1-red-02' });
    expect(seatWithIds(game, 0).cards).toEqual([]);
    expect(pathOf(game)).toBe('epoch.wheel');
  });

  it('asks the hungry seats in turn and no others', () => {
    const hungry: SeatSketch = { cards: ['1-red-01'], tracks: { food: 0 } };
    const game = gameAt('feeding', {
      seats: [hungry, { ...hungry, cards: ['1-red-02'] }, { cards: ['1-red-03'], tracks: { food: 1 } }],
      leaders: [1, 1, 1],
    });
    expect(deciders(game)).toEqual([1]);
    play(game, { type: 'remove', card: '1-red-02' });
    expect(deciders(game)).toEqual([0]);
  });

  it('does not count the setup card', () => {
    const game = feedingOf({ cards: ['1-red-01', '1-red-02'], tracks: { food: 1 } });
    play(game, { type: 'remove', card: '1-red-01' });
    expect(seatWithIds(game, 0).cards).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { deciders, legalActions, pathOf } from '../../../shared/flow/runner.ts';
import { numberOfColour } from '../../../shared/vocabulary/colours.ts';
import { eventOf, gameOf, idsOf, legal, play, seatWithIds } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

describe('rules §4.1 drawing', () => {
  it('gives every seat the top two cards of the deck in front of its emblem', () => {
    const game = gameOf(3, 'basic', 5);
    const { segments } = game.table;
    const decks = game.layout.decks[1];
    play(game, { type: 'setWheel', rotation: 2 });
    // Seat s holds emblem s, which points at segment s + 2.
    game.seats.forEach((seat, index) => {
      const colour = segments[(index + 2) % 5];
      expect(seat.hand).toEqual(decks[colour as 'yellow'].slice(0, 2));
    });
    expect(new Set(game.seats.flatMap((seat) => seat.hand)).size).toBe(6);
  });

  it('asks all seats at the same time', () => {
    const game = gameOf(4, 'basic', 5);
    play(game, { type: 'setWheel', rotation: 0 });
    expect([...deciders(game)].sort()).toEqual([0, 1, 2, 3]);
    expect(deciders(game)[0]).toBe(game.table.leaders[0]);
  });
});

describe('rules §4.2 the decision', () => {
  it('keeps one of the two cards and buys or sells it', () => {
    const game = gameAt('draft', { seats: [{ coins: 9, hand: ['1-red-01', '1-red-09'] }, {}] });
    expect(legal(game)).toEqual([
      { type: 'draft', keep: '1-red-01', action: 'sell' },
      { type: 'draft', keep: '1-red-01', action: 'buy' },
      { type: 'draft', keep: '1-red-09', action: 'sell' },
      { type: 'draft', keep: '1-red-09', action: 'buy' },
    ]);
  });

  it('sells what cannot be paid', () => {
    const game = gameAt('draft', { seats: [{ coins: 2, hand: ['1-red-01', '1-red-09'] }, {}] });
    // Printed costs: 1 and 3.
    expect(legal(game)).toEqual([
      { type: 'draft', keep: '1-red-01', action: 'sell' },
      { type: 'draft', keep: '1-red-01', action: 'buy' },
      { type: 'draft', keep: '1-red-09', action: 'sell' },
    ]);
  });
});

describe('rules §4.3 the reveal', () => {
  const twoHands = () =>
    gameAt('draft', {
      seats: [
        { coins: 9, hand: ['1-red-01', '1-red-09'] },
        { coins: 9, hand: ['1-blue-02', '1-blue-07'] },
      ],
    });

  it('changes nothing until the last seat has decided', () => {
    const game = twoHands();
    const events = play(game, { type: 'draft', keep: '1-red-09', action: 'buy' });
    expect(events).toEqual([{ type: 'draftDecided', seat: 0 }]);
    expect(seatWithIds(game, 0)).toMatchObject({ coins: 9, cards: [], hand: ['1-red-01', '1-red-09'] });
    expect(legalActions(game, 0)).toEqual([]);
    expect(deciders(game)).toEqual([1]);
  });

  it('settles all decisions together and puts the other cards on top of the piles of their colour', () => {
    const game = twoHands();
    game.piles[numberOfColour('red')].push(standardContent.card('1-red-05'));
    play(game, { type: 'draft', keep: '1-red-09', action: 'buy' });
    play(game, { type: 'draft', keep: '1-blue-02', action: 'sell' });
    expect(idsOf(game.piles[numberOfColour('red')])).toEqual(['1-red-05', '1-red-01']);
    expect(idsOf(game.piles[numberOfColour('blue')])).toEqual(['1-blue-07']);
    // Seat 0 pays 3 and gains 3 military; seat 1 sells for 2.
    expect(seatWithIds(game, 0)).toMatchObject({ coins: 6, cards: ['1-red-09'], tracks: { military: 3 } });
    expect(seatWithIds(game, 1)).toMatchObject({ coins: 11, cards: [], tracks: { culture: 0 } });
  });

  it('turns the wheel by one segment and draws again', () => {
    const game = twoHands();
    play(game, { type: 'draft', keep: '1-red-09', action: 'buy' });
    const events = play(game, { type: 'draft', keep: '1-blue-02', action: 'sell' });
    expect(events.map((event) => event.type)).toEqual([
      'draftDecided',
      ...['cardBought', 'cardDiscarded', 'cardSold', 'cardDiscarded'],
      'wheelTurned',
      ...['cardsDrawn', 'cardsDrawn'],
    ]);
    expect(eventOf(events, 'wheelTurned').turns).toBe(1);
    // Emblem 0, rotation 0, one turn: the second segment.
    expect(eventOf(events, 'cardsDrawn')).toMatchObject({ seat: 0, colour: 'red' });
  });

  it('empties the decks in five rounds', () => {
    const game = gameOf(5, 'basic', 2);
    play(game, { type: 'setWheel', rotation: 1 });
    for (let decision = 0; decision < 25; decision++) {
      const [sell] = legal(game);
      if (sell !== undefined) play(game, sell);
    }
    expect(game.drawn).toEqual({ yellow: 10, red: 10, blue: 10, green: 10, purple: 10 });
    expect(Object.values(game.piles).map((pile) => pile.length)).toEqual([5, 5, 5, 5, 5]);
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });
});

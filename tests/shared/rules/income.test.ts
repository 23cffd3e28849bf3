import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../shared/flow/runner.ts';
import { eventOf, play } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/** Sells the last card of a phase B draft (epoch I: 2 coins), whereupon all seats gain income. */
function incomeOf(...seats: SeatSketch[]) {
  const game = gameAt('draft', { seats, phase: 'B', piles: { red: ['1-red-01'] } });
  const events = play(game, { type: 'take', colour: 'red', action: 'sell' });
  return { game, events };
}

describe('rules §7.1 income', () => {
  it('gains every seat as many coins as its income track shows', () => {
    const { game } = incomeOf(
      { coins: 1, tracks: { income: 4 } },
      { coins: 5, tracks: { income: 0 } },
      { tracks: { income: 11 } },
    );
    expect(game.seats.map((seat) => seat.coins)).toEqual([1 + 2 + 4, 5, 11]);
  });

  it('comes after the fifth round of a phase A draft', () => {
    const game = gameAt('draft', {
      seats: [
        { hand: ['1-red-01', '1-red-02'], tracks: { income: 4 } },
        { hand: ['1-blue-01', '1-blue-02'], tracks: { income: 3 } },
      ],
    });
    game.turns = 4;
    play(game, { type: 'draft', keep: '1-red-01', action: 'sell' });
    const events = play(game, { type: 'draft', keep: '1-blue-01', action: 'sell' });
    expect(events.flatMap((event) => (event.type === 'incomeGained' ? [event.change.coins] : []))).toEqual([4, 3]);
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('tells what it gained, from the first player clockwise', () => {
    const { events } = incomeOf({ tracks: { income: 4 } }, { tracks: { income: 2 } });
    expect(eventOf(events, 'incomeGained')).toEqual({
      type: 'incomeGained',
      seat: 0,
      change: { coins: 4, tracks: {} },
      catchUp: 0,
    });
  });
});

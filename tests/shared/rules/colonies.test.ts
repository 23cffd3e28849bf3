import { describe, expect, it } from 'vitest';
import { standardContent } from '../../../shared/content/content.ts';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { scoreSeat } from '../../../shared/rules/pieces/scoring.ts';
import type { ColonyLevel } from '../../../shared/vocabulary/pieces.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const stepWith = (...seats: SeatSketch[]) =>
  gameAt('colony', {
    seats: seats.length === 1 ? [...seats, {}] : seats,
    colonies: { 3: ['colony-3-1', 'colony-3-5'], 9: ['colony-9-2', 'colony-9-5'], 15: ['colony-15-2', 'colony-15-4'] },
  });

/** What a seat may do, in short: `plunder 3`. */
const offers = (seat: SeatSketch): string[] =>
  legal(stepWith(seat)).map((action) => (action.type === 'colony' ? `${action.action} ${action.level}` : action.type));

const both = (...levels: ColonyLevel[]): string[] =>
  levels.flatMap((level) => [`plunder ${level}`, `integrate ${level}`]);

describe('rules §7.2 which colony', () => {
  it.each([
    [3, [3]],
    [8, [3]],
    [9, [3, 9]],
    [15, [3, 9, 15]],
    [20, [3, 9, 15]],
    [21, [3, 9, 15, 21]],
    [30, [3, 9, 15, 21, 30]],
  ] as const)('with military %i: levels %j', (military, levels) => {
    expect(offers({ coins: 9, tracks: { military } })).toEqual([...both(...levels), 'pass']);
  });

  it('is one that the seat has not taken at that level', () => {
    expect(offers({ coins: 9, tracks: { military: 9 }, colonies: [{ level: 3, tile: null }] })).toEqual([
      ...both(9),
      'pass',
    ]);
  });

  it('can be plundered where the integration cannot be paid', () => {
    // Integrating costs 1 at levels 3 and 9, 2 at level 15.
    expect(offers({ coins: 0, tracks: { military: 9 } })).toEqual(['plunder 3', 'plunder 9', 'pass']);
    expect(offers({ coins: 1, tracks: { military: 15 } })).toEqual([...both(3, 9), 'plunder 15', 'pass']);
  });

  it('is one a step, and passing ends the turn', () => {
    const game = stepWith({ coins: 9, tracks: { military: 9 } }, { tracks: { military: 3 } });
    play(game, { type: 'colony', level: 9, action: 'plunder' });
    expect(deciders(game)).toEqual([1]);
    play(game, { type: 'pass' });
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('is not asked of seats that can take none', () => {
    const game = stepWith({ tracks: { military: 3 } }, { tracks: { military: 2 } }, { tracks: { military: 3 } });
    play(game, { type: 'pass' });
    expect(deciders(game)).toEqual([2]);
  });
});

describe('rules §7.2 plunder', () => {
  it.each([
    [3, 3, 2],
    [9, 4, 5],
    [15, 5, 8],
    [21, 7, 11],
    [30, 12, 15],
  ] as const)('of level %i gains %i coins and scores %i points', (level, coins, points) => {
    const game = stepWith({ coins: 1, tracks: { military: 30 } });
    const events = play(game, { type: 'colony', level, action: 'plunder' });
    expect(seatAt(game, 0)).toMatchObject({
      coins: 1 + coins,
      colonies: [{ level, tile: null }],
      tracks: { military: 30 },
    });
    expect(eventOf(events, 'colonyPlundered')).toMatchObject({
      seat: 0,
      level,
      paid: 0,
      change: { coins, tracks: {} },
    });
    expect(scoreSeat(standardContent, seatAt(game, 0)).colonies).toBe(points);
  });

  it('takes the top tile, whose back is never told', () => {
    const game = stepWith({ coins: 5, tracks: { military: 3 } }, { coins: 5, tracks: { military: 3 } });
    const plundered = play(game, { type: 'colony', level: 3, action: 'plunder' });
    expect(JSON.stringify(plundered)).not.toContain('colony-3-');
    const integrated = play(game, { type: 'colony', level: 3, action: 'integrate' });
    expect(eventOf(integrated, 'colonyIntegrated').tile).toBe('colony-3-5');
  });
});

describe('rules §7.2 integrate', () => {
  it('pays, flips the top tile and moves the tracks', () => {
    const game = stepWith({ coins: 2, tracks: { military: 15, income: 1 } });
    // Level 15 costs 2; colony-15-2 gives income 1, military 1, culture 2.
    const events = play(game, { type: 'colony', level: 15, action: 'integrate' });
    expect(seatAt(game, 0)).toMatchObject({
      coins: 0,
      colonies: [{ level: 15, tile: 'colony-15-2' }],
      tracks: { income: 2, military: 16, culture: 2, food: 0 },
    });
    expect(eventOf(events, 'colonyIntegrated').change).toEqual({
      coins: -2,
      tracks: { income: 1, military: 1, culture: 2 },
    });
  });

  it('gives each seat the next tile of the stack', () => {
    const game = stepWith({ coins: 2, tracks: { military: 9 } }, { coins: 2, tracks: { military: 9 } });
    play(game, { type: 'colony', level: 9, action: 'integrate' });
    play(game, { type: 'colony', level: 9, action: 'integrate' });
    expect(game.seats.map((seat) => seat.colonies[0]?.tile)).toEqual(['colony-9-2', 'colony-9-5']);
  });
});

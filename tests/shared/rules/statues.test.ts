import { describe, expect, it } from 'vitest';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const stepWith = (...seats: SeatSketch[]) => gameAt('statue', { seats: seats.length === 1 ? [...seats, {}] : seats });

const statuesOffered = (seat: SeatSketch): number[] => {
  const requirements = legal(stepWith(seat)).flatMap((action) =>
    action.type === 'statue' ? [action.requirement] : [],
  );
  return [...new Set(requirements)];
};

describe('rules §7.3 which statue', () => {
  it.each([
    [6, [6]],
    [11, [6]],
    [12, [6, 12]],
    [20, [6, 12, 20]],
    [29, [6, 12, 20]],
    [30, [6, 12, 20, 30]],
  ])('with culture %i: %j', (culture, requirements) => {
    expect(statuesOffered({ tracks: { culture } })).toEqual(requirements);
  });

  it('is one not carved before, in any order', () => {
    const statues = [{ requirement: 12, tile: 'food', side: 'track' }] as const;
    expect(statuesOffered({ tracks: { culture: 20 }, statues })).toEqual([6, 20]);
  });

  it('takes each colour of unused tile, on either side', () => {
    const game = stepWith({ tracks: { culture: 6 }, tiles: { income: 1, food: 2 } });
    expect(legal(game)).toEqual([
      { type: 'statue', requirement: 6, tile: 'income', side: 'track' },
      { type: 'statue', requirement: 6, tile: 'income', side: 'points' },
      { type: 'statue', requirement: 6, tile: 'food', side: 'track' },
      { type: 'statue', requirement: 6, tile: 'food', side: 'points' },
      { type: 'pass' },
    ]);
  });

  it('needs an unused tile: without one the seat is skipped', () => {
    const game = stepWith(
      { tracks: { culture: 6 } },
      { tracks: { culture: 30 }, tiles: {} },
      { tracks: { culture: 6 } },
    );
    play(game, { type: 'pass' });
    expect(deciders(game)).toEqual([2]);
  });
});

describe('rules §7.3 carving', () => {
  it.each([
    // requirement, bonus
    [6, 2],
    [12, 3],
    [20, 4],
    [30, 6],
  ] as const)('statue %i raises the track of its tile by %i', (requirement, bonus) => {
    const game = stepWith({ coins: 3, tracks: { culture: 30, military: 1 } });
    const events = play(game, { type: 'statue', requirement, tile: 'military', side: 'track' });
    expect(seatAt(game, 0)).toMatchObject({
      coins: 3,
      tracks: { military: 1 + bonus, culture: 30 },
      tiles: { income: 2, military: 1, culture: 2, food: 2 },
      statues: [{ requirement, tile: 'military', side: 'track' }],
    });
    expect(eventOf(events, 'statueCarved')).toMatchObject({
      paid: 0,
      change: { coins: 0, tracks: { military: bonus } },
    });
  });

  it('with the points side up moves no track', () => {
    const game = stepWith({ tracks: { culture: 12 } });
    play(game, { type: 'statue', requirement: 12, tile: 'culture', side: 'points' });
    expect(seatAt(game, 0)).toMatchObject({ tracks: { culture: 12 }, tiles: { culture: 1 } });
  });

  it('is once a step', () => {
    const game = stepWith({ tracks: { culture: 12 } });
    play(game, { type: 'statue', requirement: 12, tile: 'culture', side: 'track' });
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });
});

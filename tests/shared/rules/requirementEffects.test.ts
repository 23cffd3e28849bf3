import { describe, expect, it } from 'vitest';
import { deciders, pathOf } from '../../../shared/flow/runner.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

/* Effects that work in the colony and the statue step. */

const LOOT = '2-purple-a04';
const DOUBLE = '3-purple-a02';
const LOWER = '3-purple-a03';
const PAY = '3-purple-a04';

const stacks = { 9: ['colony-9-3', 'colony-9-1'], 15: ['colony-15-1', 'colony-15-2'] } as const;
const at = (step: 'colony' | 'statue', seat: SeatSketch) =>
  gameAt(step, { mode: 'advanced', seats: [seat, {}], colonies: stacks });

/** What the first seat may do, in short: `plunder 3`, `statue 6`. */
const offers = (game: ReturnType<typeof at>): string[] => {
  const names = legal(game).map((action) => {
    if (action.type === 'colony') return `${action.action} ${action.level}`;
    return action.type === 'statue' ? `statue ${action.requirement}` : action.type;
  });
  return [...new Set(names)];
};

describe('rules §9 colonyLoot', () => {
  it('gains 4 coins when a colony is plundered', () => {
    const game = at('colony', { coins: 1, cards: [LOOT], tracks: { military: 9 } });
    const events = play(game, { type: 'colony', level: 9, action: 'plunder' });
    expect(eventOf(events, 'colonyPlundered').change.coins).toBe(8);
  });

  it('can pay the integration', () => {
    const game = at('colony', { coins: 0, cards: [LOOT], tracks: { military: 15 } });
    play(game, { type: 'colony', level: 15, action: 'integrate' });
    // 0 + 4 − 2.
    expect(seatAt(game, 0).coins).toBe(2);
  });

  it('cannot pay for the missing requirement', () => {
    const poor = at('colony', { coins: 2, cards: [LOOT, PAY], tracks: { military: 2 } });
    expect(offers(poor)).toEqual(['pass']);
    const rich = at('colony', { coins: 3, cards: [LOOT, PAY], tracks: { military: 2 } });
    expect(offers(rich)).toEqual(['plunder 3', 'integrate 3', 'pass']);
    play(rich, { type: 'colony', level: 3, action: 'integrate' });
    // 3 − 3 for the missing step, + 4, − 1.
    expect(seatAt(rich, 0).coins).toBe(3);
  });
});

describe('rules §9 doubleAction', () => {
  it('takes up to two colonies in a step, the gains of the first counting for the second', () => {
    const game = at('colony', { coins: 9, cards: [DOUBLE], tracks: { military: 13 } });
    // colony-9-3 gives military 2: level 15 comes into reach.
    expect(offers(game)).not.toContain('plunder 15');
    play(game, { type: 'colony', level: 9, action: 'integrate' });
    expect(deciders(game)).toEqual([0]);
    expect(offers(game)).toContain('plunder 15');
    play(game, { type: 'colony', level: 15, action: 'plunder' });
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('carves up to two statues in a step', () => {
    const game = at('statue', { cards: [DOUBLE], tracks: { culture: 10 } });
    play(game, { type: 'statue', requirement: 6, tile: 'culture', side: 'track' });
    expect(offers(game)).toEqual(['statue 12', 'pass']);
    play(game, { type: 'statue', requirement: 12, tile: 'culture', side: 'track' });
    expect(seatAt(game, 0).tracks.culture).toBe(15);
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('may stop after one', () => {
    const game = at('statue', { cards: [DOUBLE], tracks: { culture: 20 } });
    play(game, { type: 'statue', requirement: 6, tile: 'food', side: 'points' });
    play(game, { type: 'pass' });
    expect(seatAt(game, 0).statues).toHaveLength(1);
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('ends by itself when nothing more can be taken', () => {
    const game = at('statue', { cards: [DOUBLE], tracks: { culture: 6 } });
    play(game, { type: 'statue', requirement: 6, tile: 'food', side: 'points' });
    expect(pathOf(game)).toBe('epoch.phaseB.draft.decide');
  });

  it('gets the loot for each colony', () => {
    const game = at('colony', { cards: [DOUBLE, LOOT], tracks: { military: 9 } });
    play(game, { type: 'colony', level: 3, action: 'plunder' });
    play(game, { type: 'colony', level: 9, action: 'plunder' });
    expect(seatAt(game, 0).coins).toBe(3 + 4 + 4 + 4);
  });
});

describe('rules §9 lowerRequirement', () => {
  it('makes colonies and statues require 4 less', () => {
    expect(offers(at('colony', { cards: [LOWER], tracks: { military: 11 } }))).toEqual([
      'plunder 3',
      'plunder 9',
      'plunder 15',
      'pass',
    ]);
    expect(offers(at('colony', { cards: [LOWER], tracks: { military: 10 } }))).toEqual([
      'plunder 3',
      'plunder 9',
      'pass',
    ]);
    expect(offers(at('statue', { cards: [LOWER], tracks: { culture: 26 } }))).toContain('statue 30');
    expect(offers(at('statue', { cards: [LOWER], tracks: { culture: 25 } }))).not.toContain('statue 30');
  });

  it('leaves the figures of the step as they are', () => {
    const game = at('statue', { cards: [LOWER], tracks: { culture: 2 } });
    play(game, { type: 'statue', requirement: 6, tile: 'food', side: 'track' });
    expect(seatAt(game, 0).tracks).toMatchObject({ culture: 2, food: 2 });
  });
});

describe('rules §9 payRequirement', () => {
  it('costs 3 coins for each missing step', () => {
    const game = at('colony', { coins: 12, cards: [PAY], tracks: { military: 6 } });
    const events = play(game, { type: 'colony', level: 9, action: 'plunder' });
    // 3 missing: 9 coins; plunder 4.
    expect(eventOf(events, 'colonyPlundered')).toMatchObject({ paid: 9, change: { coins: -5, tracks: {} } });
    expect(seatAt(game, 0)).toMatchObject({ coins: 7, tracks: { military: 6 } });
  });

  it('needs the coins before anything is gained', () => {
    expect(offers(at('colony', { coins: 9, cards: [PAY], tracks: { military: 6 } }))).toEqual([
      'plunder 3',
      'integrate 3',
      'plunder 9',
      'pass',
    ]);
    expect(offers(at('colony', { coins: 8, cards: [PAY], tracks: { military: 6 } }))).toEqual([
      'plunder 3',
      'integrate 3',
      'pass',
    ]);
  });

  it('reaches 10 steps: 30 coins in a step', () => {
    expect(offers(at('statue', { coins: 99, cards: [PAY], tracks: { culture: 10 } }))).toEqual([
      'statue 6',
      'statue 12',
      'statue 20',
      'pass',
    ]);
    expect(offers(at('statue', { coins: 99, cards: [PAY], tracks: { culture: 9 } }))).toEqual([
      'statue 6',
      'statue 12',
      'pass',
    ]);
  });

  it('adds up with lowerRequirement', () => {
    const game = at('statue', { coins: 30, cards: [PAY, LOWER], tracks: { culture: 6 } });
    // 20 − 4 − 6 = 10 missing.
    play(game, { type: 'statue', requirement: 20, tile: 'food', side: 'points' });
    expect(seatAt(game, 0).coins).toBe(0);
  });

  it('is one budget for both colonies of doubleAction in a step (§16.9)', () => {
    const game = at('colony', { coins: 60, cards: [PAY, DOUBLE], tracks: { military: 5 } });
    // Level 15 alone would take all 30 coins; after the 12 for level 9 only 18 are left.
    expect(offers(game)).toContain('plunder 15');
    play(game, { type: 'colony', level: 9, action: 'plunder' });
    expect(offers(game)).toEqual(['plunder 3', 'integrate 3', 'pass']);
    const other = at('colony', { coins: 60, cards: [PAY, DOUBLE], tracks: { military: 7 } });
    play(other, { type: 'colony', level: 9, action: 'plunder' });
    // 6 of 30 spent; level 15 takes 24.
    expect(offers(other)).toContain('plunder 15');
  });

  it('is one budget for both statues, too', () => {
    const game = at('statue', { coins: 60, cards: [PAY, DOUBLE], tracks: { culture: 10 } });
    // Statue 20 alone would take all 30 coins; statue 12 takes 6 of them.
    expect(offers(game)).toContain('statue 20');
    play(game, { type: 'statue', requirement: 12, tile: 'food', side: 'points' });
    expect(offers(game)).toEqual(['statue 6', 'pass']);
  });

  it('starts again in the statue step', () => {
    const game = at('colony', { coins: 60, cards: [PAY], tracks: { military: 5, culture: 10 } });
    play(game, { type: 'colony', level: 15, action: 'plunder' });
    expect(offers(game)).toContain('statue 20');
  });
});

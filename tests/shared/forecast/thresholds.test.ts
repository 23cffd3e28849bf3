import { describe, expect, it } from 'vitest';
import { observe } from '../../../shared/flow/runner.ts';
import { type Goal, type Threshold, thresholdsOf } from '../../../shared/forecast/thresholds.ts';
import { type GameSketch, gameAt, type SeatSketch } from '../../fixtures/sketch.ts';

const thresholds = (seat: SeatSketch, sketch: GameSketch = {}): readonly Threshold[] =>
  thresholdsOf(observe(gameAt('medals', { phase: 'B', seats: [{ coins: 40, ...seat }, {}], ...sketch }), 1), 0);

const find = (found: readonly Threshold[], kind: Goal['kind'], at?: number | string) =>
  found.find(({ goal }) => goal.kind === kind && (at === undefined || ('at' in goal && goal.at === at)));

describe('rules §7.2 and §7.3 colonies and statues', () => {
  it('are taken, in reach, or short by so much', () => {
    const found = thresholds({ tracks: { military: 10, culture: 6 }, colonies: [{ level: 3, tile: null }] });
    expect(find(found, 'colony', 3)).toMatchObject({ reach: 'done' });
    expect(find(found, 'colony', 9)).toMatchObject({ reach: 'reached', missing: 0 });
    expect(find(found, 'colony', 15)).toMatchObject({ reach: 'short', needed: 15, missing: 5 });
    expect(find(found, 'statue', 6)).toMatchObject({ reach: 'reached' });
    expect(find(found, 'statue', 12)).toMatchObject({ reach: 'short', missing: 6 });
  });

  it('are blocked where none is left, or no unused tile', () => {
    const found = thresholds({ tracks: { military: 3, culture: 6 }, tiles: {} }, { colonies: { 3: [] } });
    expect(find(found, 'colony', 3)).toMatchObject({ reach: 'blocked' });
    expect(find(found, 'statue', 6)).toMatchObject({ reach: 'blocked' });
  });

  it('take less with §9 lowerRequirement, and coins with payRequirement', () => {
    const lowered = thresholds({ cards: ['3-purple-a03'], tracks: { military: 11 } }, { mode: 'advanced' });
    expect(find(lowered, 'colony', 15)).toMatchObject({ reach: 'reached', needed: 11, missing: 0 });
    const paying = { cards: ['3-purple-a04'], tracks: { military: 13 }, coins: 6 };
    expect(find(thresholds(paying, { mode: 'advanced' }), 'colony', 15)).toMatchObject({
      reach: 'payable',
      payment: 6,
    });
    const poor = thresholds({ ...paying, coins: 5 }, { mode: 'advanced' });
    expect(find(poor, 'colony', 15)).toMatchObject({ reach: 'short', missing: 2 });
  });
});

describe('rules §10 the thresholds of the expansions', () => {
  it('are there with the expansion only', () => {
    expect(find(thresholds({}), 'monument')).toBeUndefined();
    expect(find(thresholds({}), 'market')).toBeUndefined();
  });

  it('§10.1 a monument asks for both tracks, whatever effects say', () => {
    const seat = { cards: ['3-purple-a03'], tracks: { military: 24, culture: 22 } };
    const found = thresholds(seat, { mode: 'advanced', expansions: ['monuments'] });
    expect(find(found, 'monument')).toMatchObject({ reach: 'short', missing: 0, missingToo: 2 });
    const taken = { monument: { monument: null, tile: null, side: null } };
    expect(find(thresholds(taken, { expansions: ['monuments'] }), 'monument')).toMatchObject({ reach: 'done' });
  });

  it('§10.2 a marketplace asks for income, and for food beyond the cards', () => {
    const found = thresholds({ cards: ['1-red-01'], tracks: { income: 6, food: 2 } }, { expansions: ['market'] });
    expect(find(found, 'market', 'small')).toMatchObject({ reach: 'short', missing: 0, missingToo: 1 });
    expect(find(found, 'market', 'large')).toMatchObject({ reach: 'short', missing: 2, missingToo: 2 });
    const open = thresholds({ market: 'large' }, { expansions: ['market'] });
    expect(find(open, 'market', 'small')).toMatchObject({ reach: 'done' });
  });
});

describe('rules §7.5 medals', () => {
  it('take the coins of the epoch, room, and silver an unused tile', () => {
    const found = thresholds({ coins: 11, tiles: {} }, { epoch: 2 });
    expect(find(found, 'medal', 'silver')).toMatchObject({ reach: 'blocked', needed: 9 });
    expect(find(found, 'medal', 'gold')).toMatchObject({ reach: 'short', missing: 1 });
    expect(find(thresholds({ gold: 2 }), 'medal', 'gold')).toMatchObject({ reach: 'done' });
  });
});

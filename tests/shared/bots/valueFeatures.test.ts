import { describe, expect, it } from 'vitest';
import { afterAction } from '../../../shared/bots/value/afterAction.ts';
import { FEATURES, writeFeatures } from '../../../shared/bots/value/features.ts';
import { othersOf, seatFactsOf } from '../../../shared/bots/value/seatFacts.ts';
import trained from '../../../shared/bots/value/weights.json' with { type: 'json' };
import type { GameState } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/position.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { EVERY_OPTION, setupOf } from '../../fixtures/options.ts';
import { gameOf, seatAt } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';
import { gameAt } from '../../fixtures/sketch.ts';

function featuresOf(game: GameState, seat: Seat, state: SeatState, action: Action | null): Float32Array {
  const out = new Float32Array(FEATURES.length).fill(Number.NaN);
  writeFeatures(seatFactsOf(game, seat, state, action, othersOf(game, seat)), out);
  return out;
}

describe('features of a seat', () => {
  it('are all written, finite and of moderate size, whatever was agreed', { timeout: 60_000 }, () => {
    let largest = 0;
    for (const options of EVERY_OPTION) {
      playRandomly(setupOf(options, 5), (game, { seat, action }) => {
        const [state] = afterAction(game, seat, action) as [SeatState];
        for (const value of featuresOf(game, seat, state, action)) {
          if (!Number.isFinite(value)) throw new RangeError(`${value} at ${game.flowState}`);
          largest = Math.max(largest, Math.abs(value));
        }
        return undefined;
      });
    }
    expect(largest).toBeGreaterThan(0.5);
    expect(largest).toBeLessThan(6);
  });

  it('change with what the seat does', () => {
    const game = gameOf(2, 'basic', 1);
    const before = featuresOf(game, 0, seatAt(game, 0), null);
    const richer = { ...seatAt(game, 0), coins: seatAt(game, 0).coins + 5 };
    expect(featuresOf(game, 0, richer, null)).not.toEqual(before);
  });
});

describe('the names of the features', () => {
  it('are each given once, and those of the weights are all known', () => {
    expect(new Set(FEATURES).size).toBe(FEATURES.length);
    expect(trained.features.filter((name) => !FEATURES.includes(name))).toEqual([]);
  });

  it('say what is written there', () => {
    const game = gameAt('draft', {
      phase: 'B',
      seats: [{ coins: 15, tracks: { food: 5 }, cards: ['1-purple-07', '1-red-01'], gold: 1, silver: ['food'] }, {}],
    });
    const written = featuresOf(game, 0, seatAt(game, 0), null);
    const read = (name: string): number => written[FEATURES.indexOf(name)] ?? Number.NaN;
    expect(read('board.coins')).toBe(0.5);
    expect(read('board.food')).toBeCloseTo(0.2, 6);
    expect(read('board.redCards')).toBeCloseTo(1 / 7, 6);
    expect(read('medals.gold')).toBe(0.5);
    expect(read('medals.foodSilver')).toBe(0.5);
    expect(read('table.phaseB')).toBe(1);
    expect(read('effects.sellBonus')).toBeGreaterThan(0);
    expect(read('effects.scholar')).toBe(0);
  });
});

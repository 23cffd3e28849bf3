import { describe, expect, it } from 'vitest';
import { afterAction } from '../../../shared/bots/value/afterAction.ts';
import { FEATURES, writeFeatures } from '../../../shared/bots/value/features.ts';
import { othersOf, seatFactsOf } from '../../../shared/bots/value/seatFacts.ts';
import trained from '../../../shared/bots/value/weights.json' with { type: 'json' };
import { applyAction, deciders, type GameState, legalActions, pathOf } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
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
          if (!Number.isFinite(value)) throw new RangeError(`${value} at ${pathOf(game)}`);
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

  it('tell in the draft of phase B what others lose by what is taken, and what they leave', () => {
    const game = gameOf(2, 'basic', 1);
    const purse = { coins: 30, tracks: { food: 5 } };
    const piles = { blue: ['1-blue-01'], green: ['1-green-01'], yellow: ['1-yellow-09'] } as const;
    const position = gameAt('draft', { phase: 'B', seats: [purse, purse], piles });
    const seen = new Set<string>();
    for (const action of legalActions(position, position.turn)) {
      const [state] = afterAction(position, position.turn, action) as [SeatState];
      const written = featuresOf(position, position.turn, state, action);
      const read = (name: string): number => written[FEATURES.indexOf(name)] ?? Number.NaN;
      const wishes = othersOf(position, position.turn).wishes;
      const left = COLOURS.map((colour, place) =>
        action.type === 'take' && action.colour === colour ? 0 : (wishes[place] ?? 0),
      );
      expect(read('draft.nextBest')).toBeCloseTo(Math.max(0, ...left) / 15, 6);
      expect(read('draft.nextLoses')).toBeCloseTo((Math.max(...wishes) - Math.max(0, ...left)) / 15, 6);
      seen.add(read('draft.nextLoses') > 0 ? 'loses' : 'keeps');
    }
    expect(othersOf(game, 0).wishes).toHaveLength(0);
    expect(seen).toContain('loses');
    expect(seen).toContain('keeps');
  });
});

describe('what is still to be drafted', () => {
  const readIn = (game: GameState, action: Action | null) => {
    const [state] = action === null ? [seatAt(game, 0)] : (afterAction(game, 0, action) as [SeatState]);
    const written = featuresOf(game, 0, state, action);
    return (name: string): number => written[FEATURES.indexOf(`draft.${name}`)] ?? Number.NaN;
  };

  it('counts the colours of phase A that the wheel has yet to bring', () => {
    const game = gameOf(2, 'basic', 1);
    while (game.phase !== 'A' || game.rotation < 0 || game.turns < 3) {
      const [seat] = deciders(game) as [Seat];
      applyAction(game, seat, legalActions(game, seat)[0] as Action);
    }
    const coming = (read: (name: string) => number): number =>
      COLOURS.reduce((sum, colour) => sum + read(`${colour}ToCome`), 0);
    expect(coming(readIn(game, null))).toBe(2);
    const [action] = legalActions(game, 0) as [Action];
    expect(coming(readIn(game, action))).toBe(1);
    expect(readIn(game, null)('handBest')).toBeGreaterThanOrEqual(readIn(game, null)('handOther'));
    expect(readIn(game, action)('handBest')).toBe(0);
  });

  it('sees what lies on the piles, but for what the seat takes', () => {
    const game = gameAt('draft', {
      phase: 'B',
      seats: [{ coins: 30, cards: ['1-red-01'] }, {}],
      piles: { blue: ['1-blue-02', '1-blue-01'], green: ['1-green-01'] },
    });
    const waiting = readIn(game, null);
    expect(waiting('blueToCome')).toBe(1);
    expect(waiting('greenToCome')).toBe(0.5);
    expect(waiting('redToCome')).toBe(0);
    expect(waiting('blueTop')).toBeGreaterThan(0);
    const taking = readIn(game, { type: 'take', colour: 'blue', action: 'sell' });
    expect(taking('blueToCome')).toBe(0.5);
    expect(taking('blueTop')).toBe(0);
    expect(taking('greenTop')).toBeGreaterThan(0);
  });
});

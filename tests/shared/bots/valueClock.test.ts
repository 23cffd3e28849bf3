import { describe, expect, it } from 'vitest';
import { afterAction } from '../../../shared/bots/value/afterAction.ts';
import { type Clock, clockOf } from '../../../shared/bots/value/clock.ts';
import type { GameState } from '../../../shared/flow/runner.ts';
import type { SeatState } from '../../../shared/rules/position/seat.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { setupWith } from '../../fixtures/options.ts';
import { gameOf, seatAt } from '../../fixtures/play.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

const DRAFTS_IN_GAME = 30;

/** The clock of every seat at every decision of a game, in order. */
function clocksOf(seed: number): { readonly clocks: Clock[][]; readonly after: Clock[] } {
  const clocks: Clock[][] = [[], [], []];
  const after: Clock[] = [];
  playRandomly(setupWith(3, 'advanced', seed, EXPANSIONS), (game, { seat, action }) => {
    for (const [index, list] of clocks.entries()) list.push(clockOf(game, index, seatAt(game, index), null));
    const [state] = afterAction(game, seat, action) as [SeatState];
    after.push(clockOf(game, seat, state, action));
    return undefined;
  });
  return { clocks, after };
}

describe('the clock', () => {
  it('starts with the whole game', () => {
    const game: GameState = gameOf(4, 'basic', 3);
    expect(clockOf(game, 2, seatAt(game, 2), null)).toMatchObject({
      drafts: DRAFTS_IN_GAME,
      draftsToFeeding: 10,
      incomes: 6,
      colonies: 6,
      statues: 6,
      feedings: 3,
      medals: 3,
    });
  });

  it('never runs backwards, except for a second action in one step', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const list of clocksOf(seed).clocks) {
        list.forEach((clock, index) => {
          const before = list[index - 1] ?? clock;
          for (const key of ['drafts', 'incomes', 'feedings', 'medals'] as const) {
            expect(clock[key], `${key}, seed ${seed}`).toBeLessThanOrEqual(before[key]);
          }
          expect(clock.colonies).toBeLessThanOrEqual(before.colonies + 1);
        });
      }
    }
  });

  it('has run down when a seat passes the last medals', () => {
    for (let seed = 1; seed <= 6; seed++) {
      for (const clock of clocksOf(seed).after) {
        expect(Object.values(clock).every((left) => Number(left) >= 0)).toBe(true);
        if (clock.medals > 0) continue;
        expect(clock).toMatchObject({ drafts: 0, incomes: 0, colonies: 0, statues: 0, feedings: 0 });
      }
    }
  });
});

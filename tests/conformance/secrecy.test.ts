import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/bots/bot.ts';
import { choicesOf, deciders, type GameState, observe, refusalsOf } from '../../shared/flow/runner.ts';
import { BOT_LEVELS } from '../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { type Decision, everySetup, luckOf, playRandomly, setups } from '../fixtures/randomGame.ts';
import { withHiddenSwapped } from './hidden.ts';

const luck = luckOf(4);

function demandEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Calls `check` with pairs of positions that look the same to a viewer: to the public, or to any one seat. */
function forSwaps(check: (state: GameState, swapped: GameState, viewer: Seat | null) => void, runs: number): void {
  const visit = (state: GameState): undefined => {
    for (const viewer of [null, luck(state.seats.length)]) check(state, withHiddenSwapped(state, viewer, luck), viewer);
  };
  for (const setup of everySetup(41)) playRandomly(setup, visit);
  fc.assert(
    fc.property(setups, (setup) => void playRandomly(setup, visit)),
    { numRuns: runs },
  );
}

describe('exchanging all that a viewer may not know changes nothing that it gets', () => {
  it('neither the observation nor choices, previews and refusals', () => {
    forSwaps((state, swapped, viewer) => {
      demandEqual(observe(swapped, viewer), observe(state, viewer));
      if (viewer === null || !deciders(state).includes(viewer)) return;
      demandEqual(choicesOf(swapped, viewer), choicesOf(state, viewer));
      demandEqual(refusalsOf(swapped, viewer), refusalsOf(state, viewer));
    }, 4);
  });

  it('nor the answer of a bot', () => {
    const answer = (state: GameState, seat: Seat, level: (typeof BOT_LEVELS)[number]) =>
      decide({ observation: observe(state, seat), choices: choicesOf(state, seat), level, seed: 5 });
    const visit = (state: GameState, { seat }: Decision): undefined => {
      const swapped = withHiddenSwapped(state, seat, luck);
      for (const level of BOT_LEVELS) demandEqual(answer(swapped, seat, level), answer(state, seat, level));
    };
    for (const setup of everySetup(42)) playRandomly(setup, visit);
  });
});

describe('the exchange', () => {
  it('really exchanges something: seat 1 sees it when it is done for seat 0, and so does the engine', () => {
    let seen = 0;
    let hidden = 0;
    for (const setup of everySetup(43)) {
      playRandomly(setup, (state) => {
        const swapped = withHiddenSwapped(state, 0, luck);
        if (!isDeepStrictEqual(observe(swapped, 1), observe(state, 1))) seen += 1;
        if (!isDeepStrictEqual(swapped.layout, state.layout)) hidden += 1;
        return undefined;
      });
    }
    expect(seen).toBeGreaterThan(50);
    expect(hidden).toBeGreaterThan(500);
  });
});

import { dequal } from 'dequal';
import { expect, it } from 'vitest';
import { applyAction, clone, type GameState, observe, pathOf, refusalsOf } from '../../../shared/flow/runner.ts';
import { forecastFor } from '../../../shared/forecast/forecast.ts';
import { thresholdsOf } from '../../../shared/forecast/thresholds.ts';
import { poolsOf } from '../../../shared/forecast/unseen.ts';
import { eventFor } from '../../../shared/session/live/eventFilter.ts';
import { numberOfColour } from '../../../shared/vocabulary/colours.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { withHiddenSwapped } from '../../conformance/hidden.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { everySetup } from '../../fixtures/options.ts';
import { playRandomly } from '../../fixtures/randomGame.ts';

/** All that is foreseen in a position, for one seat that looks. */
function foreseen(state: GameState, events: readonly GameEvent[]) {
  const view = observe(state, 0);
  return {
    seats: view.seats.map((_, seat) => [forecastFor(view, seat), thresholdsOf(view, seat)]),
    pools: EPOCHS.filter((epoch) => epoch >= view.epoch).map((epoch) => poolsOf(view, epoch, events)),
    refusals: refusalsOf(state, 0),
  };
}

it('nothing that is foreseen changes when all that is hidden is exchanged (rules §11)', () => {
  const luck = luckOf(12);
  let positions = 0;
  for (const setup of everySetup(44)) {
    playRandomly(setup, (state) => {
      positions += 1;
      if (positions % 9 !== 0) return undefined;
      const swapped = withHiddenSwapped(state, 0, luck);
      if (!dequal(foreseen(swapped, []), foreseen(state, []))) {
        expect(foreseen(swapped, [])).toEqual(foreseen(state, []));
      }
      return undefined;
    });
  }
  expect(positions).toBeGreaterThan(500);
});

/** Compares what is said of decks and piles with what lies there; returns how many covered cards were named. */
function checkPools(state: GameState, events: readonly GameEvent[]): number {
  let covered = 0;
  for (const { colour, deck, hands, pile, unseen } of poolsOf(observe(state, 0), state.epoch, events)) {
    const hidden = state.layout.decks[state.epoch][colour].slice(state.drawn[colour]).map(({ id }) => id);
    expect(unseen).toEqual(expect.arrayContaining(hidden));
    expect(deck).toBe(hidden.length);
    expect(deck + hands).toBeLessThanOrEqual(unseen.length);
    expect(pile).toEqual(state.piles[numberOfColour(colour)].map(({ id }) => id).reverse());
    covered += Math.max(0, pile.length - 1);
  }
  return covered;
}

it('whatever is hidden and may still come is among what is said to may come, and a remembered pile is the true one', () => {
  let covered = 0;
  let positions = 0;
  for (const setup of everySetup(45)) {
    const events: GameEvent[] = [];
    playRandomly(setup, (state, { seat, action }) => {
      positions += 1;
      if (positions % 5 === 0 && pathOf(state) !== 'setup.chooseSide') covered += checkPools(state, events);
      applyAction(clone(state), seat, action, (event) => events.push(eventFor(0, event)));
      return undefined;
    });
  }
  expect(covered).toBeGreaterThan(500);
});

import { dequal } from 'dequal';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../shared/bots/search/determinize.ts';
import { standardContent } from '../../../../shared/content/content.ts';
import { isInPlay } from '../../../../shared/content/inPlay.ts';
import {
  applyAction,
  deciders,
  type GameState,
  isOver,
  legalActions,
  observe,
  pathOf,
} from '../../../../shared/flow/runner.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { isSecretDecision } from '../../../../shared/vocabulary/time.ts';
import { withHiddenSwapped } from '../../../conformance/hidden.ts';
import { luckOf, pick } from '../../../fixtures/luck.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { idsOf, play } from '../../../fixtures/play.ts';
import { type Decision, playRandomly } from '../../../fixtures/randomGame.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { sampled } from '../../../thorough.ts';

/** Visits every decision of random games with every number of seats, both modes and every set of expansions. */
function everyDecision(seed: number, visit: (state: GameState, decision: Decision) => void): void {
  for (const setup of everySetup(seed)) {
    playRandomly(setup, (state, decision) => {
      visit(state, decision);
      return undefined;
    });
  }
}

const rebuilt = (state: GameState, seat: Seat, seed = 3): GameState =>
  gameOf(observe(state, seat), xoroshiro128plus(seed));

/** Without what nobody else knows: whether other seats have decided already is not rebuilt, they decide again. */
const beforeOthersDecide = (view: Observation): Observation => ({
  ...view,
  deciders: view.deciders.includes(view.viewer ?? -1) ? [] : view.deciders,
  seats: view.seats.map((seat, index) => (index === view.viewer ? seat : { ...seat, decided: false })),
});

/** Every card that lies somewhere in the epoch at hand. */
function cardsOf(state: GameState): string[] {
  const stacks = Object.values(state.layout.decks[state.epoch]).concat(Object.values(state.layout.box[state.epoch]));
  return idsOf(stacks.flat());
}

describe('a rebuilt game', () => {
  it.each(sampled([5, 11], 1))('looks the same to its viewer and lets it do the same (seed %i)', (seed) => {
    everyDecision(seed, (state, { seat, actions }) => {
      const game = rebuilt(state, seat);
      const [seen, wanted] = [observe(game, seat), observe(state, seat)].map((view) => beforeOthersDecide(view));
      if (!dequal(seen, wanted)) expect(seen).toEqual(wanted);
      if (!dequal(legalActions(game, seat), actions)) expect(legalActions(game, seat)).toEqual(actions);
    });
  });

  it('stands at the same step and turn', () => {
    everyDecision(6, (state, { seat }) => {
      const game = rebuilt(state, seat);
      expect(pathOf(game)).toBe(pathOf(state));
      if (isSecretDecision(observe(state, seat).decision, state.phase)) return;
      expect(game.turn).toBe(state.turn);
      if (pathOf(state) !== 'epoch.wheel') expect(game.turnsEnded).toBe(state.turnsEnded);
    });
  });

  it.each(['colony', 'statue'] as const)('knows in which step a monument’s tile is placed: %s', (step) => {
    const seats = [{ coins: 9, tracks: { military: 24, culture: 24 } }, {}];
    const state = gameAt(step, { expansions: ['monuments'], phase: 'B', seats });
    play(state, { type: 'monument', action: 'build' });
    expect(pathOf(state)).toBe(`epoch.phaseB.${step}.placeTile`);
    expect(pathOf(rebuilt(state, 0))).toBe(pathOf(state));
  });

  it('asks other seats again for what they have decided in secret', () => {
    let again = 0;
    everyDecision(7, (state, { seat }) => {
      if (deciders(state).length === deciders(rebuilt(state, seat)).length) return;
      again += 1;
      expect(deciders(rebuilt(state, seat)).length).toBe(state.seats.length);
    });
    expect(again).toBeGreaterThan(50);
  });

  it('holds every card in play once: in decks and boxes, and out of the viewer’s sight nothing twice', () => {
    everyDecision(8, (state, { seat }) => {
      const game = rebuilt(state, seat);
      const inPlay = standardContent.cards.filter(
        (card) => card.epoch === state.epoch && isInPlay(card, state.table.options),
      );
      expect(cardsOf(game).sort()).toEqual(inPlay.map(({ id }) => id).sort());
      const lying = game.seats.flatMap(({ cards, hand, faceDown }) => [...cards, ...hand, ...faceDown]);
      const all = [...lying, ...Object.values(game.piles).flat()];
      expect(new Set(all).size).toBe(all.length);
    });
  });

  it('can be played to its end', () => {
    const luck = luckOf(9);
    everyDecision(9, (state, { seat }) => {
      if (luck(25) > 0) return;
      const game = rebuilt(state, seat);
      while (!isOver(game)) {
        const [next] = deciders(game) as [Seat];
        applyAction(game, next, pick(legalActions(game, next), luck));
      }
      expect(game.result?.winners.length).toBeGreaterThan(0);
    });
  });

  it('is the same for the same luck whatever is hidden, and another one for other luck', () => {
    const luck = luckOf(10);
    let others = 0;
    everyDecision(10, (state, { seat }) => {
      const game = rebuilt(state, seat);
      const swapped = rebuilt(withHiddenSwapped(state, seat, luck), seat);
      if (!dequal(swapped, game)) expect(swapped).toEqual(game);
      if (!dequal(rebuilt(state, seat, 4), game)) others += 1;
    });
    expect(others).toBeGreaterThan(500);
  });
});

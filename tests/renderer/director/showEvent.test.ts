import { describe, expect, test } from 'vitest';
import { showEvent } from '../../../renderer/director/showEvent.ts';
import { applyAction, deciders, isOver, legalActions, newGame, observe } from '../../../shared/flow/runner.ts';
import type { Observation, ObservedSeat } from '../../../shared/rules/observation.ts';
import { eventFor } from '../../../shared/session/eventFilter.ts';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { everySetup, luckOf, pick, pickAction } from '../../fixtures/randomGame.ts';

/** What the events alone must bring to its place; points and turn order come with the host's position. */
const seatFacts = ({ score: _score, decided: _decided, choice: _choice, ...facts }: ObservedSeat) => facts;

const facts = (view: Observation) => ({
  seats: view.seats.map(seatFacts),
  epoch: view.epoch,
  phase: view.phase,
  wheel: view.wheel,
  decks: view.decks,
  piles: view.piles,
  colonies: view.colonies,
  result: view.result,
});

/** Plays a game at random and compares, after every decision, the view led by events with the host's. */
const followGame = (setup: ReturnType<typeof everySetup>[number], viewer: Seat | null): number => {
  const luck = luckOf(setup.seed + 1);
  const events: GameEvent[] = [];
  const state = newGame(setup, (event) => events.push(event));
  let shown = observe(state, viewer);
  let compared = 0;
  while (!isOver(state)) {
    events.length = 0;
    const seat = pick(deciders(state), luck);
    applyAction(state, seat, pickAction(legalActions(state, seat), luck), (event) => events.push(event));
    for (const event of events) shown = showEvent(shown, eventFor(viewer, event));
    const truth = observe(state, viewer);
    expect(facts(shown)).toEqual(facts(truth));
    shown = truth;
    compared += 1;
  }
  return compared;
};

describe('showEvent', () => {
  test.each(everySetup(11))('leads to the host’s position in a whole game: %o', (setup) => {
    expect(followGame(setup, null)).toBeGreaterThan(30 * setup.options.seats);
  });

  test.each(everySetup(23))('also for a seat that sees its own hand: %o', (setup) => {
    expect(followGame(setup, setup.options.seats - 1)).toBeGreaterThan(30 * setup.options.seats);
  });

  test('changes nothing of the view it is given', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const before = structuredClone(view);
    showEvent(view, { type: 'wheelTurned', turns: 3 });
    showEvent(view, { type: 'goldBought', seat: 0, change: { coins: -6, tracks: {} } });
    expect(view).toEqual(before);
  });
});

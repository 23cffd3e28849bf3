import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { type GameActor, gameMachine, sendMove, startActor, stateOf } from '../../shared/flow/machine.ts';
import { applyAction, clone } from '../../shared/flow/runner.ts';
import type { GameSetup } from '../../shared/rules/newGame.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { type Decision, everySetup, playRandomly, setups, setupWith } from '../fixtures/randomGame.ts';
import { edgeOf, type FlowEdge, flowEdges, leafNodes } from '../tools/flowEdges.ts';

function demandEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Plays a random game on the runner and sends every decision to the statechart, too. */
function playBoth(setup: GameSetup, start: (setup: GameSetup) => GameActor): void {
  const actor = start(setup);
  const end = playRandomly(setup, (state, { seat, action }: Decision) => {
    demandEqual(stateOf(actor), state);
    const told: GameEvent[] = [];
    applyAction(clone(state), seat, action, (event) => told.push(event));
    demandEqual(sendMove(actor, seat, action), told);
    return undefined;
  });
  demandEqual(stateOf(actor), end);
  expect(actor.getSnapshot().status).toBe('done');
}

describe('the runner and the statechart', () => {
  it('go in lockstep through random games: same state and same events after every decision', () => {
    fc.assert(
      fc.property(setups, (setup) => playBoth(setup, startActor)),
      { numRuns: 60 },
    );
  });

  it('go in lockstep from any position in the middle of a game', () => {
    for (const setup of everySetup(21)) {
      let resumed: GameActor | null = null;
      let decisions = 0;
      playRandomly(setup, (state, { seat, action }) => {
        decisions += 1;
        if (decisions % 9 === 0) resumed = startActor(state);
        if (resumed === null) return undefined;
        demandEqual(stateOf(resumed), state);
        sendMove(resumed, seat, action);
        return undefined;
      });
    }
  });

  it('leave a position alone from which a chart was started', () => {
    playRandomly(setupWith(3, 'advanced', 22), (state, { seat, action }) => {
      const before = structuredClone(state);
      sendMove(startActor(state), seat, action);
      demandEqual(state, before);
      return undefined;
    });
  });
});

describe('the flow', () => {
  const keyOf = (edge: FlowEdge): string => JSON.stringify(edge);
  const taken = new Set<string>();
  const reached = new Set<string>();

  const note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const edge of event._transitions.map(edgeOf)) {
      taken.add(keyOf(edge));
      reached.add(edge.from).add(edge.to);
    }
  };

  it('has no state that is not reached and no edge that is not taken in some random game', () => {
    const start = (setup: GameSetup): GameActor => createActor(gameMachine, { input: setup, inspect: note }).start();
    for (const seed of [31, 32, 33, 34]) for (const setup of everySetup(seed)) playBoth(setup, start);
    expect(
      leafNodes()
        .map((node) => node.path.join('.'))
        .filter((path) => !reached.has(path)),
    ).toEqual([]);
    expect(flowEdges().filter((edge) => !taken.has(keyOf(edge)))).toEqual([]);
  });
});

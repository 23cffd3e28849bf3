import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { type GameChart, gameMachine, sendMove, startChart, stateOf } from '../../shared/flow/machine.ts';
import type { GameSetup } from '../../shared/rules/position/newGame.ts';
import { edgeOf, type FlowEdge, flowEdges, leafNodes } from '../../tools/generate/flowEdges.ts';
import { everySetup, setupWith } from '../fixtures/options.ts';
import { playRandomly } from '../fixtures/randomGame.ts';
import { rareGames } from '../fixtures/rareGames.ts';
import { demandEqual } from './moment.ts';
import { lockstepWith } from './obligations/lockstep.ts';
import { playThrough } from './playThrough.ts';

describe('the statechart', () => {
  it('goes in lockstep with the runner from any position in the middle of a game', () => {
    for (const setup of everySetup(21)) {
      let resumed: GameChart | null = null;
      let decisions = 0;
      playRandomly(setup, (state, { seat, action }) => {
        decisions += 1;
        if (decisions % 9 === 0) resumed = startChart(state);
        if (resumed === null) return undefined;
        demandEqual('the resumed statechart', stateOf(resumed), state);
        sendMove(resumed, seat, action);
        return undefined;
      });
    }
  });

  it('leaves a position alone from which it was started', () => {
    playRandomly(setupWith(3, 'advanced', 22, ['monuments', 'market', 'nobles']), (state, { seat, action }) => {
      const before = structuredClone(state);
      sendMove(startChart(state), seat, action);
      demandEqual('the position', state, before);
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
    const start = (setup: GameSetup): GameChart => createActor(gameMachine, { input: setup, inspect: note }).start();
    const setups = [...rareGames, ...everySetup(31)];
    for (const setup of setups) playThrough(setup, [lockstepWith(start)]);
    expect(
      leafNodes()
        .map((node) => node.path.join('.'))
        .filter((path) => !reached.has(path)),
    ).toEqual([]);
    expect(flowEdges().filter((edge) => !taken.has(keyOf(edge)))).toEqual([]);
  });
});

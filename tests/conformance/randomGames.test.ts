import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAction, clone, type GameState, isOver, legalActions } from '../../shared/flow/runner.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { type Decision, everySetup, playRandomly, setups } from '../fixtures/randomGame.ts';
import { checkPosition } from './invariants.ts';

const applied = (state: GameState, { seat, action }: Decision, events: GameEvent[] = []): GameState => {
  const copy = clone(state);
  applyAction(copy, seat, action, (event) => events.push(event));
  return copy;
};

const textOf = (value: unknown): string => JSON.stringify(value);

/** Calls `check` with every position of a few games of every kind, and of some more random ones. */
function atEveryPosition(check: (state: GameState, decision: Decision) => GameState | undefined, runs: number): void {
  for (const setup of everySetup(11)) playRandomly(setup, check);
  fc.assert(
    fc.property(setups, (setup) => void playRandomly(setup, check)),
    { numRuns: runs },
  );
}

describe('every position of a random game', () => {
  it('is plain data: rebuilt from JSON it is the same and plays on the same', () => {
    atEveryPosition((state) => {
      const rebuilt: GameState = JSON.parse(textOf(state));
      if (!isDeepStrictEqual(rebuilt, state)) expect(rebuilt).toEqual(state);
      return rebuilt;
    }, 15);
  });

  it('ends alike whether or not it was rebuilt on the way', () => {
    for (const setup of everySetup(12)) {
      const rebuilt = playRandomly(setup, (state) => structuredClone(state));
      expect(rebuilt).toEqual(playRandomly(setup));
    }
  });

  it('has a copy that shares nothing that changes', () => {
    atEveryPosition((state, decision) => {
      const before = textOf(state);
      const copy = applied(state, decision);
      if (textOf(state) !== before) expect(state).toEqual(JSON.parse(before));
      const frozen = textOf(copy);
      applyAction(state, decision.seat, decision.action);
      if (textOf(state) !== frozen || textOf(copy) !== frozen) expect(state).toEqual(copy);
      return JSON.parse(before);
    }, 10);
  });

  it('has legal actions, each once, and each of them applies', () => {
    atEveryPosition((state, decision) => {
      const { actions, seat } = decision;
      if (actions.length === 0) throw new Error(`no legal action at ${state.step}`);
      if (new Set(actions.map(textOf)).size !== actions.length) throw new Error(`twice the same at ${state.step}`);
      for (const action of actions) {
        const next = applied(state, { ...decision, action });
        if (!isOver(next) && next.seats.every((_, other) => legalActions(next, other).length === 0)) {
          throw new Error(`nobody can go on after ${textOf(action)} of seat ${seat}`);
        }
      }
      return undefined;
    }, 10);
  });

  it('adds up: tracks, tiles, cards and colonies from first principles, coins never below 0', () => {
    const check = () => {
      const gone = new Set<string>();
      return (state: GameState, decision: Decision): undefined => {
        checkPosition(state, gone);
        const events: GameEvent[] = [];
        const next = applied(state, decision, events);
        for (const event of events) {
          if ((event.type === 'cardSold' || event.type === 'cardRemoved') && event.card !== null) gone.add(event.card);
        }
        if (isOver(next)) checkPosition(next, gone);
      };
    };
    for (const setup of everySetup(13)) playRandomly(setup, check());
    fc.assert(
      fc.property(setups, (setup) => void playRandomly(setup, check())),
      { numRuns: 10 },
    );
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { flowStates, initialState } from '../../../shared/flow/flowStates.ts';
import { DECISIONS, isSecretDecision, type Phase } from '../../../shared/vocabulary/time.ts';

const FLOW = '../../../shared/flow/flow.ts';
const start = { always: [{ target: 'over' }] };
const over = { type: 'final' };

/** Builds the runner's table from another flow literal. */
async function tableOf(literal: object): Promise<unknown> {
  vi.resetModules();
  vi.doMock(FLOW, () => ({ flow: { id: 'hadara', initial: 'start', ...literal } }));
  return await import('../../../shared/flow/flowStates.ts');
}

afterEach(() => {
  vi.doUnmock(FLOW);
  vi.resetModules();
});

describe('the runner’s table', () => {
  it('is built from a sound literal', async () => {
    await expect(tableOf({ states: { start, over } })).resolves.toBeDefined();
  });

  it.each([
    ['a key that it does not know', { start: { ...start, entry: ['startEpoch'] }, over }, 'entry'],
    ['parallel states', { start: { ...start, type: 'parallel' }, over, region: { type: 'parallel' } }, 'parallel'],
    [
      'transitions of a state with substates',
      { start: { ...start, initial: 'a', states: { a: start } }, over },
      'always',
    ],
    ['a transition with more than it knows', { start: { always: [{ target: 'over', delay: 5 }] }, over }, 'delay'],
    ['a guard that does not exist', { start: { always: [{ guard: 'itRains', target: 'over' }] }, over }, 'itRains'],
    ['a guard that every object has', { start: { always: [{ guard: 'toString', target: 'over' }] }, over }, 'toString'],
    ['an effect that does not exist', { start: { always: [{ target: 'over', actions: ['rest'] }] }, over }, 'rest'],
    ['a target that does not exist', { start: { always: [{ target: 'lunch' }] }, over }, 'lunch'],
    ['an initial state that does not exist', { beginning: start, over }, 'start'],
  ])('refuses %s', async (_name, states, named) => {
    await expect(tableOf({ states })).rejects.toThrow(named);
  });

  it('gives every waiting state its decision, and every other one a way out', () => {
    expect(initialState.path).toBe('setup.sides');
    const decisions = new Set<string>();
    for (const { path, decision, isFinal, always, on } of flowStates.values()) {
      const waits = Object.keys(on).length > 0;
      expect([path, waits, always.length > 0, isFinal]).toEqual([
        path,
        decision !== null,
        decision === null && !isFinal,
        path === 'over',
      ]);
      if (decision !== null) decisions.add(decision);
      // The last branch has no guard: there is always a way out.
      if (always.length > 0) expect(always.at(-1)?.guard).toBeNull();
    }
    expect([...decisions].sort()).toEqual([...DECISIONS].sort());
  });

  it('lets several seats decide at once exactly where they decide in secret', () => {
    const together = [...flowStates.values()]
      .filter((state) => state.by !== null && state.by !== 'seatOnTurn')
      .map(({ path }) => path);
    expect(together).toEqual(['setup.chooseSide', 'epoch.phaseA.draft.decide']);
    for (const { path, decision, by } of flowStates.values()) {
      const phase: Phase = path.includes('phaseB') ? 'B' : 'A';
      expect([path, by !== null && by !== 'seatOnTurn']).toEqual([path, isSecretDecision(decision, phase)]);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAction, choicesOf, clone, decisionOf, type GameState, refusalsOf } from '../../shared/flow/runner.ts';
import { isSameAction } from '../../shared/rules/actionTable.ts';
import type { Choice } from '../../shared/rules/observation.ts';
import { scoreSeat } from '../../shared/rules/scoring.ts';
import type { Change, GameEvent } from '../../shared/vocabulary/events.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { seatAt } from '../fixtures/play.ts';
import { type Decision, playRandomly, setups } from '../fixtures/randomGame.ts';

/** What really comes of an action: all seats decide the same round, the others with their first legal action. */
function outcomeOf(state: GameState, seat: Seat, choice: Choice): { next: GameState; events: GameEvent[] } {
  const next = clone(state);
  const events: GameEvent[] = [];
  for (const other of next.seats.keys()) {
    const [first] = decisionOf(next) === 'draft' && next.phase === 'A' && other !== seat ? choicesOf(next, other) : [];
    if (first !== undefined) applyAction(next, other, first.action);
  }
  applyAction(next, seat, choice.action, (event) => events.push(event));
  return { next, events };
}

/** The change that the action itself made to its seat; `null` where it tells of none. */
const changeOf = (events: readonly GameEvent[], seat: Seat): Change | null => {
  const told = events.find((event) => 'change' in event && event.seat === seat);
  return told !== undefined && 'change' in told ? told.change : null;
};

/** Whether the engine did more to the seat than what the seat decided. */
const hasSequel = (events: readonly GameEvent[]): boolean =>
  events.some(
    (event) => event.type === 'incomeGained' || event.type === 'foodSurplusGained' || event.type === 'setupTaken',
  );

function checkChoice(state: GameState, seat: Seat, choice: Choice): void {
  const { preview, action } = choice;
  const { next, events } = outcomeOf(state, seat, choice);
  const before = seatAt(state, seat);
  const change = changeOf(events, seat);
  expect(preview.coinsAfter).toBe(before.coins + preview.coins);
  if (action.type === 'chooseSide') return;
  if (change === null) {
    expect(preview).toMatchObject({ coins: 0, tracks: {}, points: 0 });
    return;
  }
  expect(preview.coins).toBe(change.coins);
  if (preview.uncertain) return;
  expect(preview.tracks).toEqual(change.tracks);
  if (!hasSequel(events)) {
    expect(preview.tracksAfter).toEqual(seatAt(next, seat).tracks);
    expect(preview.points).toBe(scoreSeat(seatAt(next, seat)).total - scoreSeat(before).total);
  }
}

const someGames = (check: (state: GameState, decision: Decision) => undefined, numRuns: number): void =>
  fc.assert(
    fc.property(setups, (setup) => void playRandomly(setup, check)),
    { numRuns },
  );

describe('at every decision of a random game', () => {
  it('previews tell what really happens', () => {
    someGames((state, { seat }) => {
      for (const choice of choicesOf(state, seat)) checkChoice(state, seat, choice);
    }, 8);
  });

  it('only the flip of a colony is uncertain', () => {
    someGames((state, { seat }) => {
      for (const { action, preview } of choicesOf(state, seat)) {
        if (preview.uncertain !== (action.type === 'colony' && action.action === 'integrate'))
          expect(preview).toBe(action);
      }
    }, 5);
  });

  it('refusals name nothing legal, and really lack what they say', () => {
    someGames((state, { seat, actions }) => {
      for (const { action, needed, have, reason } of refusalsOf(state, seat)) {
        if (actions.some((legal) => isSameAction(legal, action))) throw new Error(`${JSON.stringify(action)} is legal`);
        const isOnce =
          reason === 'levelTaken' || reason === 'statueCarved' || reason === 'medalsFull' || reason === 'paymentsUsed';
        if (!isOnce && needed <= have) throw new Error(`${reason}: ${have} of ${needed}`);
      }
    }, 10);
  });
});

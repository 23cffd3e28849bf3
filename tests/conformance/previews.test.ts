import { isDeepStrictEqual } from 'node:util';
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

/** What the engine does of itself to a seat that has decided. */
const SEQUELS: ReadonlySet<GameEvent['type']> = new Set(['incomeGained', 'foodSurplusGained', 'setupTaken']);

/** The change that the action itself made to its seat; `null` where it makes none. */
function changeOf(events: readonly GameEvent[], seat: Seat): Change | null {
  const told = events.find((event) => 'change' in event && event.seat === seat && !SEQUELS.has(event.type));
  return told !== undefined && 'change' in told ? told.change : null;
}

function demandEqual(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

function checkChoice(state: GameState, seat: Seat, choice: Choice): void {
  const { preview, action } = choice;
  const { next, events } = outcomeOf(state, seat, choice);
  const before = seatAt(state, seat);
  const change = changeOf(events, seat);
  demandEqual(preview.coinsAfter, before.coins + preview.coins);
  if (action.type === 'chooseSide') return;
  if (change === null) {
    demandEqual([preview.coins, preview.tracks, preview.points], [0, {}, 0]);
    return;
  }
  demandEqual(preview.coins, change.coins);
  if (preview.uncertain) return;
  demandEqual(preview.tracks, change.tracks);
  if (events.some((event) => SEQUELS.has(event.type))) return;
  const after = seatAt(next, seat);
  demandEqual([preview.tracksAfter, preview.points], [after.tracks, scoreSeat(after).total - scoreSeat(before).total]);
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
        demandEqual(preview.uncertain, action.type === 'colony' && action.action === 'integrate');
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

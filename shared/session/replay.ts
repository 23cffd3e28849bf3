import { applyAction, type GameState, legalActions, newGame } from '../flow/runner.ts';
import { isSameAction } from '../rules/actionTable.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { type Decided, type SavedGame, setupOf } from './savedGame.ts';

/** One decision and all that happened by it. */
export interface Played extends Decided {
  readonly events: readonly GameEvent[];
}

export interface Replay {
  readonly state: GameState;
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly played: readonly Played[];
}

/** The legal action that says the same as `action`, or undefined. */
export const findLegal = (state: GameState, seat: Seat, action: Action): Action | undefined =>
  legalActions(state, seat).find((legal) => isSameAction(legal, action));

/** Plays a saved game from its first to its last decision. Throws a RangeError at the first one that is not legal. */
export function replay(saved: SavedGame): Replay {
  const opening: GameEvent[] = [];
  const state = newGame(setupOf(saved), (event) => opening.push(event));
  const played = saved.actions.map(({ seat, action }, index) => {
    const legal = findLegal(state, seat, action);
    if (legal === undefined) throw new RangeError(`decision ${index + 1} is not legal`);
    const events: GameEvent[] = [];
    applyAction(state, seat, legal, (event) => events.push(event));
    return { seat, action: legal, events };
  });
  return { state, opening, played };
}

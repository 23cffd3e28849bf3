import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Emit } from './changes.ts';
import type { Position } from './position.ts';

/** The decision that sets the flow in motion; the engine's own steps have none. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** What the flow does without a decision, and with the decision that a seat has taken. */
export type EngineEffect = (position: Position, emit: Emit) => void;
export type MoveEffect = (position: Position, emit: Emit, move: Move) => void;

/** Narrows a move to the action type that the flow promises for this effect. */
export function actionOf<T extends Action['type']>(move: Move, type: T): Extract<Action, { type: T }> {
  if (move.action.type !== type) throw new RangeError(`expected ${type}, got ${move.action.type}`);
  return move.action as Extract<Action, { type: T }>;
}

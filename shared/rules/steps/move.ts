import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Emit } from '../pieces/changes.ts';
import type { Position } from '../position/position.ts';

/** The decision that sets the flow in motion; the engine's own steps have none. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** What the flow does without a decision. */
export type EngineEffect = (position: Position, emit: Emit) => void;

/** What the flow does with a decision of one type that a seat has taken. */
export type MoveEffect<T extends Action['type']> = (
  position: Position,
  emit: Emit,
  seat: Seat,
  action: Extract<Action, { type: T }>,
) => void;

/** An effect of a decision of any type. The type cannot check the action: whoever calls it must pass one that fits. */
export type AnyMoveEffect = (position: Position, emit: Emit, seat: Seat, action: never) => void;

import type { Action } from '../../vocabulary/actions.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Step } from '../../vocabulary/time.ts';
import type { Refusal } from '../observation/observation.ts';
import type { Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import type { MoveEffect } from '../steps/move.ts';

export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>;

/** A refusal before the remedies for it are known. */
export type Refused = Omit<Refusal, 'remedies'>;

/** What a preview tells about an action besides its effect on the seat. */
export interface Remarks {
  readonly price?: number;
  readonly requirementPaid?: number;
  readonly feedingPayments?: number;
  /**
   * Cards that have to be fed but are missing in the previewed seat, because nobody knows which they are (`freeCard`).
   */
  readonly unknownCards?: number;
}

/**
 * What can be asked about one type of action. Ask only at decisions that allow the type (`ACTIONS_AT` in `index.ts`).
 */
export interface Choosing<T extends ActionType> {
  /** Adds each legal action of this type to `found`, once and always in the same order (rules §12). */
  legal(position: Position, seat: SeatState, found: Action[]): void;
  /**
   * The same actions as a list, for decisions that allow only this type. The list is usually shared: do not change it.
   * Left out for types that are seldom asked for.
   */
  list?(position: Position, seat: SeatState): readonly Action[];
  /**
   * Whether any action of this type is legal, found without making a list. Left out for types that are seldom asked
   * for.
   */
  isOpen?(position: Position, seat: SeatState): boolean;
  /** Actions that a player may expect but cannot take now, and why; never a legal one. Left out: there are none. */
  refuse?(position: Position, seat: SeatState): readonly Refused[];
  /**
   * Applies a legal action to `after`, a copy of the state of `seat`, and returns what else a preview should tell.
   * Reads nothing hidden: the back of an integrated colony, for example, is left out.
   */
  preview(position: Position, after: SeatState, action: ActionOf<T>, seat: Seat): Remarks;
  /**
   * For an action that turns over a hidden back: a copy of `after` (as `preview` left it) for each back that may come
   * up. Empty when this action turns none over. Left out: no action of the type does.
   */
  outcomes?(position: Position, after: SeatState, action: ActionOf<T>): SeatState[];
}

/** The rules of one type of action. */
export interface ActionRule<T extends ActionType> extends Choosing<T> {
  /**
   * Applies a legal action to the position itself and emits what happened. For `pass` it is made for each step, because
   * the events of passing differ from step to step.
   */
  readonly apply: T extends 'pass' ? (step: Step) => MoveEffect<T> : MoveEffect<T>;
}

/** A preview has nothing else to tell. */
export const NO_REMARKS: Remarks = {};

/** Refuses an action when `needed` coins are more than the seat has; an empty list when there are enough. */
export const tooFewCoins = (action: Action, needed: number, have: number): readonly Refused[] =>
  needed > have ? [{ action, reason: 'coins', needed, have }] : [];

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

/** What else there is to say about an action besides its effect on the seat. */
export interface Remarks {
  readonly price?: number;
  readonly requirementPaid?: number;
  readonly feedingPayments?: number;
  /** Cards to be fed that the copy does not hold, because nobody knows them. */
  readonly unknownCards?: number;
}

/** What can be asked about one type of action, at decisions that can be answered with it (`ACTIONS_AT` in `index.ts`). */
export interface Choosing<T extends ActionType> {
  /** Adds each legal action of this type to `found`, once and always in the same order (rules §12). */
  legal(position: Position, seat: SeatState, found: Action[]): void;
  /**
   * The same as a list, where a decision asks for nothing else: mostly one that was made before, and never to be changed.
   * Left out where nobody asks often.
   */
  list?(position: Position, seat: SeatState): readonly Action[];
  /** Whether there is a legal one: the same as `legal`, but without making a list. Left out where nobody asks often. */
  isOpen?(position: Position, seat: SeatState): boolean;
  /** What a player may look for and cannot do now, and why; never something legal. Left out: nothing. */
  refuse?(position: Position, seat: SeatState): readonly Refused[];
  /**
   * Does a legal action to `after`, a copy of the state of `seat`, and returns what there is to remark on it. Looks at
   * nothing hidden: the back of an integrated colony, for example, is left out.
   */
  preview(position: Position, after: SeatState, action: ActionOf<T>, seat: Seat): Remarks;
  /**
   * `after`, as `preview` has left it, once with each hidden back that may come up; empty where this action turns none.
   * Left out: no action of the type does.
   */
  outcomes?(position: Position, after: SeatState, action: ActionOf<T>): SeatState[];
}

/** The rules of one type of action. */
export interface ActionRule<T extends ActionType> extends Choosing<T> {
  /** Does a legal action in place and reports it. What passing reports depends on the step. */
  readonly apply: T extends 'pass' ? (step: Step) => MoveEffect<T> : MoveEffect<T>;
}

/** There is nothing to remark. */
export const NO_REMARKS: Remarks = {};

/** Refuses an action that costs more coins than there are; nothing where there are enough. */
export const tooFewCoins = (action: Action, needed: number, have: number): readonly Refused[] =>
  needed > have ? [{ action, reason: 'coins', needed, have }] : [];

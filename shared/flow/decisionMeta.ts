import type { Position } from '../rules/position/position.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision, Step } from '../vocabulary/time.ts';

/* What the `meta` of a flow state says: which decision it waits for, and whose. Runner and statechart read it alike. */

/** Whose decision it is, by the names that the flow uses: whether it is on a seat to decide now. */
export const DECIDERS = {
  seatOnTurn: (position: Position, seat: Seat): boolean => position.turn === seat,
  /** All at once and in secret: each until its own side lies ready (rules §2.2). */
  seatsWithoutSide: (position: Position, seat: Seat): boolean => position.seats[seat]?.side === null,
  /** All at once and in secret: each until its own decision lies ready (rules §4.1). */
  seatsWithoutChoice: (position: Position, seat: Seat): boolean => position.seats[seat]?.choice === null,
} as const;

export type Decider = keyof typeof DECIDERS;

/** Whether it is on a seat to decide. Each question has a place of its own, where engines put it in: bots ask by the million. */
export function isOn(by: Decider, position: Position, seat: Seat): boolean {
  switch (by) {
    case 'seatOnTurn':
      return DECIDERS.seatOnTurn(position, seat);
    case 'seatsWithoutSide':
      return DECIDERS.seatsWithoutSide(position, seat);
    case 'seatsWithoutChoice':
      return DECIDERS.seatsWithoutChoice(position, seat);
  }
}

/** A decision belongs to its own step, unless the flow names another one. */
export type DecisionMeta = { readonly by: Decider } & (
  | { readonly decision: Step }
  | { readonly decision: Decision; readonly step: Step }
);

/** The step that a decision belongs to, as game records name it (rules §13). */
export const stepIn = (meta: DecisionMeta): Step => ('step' in meta ? meta.step : meta.decision);

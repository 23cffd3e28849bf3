import type { Position } from '../rules/position/position.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision, Step } from '../vocabulary/time.ts';

/*
 * What the `meta` of a flow state says: which decision it waits for, and who takes it. The runner and the statechart
 * both read it.
 */

/** The ways to say who decides, by the name that the flow uses: each tells whether a given seat has to decide now. */
export const DECIDERS = {
  seatOnTurn: (position: Position, seat: Seat): boolean => position.turn === seat,
  /** All seats choose a side at once and in secret: a seat decides until it has chosen (rules §1.2). */
  seatsWithoutSide: (position: Position, seat: Seat): boolean => position.seats[seat]?.side === null,
  /**
   * All seats decide on their drawn cards at once and in secret: a seat decides until its decision is recorded (rules
   * §4.1).
   */
  seatsWithoutChoice: (position: Position, seat: Seat): boolean => position.seats[seat]?.choice === null,
} as const;

export type Decider = keyof typeof DECIDERS;

/**
 * Whether a seat has to decide. Written as a switch, because bots ask this millions of times and engines can inline
 * each case.
 */
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

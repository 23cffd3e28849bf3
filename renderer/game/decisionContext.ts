import { createContext, useContext } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { GivingUp } from '../../shared/forecast/givingUp.ts';
import type { Choice, Observation, ObservedSeat, Refusal } from '../../shared/rules/observation/observation.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { TileSide } from '../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Subject } from './state/table.ts';

/** Everything that can, or cannot, be done with one thing on the table. */
export interface ChoiceGroup {
  readonly key: string;
  readonly subject: Subject;
  readonly choices: readonly Choice[];
  readonly refusals: readonly Refusal[];
}

/** The decision that is due at this screen. */
export interface DecisionAtHand {
  readonly update: GameUpdate;
  readonly view: Observation;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The deciding seat as it stands. */
  readonly before: ObservedSeat;
  readonly groups: readonly ChoiceGroup[];
  /** While several cards have to be removed: the cost of those gathered so far. Else `null`. */
  readonly givingUp: GivingUp | null;
  /**
   * The side of a bonus tile for which choices are shown, where both are possible, and the function that turns it over.
   */
  readonly tileSide: TileSide;
  readonly turnTile: (side: TileSide) => void;
  /** The actions that were advised, as far as the player asked for advice. */
  readonly advised: readonly Action[];
  /**
   * Whether the choices are shown beside the piece on the table, where a second press of the pointer confirms as well.
   */
  readonly inPopover: boolean;
}

export const DecisionContext = createContext<DecisionAtHand | null>(null);

/** Returns the decision at hand. Throws outside of the decision panel. */
export function useDecision(): DecisionAtHand {
  const decision = useContext(DecisionContext);
  if (decision === null) throw new Error('no decision is due here');
  return decision;
}

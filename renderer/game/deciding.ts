import { createContext, useContext } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Choice, Observation, ObservedSeat } from '../../shared/rules/observation/observation.ts';
import type { Action } from '../../shared/vocabulary/actions.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { ChoiceGroup } from './selection/subjects.ts';
import type { Subject } from './state/table.ts';

/** The decision that is due at this screen, and the player's hand on it. */
export interface Deciding {
  readonly update: GameUpdate;
  readonly view: Observation;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The deciding seat as it stands. */
  readonly before: ObservedSeat;
  readonly groups: readonly ChoiceGroup[];
  readonly considered: Choice | null;
  /** What the decision that was taken up is about, else what was selected at the table. */
  readonly selected: Subject | null;
  readonly waiting: boolean;
  /** What is advised, as far as the player has asked. */
  readonly advised: readonly Action[];
  /** Whether a second press of the pointer confirms, too: on the table it does. */
  readonly again: boolean;
  /** `twice`: a second press on what is considered already, which confirms it. */
  choose(choice: Choice, twice: boolean): void;
  /** Considers nothing any more. */
  letGo(): void;
  /** Shows what a choice would do while it is pointed at. */
  peek(choice: Choice | null): void;
}

export const DecidingContext = createContext<Deciding | null>(null);

/** Returns the decision at hand. Throws outside of the decision panel. */
export function useDeciding(): Deciding {
  const deciding = useContext(DecidingContext);
  if (deciding === null) throw new Error('no decision is due here');
  return deciding;
}

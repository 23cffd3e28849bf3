import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { GameEvent } from '../../shared/vocabulary/events.ts';
import { DRAFT_ROUNDS, type Phase } from '../../shared/vocabulary/time.ts';

/** A last round of drafting. */
export interface LastRound {
  readonly phase: Phase;
  /** Whether it is the last of the whole game. */
  readonly ofGame: boolean;
}

/** Whether the card just taken ended the last round but one: every seat has one more card to take. */
const endsLastButOne = ({ decision, phase, piles, seats }: Observation): boolean =>
  decision === 'draft' &&
  phase === 'B' &&
  Object.values(piles).reduce((sum, { size }) => sum + size, 0) === seats.length;

/**
 * The last round of a phase that begins with an event (rules §4); `null` if none does.
 * @param view the position that the event led to
 */
export function lastRoundOf(event: GameEvent, view: Observation | null): LastRound | null {
  switch (event.type) {
    case 'wheelTurned':
      return event.turns === DRAFT_ROUNDS - 1 ? { phase: 'A', ofGame: false } : null;
    case 'cardBought':
    case 'cardSold':
      return view !== null && endsLastButOne(view) ? { phase: 'B', ofGame: view.epoch === 3 } : null;
    default:
      return null;
  }
}

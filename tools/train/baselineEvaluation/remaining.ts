import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { type Decision, DRAFT_ROUNDS, EPOCHS, STEPS } from '../../../shared/vocabulary/time.ts';

/** What of the game is still to come for the deciding seat, once the due decision is taken. */
export interface Remaining {
  /** Income steps. */
  readonly incomes: number;
  /** Colony steps, and the chances to carve a statue. */
  readonly colonySteps: number;
  readonly statueSteps: number;
  /** Cards still to be drafted. */
  readonly drafts: number;
  /** Medal steps of this and the later epochs. */
  readonly medalSteps: number;
  /** Drafts before the next feeding. */
  readonly draftsToFeeding: number;
}

const PHASES_IN_ALL = 2 * EPOCHS.length;

/** The step that a decision belongs to, in the order of the steps; all of them, when the game is over. */
function stepsBefore(decision: Decision | null): number {
  if (decision === null) return STEPS.length;
  if (decision === 'allyBonus') return STEPS.indexOf('colony');
  return STEPS.indexOf(decision === 'placeTile' ? 'statue' : decision);
}

/** Returns what is still to come, from the public clock of the game. */
export function remainingAfter(view: Observation): Remaining {
  const phasesAfter = PHASES_IN_ALL - 1 - (view.epoch - 1) * 2 - (view.phase === 'B' ? 1 : 0);
  const step = stepsBefore(view.decision);
  const draftsHere = draftsLeftInPhase(view);
  const epochsAfter = EPOCHS.length - view.epoch;
  return {
    incomes: phasesAfter + (step <= STEPS.indexOf('draft') ? 1 : 0),
    colonySteps: phasesAfter + (step < STEPS.indexOf('colony') ? 1 : 0),
    statueSteps: phasesAfter + (step < STEPS.indexOf('statue') ? 1 : 0),
    drafts: phasesAfter * DRAFT_ROUNDS + draftsHere,
    medalSteps: epochsAfter + (step <= STEPS.indexOf('medals') ? 1 : 0),
    draftsToFeeding: draftsHere + (view.phase === 'A' ? DRAFT_ROUNDS : 0),
  };
}

/** Drafts of the running phase after this decision. */
function draftsLeftInPhase(view: Observation): number {
  switch (view.decision) {
    case 'chooseSide':
    case 'setWheel':
      return DRAFT_ROUNDS;
    case 'draft': {
      if (view.phase === 'A') return DRAFT_ROUNDS - 1 - view.wheel.turns;
      const cards = COLOURS.reduce((sum, colour) => sum + view.piles[colour].size, 0);
      return Math.max(0, Math.ceil(cards / view.options.seats) - 1);
    }
    default:
      return 0;
  }
}

import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { expansionOfStep } from '../../../shared/vocabulary/options.ts';
import { DRAFT_ROUNDS, PARTS_OF_PHASE, type Phase } from '../../../shared/vocabulary/time.ts';

export type ShownStep = (typeof PARTS_OF_PHASE)[Phase][number];

/** Returns the steps of the phase that the game is in, in order (rules §7, §10). */
export function stepsOf({ phase, decision, options }: Observation): readonly ShownStep[] {
  return PARTS_OF_PHASE[phase].filter((step) => {
    const expansion = expansionOfStep(step);
    if (expansion !== undefined) return options.expansions.includes(expansion);
    return step !== 'chooseSide' || decision === 'chooseSide';
  });
}

/** Returns the step of the phase that is shown: where nothing is decided, it is income. */
export const shownStep = ({ step }: Observation): ShownStep => step ?? 'income';

/** Returns the round of the draft, 1 … 5; `null` in any other step. */
export function roundOf(view: Observation): number | null {
  if (view.step !== 'draft') return null;
  if (view.phase === 'A') return Math.min(view.wheel.turns + 1, DRAFT_ROUNDS);
  const left = Object.values(view.piles).reduce((sum, pile) => sum + pile.size, 0);
  const taken = DRAFT_ROUNDS * view.seats.length - left;
  return Math.min(Math.floor(taken / view.seats.length) + 1, DRAFT_ROUNDS);
}

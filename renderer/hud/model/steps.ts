import type { Observation } from '../../../shared/rules/observation.ts';
import { type Decision, DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';

export type Step = Decision | 'income';

const AFTER_DRAFT = ['income', 'colony', 'statue'] as const;

/** Returns the steps of the phase that the game is in, in order (rules §7). */
export function stepsOf(view: Observation): readonly Step[] {
  if (view.phase === 'B') return ['draft', ...AFTER_DRAFT, 'feeding', 'medals'];
  const opening: readonly Step[] = view.decision === 'chooseSide' ? ['chooseSide', 'setWheel'] : ['setWheel'];
  return [...opening, 'draft', ...AFTER_DRAFT];
}

/** Returns the round of the draft, 1 … 5; `null` in any other step. */
export function roundOf(view: Observation): number | null {
  if (view.decision !== 'draft') return null;
  if (view.phase === 'A') return Math.min(view.wheel.turns + 1, DRAFT_ROUNDS);
  const left = Object.values(view.piles).reduce((sum, pile) => sum + pile.size, 0);
  const taken = DRAFT_ROUNDS * view.seats.length - left;
  return Math.min(Math.floor(taken / view.seats.length) + 1, DRAFT_ROUNDS);
}

import type { CheckedDecision, GameCheck } from '../../../../shared/contract/fairness.ts';

/** How what was found is meant: as it should be, not so, or nobody can tell. */
export type Mood = 'good' | 'bad' | 'open';

export const DEAL_MOODS: Readonly<Record<GameCheck['deal'], Mood>> = { kept: 'good', broken: 'bad', none: 'open' };

export const countOf = (
  decisions: readonly CheckedDecision[],
  ...kinds: readonly CheckedDecision['verdict']['kind'][]
): number => decisions.filter(({ verdict }) => kinds.includes(verdict.kind)).length;

export function moodOf(decisions: readonly CheckedDecision[]): Mood {
  if (countOf(decisions, 'different') > 0) return 'bad';
  return countOf(decisions, 'unknown') > 0 ? 'open' : 'good';
}

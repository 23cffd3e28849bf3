import type { DecisionEntry } from '../../../shared/contract/answers.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type Epoch, isSecretDecision, type Phase } from '../../../shared/vocabulary/time.ts';

/** What one seat decided in a phase. */
export interface DecisionChapter {
  readonly epoch: Epoch;
  readonly phase: Phase;
  readonly entries: readonly DecisionEntry[];
}

/** Returns a seat's decisions phase by phase, in order. */
export function chaptersIn(decisions: readonly DecisionEntry[]): readonly DecisionChapter[] {
  const chapters: { epoch: Epoch; phase: Phase; entries: DecisionEntry[] }[] = [];
  for (const entry of decisions) {
    const last = chapters.at(-1);
    if (last?.epoch === entry.epoch && last.phase === entry.phase) last.entries.push(entry);
    else chapters.push({ epoch: entry.epoch, phase: entry.phase, entries: [entry] });
  }
  return chapters;
}

/**
 * Whether a replay seen as `viewer` (`null`: the public) may tell a decision: secret decisions stay out of it, and so
 * do the names of face-down cards (rules §11, §16.7).
 */
export const isOpenTo = (
  { seat, step, phase }: DecisionEntry,
  viewer: Seat | null,
  expansions: readonly Expansion[],
): boolean =>
  seat === viewer ||
  !(isSecretDecision(step, phase) || (step === 'feeding' && expansions.some((name) => MANIFEST[name].hidesCards)));

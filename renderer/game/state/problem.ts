import { create } from 'zustand';
import type { ProblemOverview, ProblemScene, ProblemVerdict } from '../../../shared/contract/problemAnswers.ts';
import type { ProblemChoice } from '../../../shared/vocabulary/problems.ts';

/** A problem on the table, and what was asked for. */
export interface RunningProblem extends Omit<ProblemScene, 'update'> {
  readonly choice: ProblemChoice;
}

export interface ProblemState {
  /** `null` while there is none. */
  readonly running: RunningProblem | null;
  /** What came of the answer; `null` before it. */
  readonly verdict: ProblemVerdict | null;
  /** `null` until the host has told. */
  readonly overview: ProblemOverview | null;
}

/** Which problem is solved, and how it goes. */
export const useProblem = create<ProblemState>(() => ({ running: null, verdict: null, overview: null }));

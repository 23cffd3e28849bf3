import { create } from 'zustand';
import type { ProblemOverview, ProblemScene, ProblemVerdict } from '../../../shared/contract/problemAnswers.ts';
import type { ProblemChoice } from '../../../shared/vocabulary/problems.ts';
import { useTable } from './table.ts';

/** A problem on the table, by its game, and what was asked for. */
export interface RunningProblem extends Omit<ProblemScene, 'update'> {
  readonly gameId: string;
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

/** The problem that is on the table; `null` where a game is played. */
export function problemAtTable(): RunningProblem | null {
  const { running } = useProblem.getState();
  return running !== null && useTable.getState().update?.gameId === running.gameId ? running : null;
}

import { create } from 'zustand';
import type { Attempt, ChallengeProgress, DayDate } from '../../../shared/contract/challengeAnswers.ts';
import type { ProblemOverview, ProblemScene, ProblemVerdict } from '../../../shared/contract/problemAnswers.ts';
import type { ProblemChoice } from '../../../shared/contract/problemNames.ts';

/** A problem on the table, and what was asked for. */
export interface RunningProblem extends Omit<ProblemScene, 'update'> {
  readonly choice: ProblemChoice;
}

export interface ChallengesState {
  /** The section that was looked at last, by its id; `null`: the first. */
  readonly section: string | null;
  /** The day that is looked at; `null`: today. */
  readonly day: DayDate | null;
  /** The challenge that is looked at; `null`: the first that lacks a star. */
  readonly challenge: string | null;
  /** `null` until the host has told. */
  readonly progress: ChallengeProgress | null;
  /** Days whose par could not be reckoned. */
  readonly daysWithoutPar: readonly DayDate[];
  /** The problem on the table; `null` while there is none. */
  readonly running: RunningProblem | null;
  /** The verdict on the player's answer; `null` before it. */
  readonly verdict: ProblemVerdict | null;
  /** How the player is doing with problems; `null` until the host has told. */
  readonly overview: ProblemOverview | null;
}

/** What is known of challenges and problems, and what the player looks at. */
export const useChallenges = create<ChallengesState>(() => ({
  section: null,
  day: null,
  challenge: null,
  progress: null,
  daysWithoutPar: [],
  running: null,
  verdict: null,
  overview: null,
}));

/** Always the same object, so that nothing is redrawn for it. */
const NONE: readonly Attempt[] = [];

/** All that was played, as far as the host has told. */
export const useAttempts = (): readonly Attempt[] => useChallenges(({ progress }) => progress?.attempts ?? NONE);

import { create } from 'zustand';
import type { Attempt, ChallengeProgress } from '../../../shared/contract/challengeAnswers.ts';
import type { DayDate } from '../../../shared/vocabulary/challenges.ts';

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
  readonly parless: readonly DayDate[];
}

/** What is known and looked at of challenges. */
export const useChallenges = create<ChallengesState>(() => ({
  section: null,
  day: null,
  challenge: null,
  progress: null,
  parless: [],
}));

/** The same each time, so that nothing is drawn anew for it. */
const NONE: readonly Attempt[] = [];

/** All that was played, as far as the host has told. */
export const useAttempts = (): readonly Attempt[] => useChallenges(({ progress }) => progress?.attempts ?? NONE);

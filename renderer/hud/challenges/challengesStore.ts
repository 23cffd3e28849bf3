import { create } from 'zustand';

export interface ChallengesState {
  /** The section that was looked at last, by its id; `null`: the first. */
  readonly section: string | null;
}

/** What is looked at on the screen of challenges. */
export const useChallenges = create<ChallengesState>(() => ({ section: null }));

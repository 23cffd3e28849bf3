import type { Seat } from './seats.ts';

/** The categories of the score sheet (rules §8, §10.2). */
export const SCORE_CATEGORIES = ['colonies', 'statues', 'silver', 'gold', 'cards', 'coins', 'market'] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** One seat's points by category. */
export interface ScoreLine extends Record<ScoreCategory, number> {
  readonly total: number;
  /** Coins left after five were converted to each point: the tie-breaker. */
  readonly leftoverCoins: number;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  /** The winning seats, ascending; several share the victory. */
  readonly winners: readonly Seat[];
}

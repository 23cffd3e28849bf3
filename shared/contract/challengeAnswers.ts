import type { UncountedGame } from '../statistics/facts.ts';
import type { ChallengeTag } from './tableSetup.ts';

/* What the host tells of days, challenges and the ladder. */

/** A day as `2026-11-22`, by the player's own calendar. */
export type DayDate = string;

/** The result of a finished game that was played for a challenge. */
export interface Attempt {
  readonly gameId: string;
  readonly tag: ChallengeTag;
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  readonly points: number;
  /** Points of the other seats, in their order. */
  readonly others: readonly number[];
  readonly rank: number;
  /** The stars of a challenge that it shows, from 0. */
  readonly stars: readonly number[];
  /**
   * Why it earns nothing, else `null`: `late`, a day that was over; `otherTable`, not the table that its tag says;
   * `handedOver`, somebody else decided, too; the others as statistics have them.
   */
  readonly uncounted: UncountedGame | 'late' | 'otherTable' | 'handedOver' | null;
}

/** A game that was begun for something and is not finished. */
export interface BegunAttempt {
  readonly gameId: string;
  readonly tag: ChallengeTag;
}

/** All that was played of days, challenges and the ladder. */
export interface ChallengeProgress {
  /** By the player's own calendar. */
  readonly today: DayDate;
  /** In the order in which they ended. */
  readonly attempts: readonly Attempt[];
  /** Newest first. */
  readonly begun: readonly BegunAttempt[];
  /** By date, the score of hadara in the player's place, as far as it was computed. */
  readonly pars: Readonly<Record<DayDate, number>>;
}

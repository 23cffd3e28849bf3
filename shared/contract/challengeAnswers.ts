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
   * Why the attempt earns nothing, else `null`. `late`: the day was over. `otherTable`: the table is not the one that
   * the tag demands. `handedOver`: somebody else decided, too. The others as in statistics.
   */
  readonly uncounted: UncountedGame | 'late' | 'otherTable' | 'handedOver' | null;
}

/** An unfinished game that was begun for a day, a challenge or the ladder. */
export interface BegunAttempt {
  readonly gameId: string;
  readonly tag: ChallengeTag;
}

/** Everything played for days, challenges and the ladder. */
export interface ChallengeProgress {
  /** By the player's own calendar. */
  readonly today: DayDate;
  /** In the order in which they ended. */
  readonly attempts: readonly Attempt[];
  /** Newest first. */
  readonly begun: readonly BegunAttempt[];
  /** By date, the score of a bot of the highest level in the player's place, as far as it was computed. */
  readonly pars: Readonly<Record<DayDate, number>>;
}

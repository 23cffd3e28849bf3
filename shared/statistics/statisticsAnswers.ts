import type { AchievementId } from './achievements.ts';
import type { FinishedGame } from './facts.ts';
import type { Uncounted } from './history.ts';

/* What the host tells of the statistics. */

/** The statistics, as far as they are known. */
export interface StatisticsTold {
  /** Every finished game in which a person sat. */
  readonly games: readonly FinishedGame[];
  /** The ids of those whose saves are gone: they cannot be watched any more. */
  readonly gone: readonly string[];
  /** Saved games that are still being read; ask again. */
  readonly pending: number;
}

/** What a finished game has brought to a person. */
export interface SeatHonours {
  /** Why it does not count for that person; `null` where it does. */
  readonly uncounted: Uncounted | null;
  readonly achieved: readonly AchievementId[];
  /** The strength of that person's match before the game and since; `null` where it told nothing of it. */
  readonly strength: { readonly before: number; readonly after: number } | null;
}

/** What a finished game has brought; by seat, `null` for bots. */
export interface GameHonours {
  readonly seats: readonly (SeatHonours | null)[];
}

import type { DecisionEntry, GameUpdate } from './answers.ts';
import type { LessonId } from './lessonNames.ts';

/* What the host tells of lessons and of the coach. */

/** How far the player is with the lessons. */
export interface LessonProgress {
  /** Those that were played to their end. */
  readonly done: readonly LessonId[];
  /** The steps at which lessons were left, where they go on. */
  readonly begun: Readonly<Partial<Record<LessonId, number>>>;
}

/** A lesson on the table: which of its steps is due, and the position. */
export interface LessonScene {
  readonly step: number;
  readonly update: GameUpdate;
}

/** What the coach knows about the player. */
export interface CoachNotes {
  /** Whether this is one of the player's first games, in which the coach speaks unasked. */
  readonly early: boolean;
  /** The introductions that it has given and does not repeat. */
  readonly told: readonly string[];
}

/** What went well in an epoch and what cost points, as far as anything stands out. */
export interface EpochReview {
  readonly good: DecisionEntry | null;
  readonly cost: DecisionEntry | null;
}

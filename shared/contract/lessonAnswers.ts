import type { DecisionEntry, GameUpdate } from './answers.ts';
import type { LessonId } from './lessonNames.ts';

/* What the host tells of lessons and of the coach. */

/** How far somebody is with the lessons. */
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

/** What the coach knows of whom it sits beside. */
export interface CoachNotes {
  /** Whether this is one of the first games, in which it speaks unasked. */
  readonly early: boolean;
  /** What it has said once, and does not say again. */
  readonly told: readonly string[];
}

/** What went well in an epoch and what cost points, as far as anything stands out. */
export interface EpochReview {
  readonly good: DecisionEntry | null;
  readonly cost: DecisionEntry | null;
}

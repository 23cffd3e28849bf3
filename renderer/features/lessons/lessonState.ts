import { create } from 'zustand';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { LessonProgress } from '../../../shared/contract/lessonAnswers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';

/** A decision of the learner's, and the position in which it was taken. */
export interface TakenInLesson {
  readonly action: Action;
  readonly before: GameUpdate;
}

export interface LessonState {
  /** The step that is due, and whether the lesson waits for the game to come to the next one. */
  readonly step: number;
  readonly waiting: boolean;
  /** The learner's newest decision while the lesson has a remark about it. */
  readonly taken: TakenInLesson | null;
  /** Whether the lesson's decision replaced the learner's own. */
  readonly asOurs: boolean;
  readonly finished: boolean;
  /** `null` until the host has told. */
  readonly progress: LessonProgress | null;
}

/** Where the lesson on the table stands; the update says which lesson it is. */
export const useLesson = create<LessonState>(() => ({
  step: 0,
  waiting: false,
  taken: null,
  asOurs: false,
  finished: false,
  progress: null,
}));

import { create } from 'zustand';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { LessonProgress } from '../../../shared/contract/lessonAnswers.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { LessonId } from '../../../shared/vocabulary/lessons.ts';
import { useTable } from './table.ts';

/** A decision of the learner's, and the position in which it was taken. */
export interface TakenInLesson {
  readonly action: Action;
  readonly before: GameUpdate;
}

export interface LessonState {
  /** The lesson on the table, by its game; `null` while there is none. */
  readonly running: { readonly lesson: LessonId; readonly gameId: string } | null;
  /** The beat that is due, and whether the lesson waits for the game to come to the next one. */
  readonly beat: number;
  readonly waiting: boolean;
  /** The learner's newest decision, as long as something is to be said of it. */
  readonly taken: TakenInLesson | null;
  /** Whether the last decision was put in the place of the learner's own. */
  readonly asOurs: boolean;
  readonly finished: boolean;
  /** `null` until the host has told. */
  readonly progress: LessonProgress | null;
}

/** Where a lesson stands. */
export const useLesson = create<LessonState>(() => ({
  running: null,
  beat: 0,
  waiting: false,
  taken: null,
  asOurs: false,
  finished: false,
  progress: null,
}));

/** The lesson whose game is on the table; `null` where a game is played. */
export function lessonAtTable(): LessonId | null {
  const { running } = useLesson.getState();
  return running !== null && useTable.getState().update?.gameId === running.gameId ? running.lesson : null;
}

/** Whether a game is a lesson's: then nothing is offered that needs a game of one's own, saved or played by others. */
export const useIsLesson = (gameId: string): boolean => useLesson(({ running }) => running?.gameId === gameId);

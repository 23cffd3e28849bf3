import type { LessonId } from '../../shared/vocabulary/lessons.ts';

/** What the page can ask of lessons. */
export interface LessonCommands {
  /** Goes to the list of lessons. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Puts a lesson on the table at a beat, as if all before had gone as suggested; `null`: where it was left. */
  start(lesson: LessonId, beat: number | null): Promise<void>;
  /** The beat is due now. */
  reach(beat: number): Promise<void>;
  /** Takes back all that was decided since the beat began. */
  back(beat: number): Promise<void>;
  /** The lesson has come to its end. */
  finish(): Promise<void>;
}

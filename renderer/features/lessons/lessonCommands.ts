import type { CoachNotes, EpochReview } from '../../../shared/contract/lessonAnswers.ts';
import type { CoachTopic, LessonId } from '../../../shared/vocabulary/lessons.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';

/** What the page can ask of lessons. */
export interface LessonCommands {
  /** Goes to the list of lessons. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Begins the game that suits whoever has just learnt to play. */
  play(): Promise<void>;
  /** Puts a lesson on the table at a beat, as if all before had gone as suggested; `null`: where it was left. */
  start(lesson: LessonId, beat: number | null): Promise<void>;
  /** The beat is due now. */
  reach(beat: number): Promise<void>;
  /** Takes back all that was decided since the beat began. */
  back(beat: number): Promise<void>;
  /** The lesson has come to its end. */
  finish(): Promise<void>;
}

/** What the page can ask of the coach. */
export interface CoachCommands {
  /** What it knows, for the game on the table; `null` when it cannot be told. */
  begin(): Promise<CoachNotes | null>;
  /** It has said something that it says once. */
  told(topic: CoachTopic): Promise<void>;
  /** How an epoch of the game on the table went; `null` when it cannot be told. */
  review(epoch: Epoch): Promise<EpochReview | null>;
}

import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import type { DayDate } from '../../../shared/vocabulary/challenges.ts';

/** What the page can ask of the deal of the day, the challenges and the ladder. */
export interface ChallengeCommands {
  /** Goes to the screen of challenges. */
  open(): Promise<void>;
  close(): Promise<void>;
  /** Asks what was played, games that have just ended included. */
  look(): Promise<void>;
  /** Asks what hadara scores on a day; takes seconds. */
  reckonPar(date: DayDate): Promise<void>;
  /** Begins a game for something, at the table that belongs to it. */
  start(tag: ChallengeTag): Promise<void>;
}

import type { GameHonours } from '../../../shared/contract/statisticsAnswers.ts';
import type { Person } from '../../../shared/statistics/history.ts';

/** What can be asked of the statistics. Failures show as a message. */
export interface StatisticsCommands {
  /** Leaves the screen that is shown for the statistics. */
  open(): Promise<void>;
  /** Goes back to the title. */
  close(): Promise<void>;
  /** Asks for what is known by now. */
  refresh(): Promise<void>;
  /** The strength that matches these people now; `null` when it cannot be told. */
  strength(people: readonly Person[]): Promise<number | null>;
  /** What a finished game has brought to whom; `null` when it cannot be told. */
  honours(gameId: string): Promise<GameHonours | null>;
  /** Deletes the statistics of a person. */
  forget(person: Person): Promise<void>;
  /** Lets the player save a table of games. */
  exportTable(text: string): void;
}

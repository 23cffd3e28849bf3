import type { GameSummary } from '../../../shared/contract/answers.ts';

/** What the screen "Games" can ask of the host. The answers are in the store; failures show as a message. */
export interface LibraryCommands {
  /** Leaves whatever is on the screen and lists the saved games. */
  open(): Promise<void>;
  /** Goes back to the title. */
  close(): Promise<void>;
  /** Takes a saved game up. */
  resume(gameId: string): Promise<void>;
  remove(game: GameSummary): Promise<void>;
  /** Brings the game back that was deleted last. */
  restore(): Promise<void>;
  /** Saves a finished game as a file (rules §13). */
  exportRecord(gameId: string, withLegal: boolean): Promise<void>;
  /** Imports every game of the files, up to the first file with a problem. */
  importFiles(files: readonly File[]): Promise<void>;
}

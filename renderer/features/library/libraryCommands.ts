import type { GameSummary } from '../../../shared/contract/answers.ts';

/** What the screen "Games" can ask of the host. The answers are in the store; failures show as a message. */
export interface LibraryCommands {
  /** Leaves whatever is on the screen and lists the saved games. */
  open(): Promise<void>;
  /** The same, with what has just come in still marked. */
  showArrived(): Promise<void>;
  /** Goes back to the title. */
  close(): Promise<void>;
  /** Takes a saved game up. */
  resume(gameId: string): Promise<void>;
  remove(game: GameSummary): Promise<void>;
  /** Brings the game back that was deleted last. */
  restore(): Promise<void>;
  /** Changes what a game is called; `null` gives it back the name that is made up for it. */
  rename(gameId: string, name: string | null): Promise<void>;
  /** Adds a copy of a game under a name of its own. */
  duplicate(gameId: string, name: string): Promise<void>;
  /** Saves a game as a file to go on with elsewhere. */
  exportSave(gameId: string): Promise<void>;
  /** Saves the record of a finished game as a file (rules §13). */
  exportRecord(gameId: string, withLegal: boolean): Promise<void>;
  /** Takes in every saved game and record of the files, up to the first file with a problem. */
  importFiles(files: readonly File[]): Promise<void>;
}

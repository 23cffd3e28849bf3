import type { GameSummary } from './answers.ts';

/* What the host tells of games as files. */

/** Why a game record cannot be imported: the first line that is wrong, from 1, and what is wrong with it. */
export interface RecordProblem {
  readonly line: number;
  readonly reason: RecordProblemReason;
  /** The field, the card or the like. */
  readonly detail: string;
}

export const RECORD_PROBLEMS = [
  'empty',
  'tooLarge',
  'notJson',
  'notARecord',
  'newerVersion',
  'wrongShape',
  'unknownContent',
  'impossibleDeal',
  'notYourTurn',
  'illegalAction',
  'wrongLegal',
  'wrongLabel',
  'wrongPosition',
  'wrongResult',
  'cutShort',
] as const;
export type RecordProblemReason = (typeof RECORD_PROBLEMS)[number];

/** A file to be saved by the player. */
export interface TextFile {
  readonly fileName: string;
  readonly text: string;
}

/** What came in from a file, in its order. */
export interface ImportedGames {
  readonly games: readonly GameSummary[];
  /** The ids of those games that were in the library before, exactly as they are in the file. */
  readonly known: readonly string[];
}

/** What became of an import: all records of the file, or none. */
export type RecordImport = ImportedGames | { readonly problem: RecordProblem };

export const SAVE_PROBLEMS = [
  'unreadable',
  'tooLarge',
  'notASave',
  'newerVersion',
  'damaged',
  'unknownContent',
  'impossibleDeal',
  'illegalAction',
] as const;

/** Why a saved game cannot be taken in; the page has the words for each. */
export interface SaveProblem {
  readonly reason: (typeof SAVE_PROBLEMS)[number];
  /** The decision, the field or the like. */
  readonly detail: string;
}

/** What became of a saved game from elsewhere. */
export type SaveImport = ImportedGames | { readonly problem: SaveProblem };

/** A file with which somebody opened the program; its games are imported already where that was possible. */
export interface GameOffer {
  readonly fileName: string;
  readonly imported: RecordImport | SaveImport;
}

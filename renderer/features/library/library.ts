import { create } from 'zustand';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { RecordProblem, SaveProblem } from '../../../shared/contract/fileAnswers.ts';

/** Why a file was not taken in: a game record has lines, a saved game has none. */
export type FileProblem = RecordProblem | SaveProblem;

/** What became of the newest import. */
export type ImportOutcome =
  | { readonly kind: 'reading' }
  | { readonly kind: 'problem'; readonly file: string; readonly problem: FileProblem }
  | {
      readonly kind: 'done';
      readonly games: readonly GameSummary[];
      /** Those of them that were here before. */
      readonly known: readonly string[];
    };

export interface LibraryState {
  /** Newest first; `null` until the host has told. */
  readonly games: readonly GameSummary[] | null;
  /** Whether these are all, and not only the newest. */
  readonly isWhole: boolean;
  /** Games that were deleted since the list was opened, the newest deletion last: each can be brought back. */
  readonly deleted: readonly GameSummary[];
  /** The game that was brought back last, as long as nothing else was deleted. */
  readonly restored: string | null;
  readonly imported: ImportOutcome | null;
  /** Whether that is told where the player is, in a dialog, because the list is not on the screen. */
  readonly asking: boolean;
}

/** The saved games as the host has them. */
export const useLibrary = create<LibraryState>(() => ({
  games: null,
  isWhole: false,
  deleted: [],
  restored: null,
  imported: null,
  asking: false,
}));

export const dismissImport = (): void => useLibrary.setState({ imported: null, asking: false });

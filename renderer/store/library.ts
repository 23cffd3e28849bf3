import { create } from 'zustand';
import type { GameSummary, RecordProblem } from '../../shared/contract/answers.ts';

/** What became of the newest import. */
export type ImportOutcome =
  | { readonly kind: 'reading' }
  | { readonly kind: 'done'; readonly gameIds: readonly string[] }
  | { readonly kind: 'problem'; readonly file: string; readonly problem: RecordProblem };

export interface LibraryState {
  /** Newest first; `null` until the host has told. */
  readonly games: readonly GameSummary[] | null;
  /** Games that were deleted since the list was opened, the newest deletion last: each can be brought back. */
  readonly deleted: readonly GameSummary[];
  readonly imported: ImportOutcome | null;
}

/** The saved games as the host has them. */
export const useLibrary = create<LibraryState>(() => ({ games: null, deleted: [], imported: null }));

export const dismissImport = (): void => useLibrary.setState({ imported: null });

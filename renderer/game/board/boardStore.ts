import { create } from 'zustand';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** Whose board is laid out in the dialog; `null` when none is. */
export const useBoards = create<{ readonly seat: Seat | null }>(() => ({ seat: null }));

/** Puts away the board that is laid out; returns whether there was one. */
export function closeBoard(): boolean {
  const open = useBoards.getState().seat !== null;
  if (open) useBoards.setState({ seat: null });
  return open;
}

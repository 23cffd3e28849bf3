import { create } from 'zustand';
import type { Seat } from '../../../shared/vocabulary/seats.ts';

/** Whose board is laid out in the dialog; `null` when none is. */
export const useBoards = create<{ readonly seat: Seat | null }>(() => ({ seat: null }));

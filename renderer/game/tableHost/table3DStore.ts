import { create } from 'zustand';
import type { SafeArea } from './safeArea.ts';

/** How far the 3D table is: it is being prepared, has drawn its first picture, cannot be drawn here or is not wanted, or has failed. */
export type Table3DState = 'preparing' | 'drawn' | 'impossible' | 'failed';

export interface Table3DStatus {
  readonly state: Table3DState;
  /** How much of the preparing is done, 0 to 1. */
  readonly progress: number;
  /** What panels cover of the table; `null` on screens without any. */
  readonly area: SafeArea | null;
  /** How many times as fast as the settings say everything moves. */
  readonly haste: number;
}

/** The one 3D table of the page, which screens borrow. */
export const useTable3D = create<Table3DStatus>(() => ({ state: 'preparing', progress: 0, area: null, haste: 1 }));

/** Gives a table that failed another try. */
export const retryTable3D = (): void => {
  if (useTable3D.getState().state === 'failed') useTable3D.setState({ state: 'preparing', progress: 0 });
};

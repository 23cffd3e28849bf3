import { create } from 'zustand';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** The parts of the foresight, in the order of its tabs. */
export const FORESIGHT_PARTS = ['unchanged', 'compare', 'thresholds', 'points', 'cards'] as const;
export type ForesightPart = (typeof FORESIGHT_PARTS)[number];

interface ForesightState {
  readonly open: boolean;
  /** What was looked at last stays. */
  readonly part: ForesightPart;
  /** Whose future is looked at; `null`: the own one. */
  readonly seat: Seat | null;
}

export const useForesight = create<ForesightState>(() => ({ open: false, part: 'unchanged', seat: null }));

export const toggleForesight = (): void => useForesight.setState(({ open }) => ({ open: !open, seat: null }));

/** Puts the foresight away; returns whether it was open. */
export function closeForesight(): boolean {
  const { open } = useForesight.getState();
  if (open) useForesight.setState({ open: false });
  return open;
}

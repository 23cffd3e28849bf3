import { create } from 'zustand';

/** Kinds of gamepads, by what is written on their buttons. */
export const PAD_MODELS = ['xbox', 'playstation', 'nintendo', 'deck'] as const;
export type PadModel = (typeof PAD_MODELS)[number];

export interface PadState {
  /** How many pads are connected. */
  readonly connected: number;
  /** The kind of pad that was used last; `null` when mouse, keyboard or touch were used since. */
  readonly inUse: PadModel | null;
  /** What a pad has opened: its menu, or letters for a text field. */
  readonly open: 'menu' | HTMLInputElement | null;
}

/** What the page knows of gamepads; written by `gamepad`, and by whoever waits for the first one. */
export const usePad = create<PadState>(() => ({ connected: 0, inUse: null, open: null }));

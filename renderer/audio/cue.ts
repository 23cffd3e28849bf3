import type { Cue } from '../game/actions/cue.ts';

/** How a cue is played this time. */
export interface Manner {
  /** −1 left, 0 in the middle, 1 right. */
  readonly pan?: number;
  /** Speed, and with it pitch: 1 as it was made. */
  readonly rate?: number;
}

export type Play = (cue: Cue, manner?: Manner) => void;

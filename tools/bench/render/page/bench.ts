import type { Drawn } from './drawLog.ts';

/** What the bench asks of each of its pages. */
export interface Bench {
  /** What was drawn since it was last asked. */
  readonly takeDrawn: () => Drawn[];
  readonly timeOfFirstPicture: () => number | null;
  readonly textureBytes: () => number;
  /** Cards on the table. */
  readonly cards: () => number;
  /** Whether nothing moves. */
  readonly settled: () => boolean;
  /** Looks from one of two places. */
  readonly lookFrom: (place: 0 | 1) => void;
  /** Ends the game on the table, and begins the one of this number. */
  readonly play: (game: number) => void;
}

declare global {
  interface Window {
    bench?: Bench;
  }
}

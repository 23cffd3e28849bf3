import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { GameEventType } from '../../../shared/vocabulary/events.ts';

/** What a strip is made with, from outside of the page. */
export interface Film {
  /** Lays the table at once. */
  readonly lay: (update: GameUpdate) => void;
  /** Tells what happened, to be shown in time. */
  readonly tell: (update: GameUpdate) => void;
  /** The event that is being shown. */
  readonly event: () => GameEventType | null;
  /** Whether nothing moves, and a picture was drawn. */
  readonly settled: () => boolean;
  /** Whether the next frames fill pixels; with it, one is drawn in any case. */
  readonly expose: (fill: boolean) => void;
}

declare global {
  interface Window {
    film?: Film;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Speed } from '../../../shared/vocabulary/preferences.ts';

/**
 * The time between two things that bots do, in milliseconds. Longer than a thought may take, so that it is the same
 * for an easy decision and for a hard one; `instant` shows what there is as soon as there is anything.
 */
const BEATS = { normal: 600, fast: 350, instant: 0 } as const satisfies Record<Speed, number>;

/** What tells the time of this program, and lets it pass. */
export interface Clock {
  /** Milliseconds since some moment; never fewer than before. */
  now(): number;
  /** Resolves after so many milliseconds; rejects when `signal` is aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<unknown>;
}

const computerClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/** Keeps bots from playing faster than people can watch. */
export interface Pace {
  /** Marks that the screen has just been given something new. */
  mark(): void;
  /**
   * Resolves one beat after the last mark, and not before the longest of the thoughts may be over (`thought`, in
   * milliseconds); rejects when `signal` is aborted.
   */
  beat(thought: number, signal: AbortSignal): Promise<void>;
}

/** `speed` is asked anew at each beat, so that a changed setting counts at once. */
export function createPace(speed: () => Speed, clock: Clock = computerClock): Pace {
  let marked = Number.NEGATIVE_INFINITY;
  return {
    mark: () => {
      marked = clock.now();
    },
    beat: async (thought, signal) => {
      const usual = BEATS[speed()];
      const beat = usual === 0 ? 0 : Math.max(usual, thought);
      const wait = marked + beat - clock.now();
      if (wait > 0) await clock.sleep(wait, signal);
      signal.throwIfAborted();
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../shared/contract/contract.ts';

/** The shortest time between two things that bots do openly, in milliseconds. */
const BEATS = { normal: 500, fast: 200, instant: 0 } as const satisfies Record<Settings['speed'], number>;

/** Keeps bots from playing faster than people can watch. */
export interface Pace {
  /** Marks that the screen has just been given something new. */
  mark(): void;
  /** Resolves one beat after the last mark; rejects when `signal` is aborted. */
  beat(signal: AbortSignal): Promise<void>;
}

/** `speed` is asked anew at each beat, so that a changed setting counts at once. */
export function createPace(speed: () => Settings['speed']): Pace {
  let marked = Number.NEGATIVE_INFINITY;
  return {
    mark: () => {
      marked = performance.now();
    },
    beat: async (signal) => {
      const wait = marked + BEATS[speed()] - performance.now();
      if (wait > 0) await sleep(wait, undefined, { signal });
      signal.throwIfAborted();
    },
  };
}

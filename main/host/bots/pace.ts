import { setTimeout as sleep } from 'node:timers/promises';
import type { BotPace, Speed } from '../../../shared/vocabulary/preferences.ts';

/**
 * Milliseconds between two actions of bots. It is longer than a thought may take, so that easy and hard decisions take
 * equally long; `instant` shows each result as soon as there is one.
 */
const BEATS = { normal: 600, fast: 350, instant: 0 } as const satisfies Record<Speed, number>;

/** The clock of the program: tells the time, and waits. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
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
  /** Marks that something new was just shown. `waits`: somebody at the screen has to decide, or the game is over. */
  mark(waits: boolean): void;
  /** Changes the pace, also for bots that are waiting. `rush` ends at the next decision at the screen. */
  change(pace: BotPace): void;
  /**
   * Resolves one beat after the last mark, and not before the longest thought may be over (`thought`, in milliseconds).
   * Rejects when `signal` is aborted.
   */
  beat(thought: number, signal: AbortSignal): Promise<void>;
}

/** Rejects when `signal` is aborted. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes a pace. `speed` is called at each beat, so that a changed setting counts at once. */
export function createPace(speed: () => Speed, clock: Clock = computerClock): Pace {
  let marked = Number.NEGATIVE_INFINITY;
  let awaited = false;
  let pace: BotPace = 'usual';
  /** Counts the changes, so that a waiting bot notices one. */
  let changes = 0;
  const waiting = new Set<AbortController>();
  const change = (next: BotPace) => {
    pace = next === 'rush' && awaited ? 'usual' : next;
    changes += 1;
    for (const wait of waiting) wait.abort();
  };
  /** Milliseconds from now to the end of the beat. */
  const left = (thought: number): number => {
    if (pace === 'rush' || pace === 'step') return 0;
    if (pace === 'pause') return Number.POSITIVE_INFINITY;
    const usual = BEATS[speed()];
    return usual === 0 ? 0 : marked + Math.max(usual, thought) - clock.now();
  };
  /** Sleeps until the time is over or another pace begins; rejects when `signal` is aborted. */
  const sleepThrough = async (wait: number, signal: AbortSignal): Promise<void> => {
    const sleep = new AbortController();
    const end = () => sleep.abort();
    waiting.add(sleep);
    signal.addEventListener('abort', end);
    const slept = Number.isFinite(wait) ? clock.sleep(wait, sleep.signal) : ended(sleep.signal);
    // A change of pace also ends the sleep, and is no failure.
    await slept
      .catch(() => signal.throwIfAborted())
      .finally(() => {
        waiting.delete(sleep);
        signal.removeEventListener('abort', end);
      });
  };
  return {
    mark: (waits) => {
      marked = clock.now();
      awaited = waits;
      if (waits && pace === 'rush') change('usual');
    },
    change,
    beat: async (thought, signal) => {
      for (;;) {
        signal.throwIfAborted();
        const before = changes;
        const wait = left(thought);
        if (wait > 0) await sleepThrough(wait, signal);
        // Nothing changed meanwhile: the beat is over.
        if (before === changes) break;
      }
      signal.throwIfAborted();
      if (pace === 'step') change('pause');
    },
  };
}

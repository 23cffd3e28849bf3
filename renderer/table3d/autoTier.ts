import type { MeasuredTier } from '../../shared/contract/tableSetup.ts';
import { type FrameCap, TIERS } from '../../shared/vocabulary/preferences.ts';

/** Milliseconds from picture to picture above which motion is seen to stutter. */
const SLOW = 33;
/** Milliseconds that nearly every picture of a fluent table stays under: then there may be room for more. */
const FLUENT = 20;

/** Pictures that are measured before a tier is called too slow, and before it is called easy. */
const FEW = 90;
const MANY = 400;

/** The first pictures of a table wait for shaders and textures. */
const WARM_UP = 20;

/** A longer pause was not caused by drawing: the page was hidden, or the computer asleep. */
const PAUSE = 1500;

export type Verdict = 'slow' | 'easy';

const share = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

/** The milliseconds from picture to picture that a cap asks for; 0 without one. */
export const shortestFrame = (cap: FrameCap): number => (cap === 'none' ? 0 : 1000 / Number(cap));

/**
 * What times from picture to picture while things move (milliseconds, oldest first) say about the tier; `null` while
 * they are too few or neither slow nor easy. That a player wants fewer pictures makes them no slower.
 */
export const judge = (times: readonly number[], cap: FrameCap): Verdict | null => {
  const wanted = shortestFrame(cap);
  const newest = times.slice(-FEW);
  if (newest.length === FEW && share(newest, 0.5) > Math.max(SLOW, wanted * 1.3)) return 'slow';
  const long = times.slice(-MANY);
  return long.length === MANY && share(long, 0.95) < Math.max(FLUENT, wanted * 1.15) ? 'easy' : null;
};

/**
 * The tier after a verdict; `null` when all stays as it is. One that was too slow is not tried again, so that nothing
 * goes up and down for ever.
 */
export const tierAfter = ({ tier, tooSlow }: MeasuredTier, verdict: Verdict): MeasuredTier | null => {
  const at = TIERS.indexOf(tier);
  if (verdict === 'slow') {
    const lower = TIERS[at - 1];
    return lower === undefined ? null : { tier: lower, tooSlow: tier };
  }
  const higher = TIERS[at + 1];
  return higher === undefined || higher === tooSlow ? null : { tier: higher, tooSlow };
};

/** Collects the times of a moving table. */
export class FrameTimes {
  private readonly times: number[] = [];
  private skipped = 0;
  private last: number | null = null;

  /** Notes a picture drawn `now` (milliseconds of any steady clock), and whether another follows at once. */
  note(now: number, moving: boolean): void {
    if (this.last !== null && now - this.last < PAUSE) this.take(now - this.last);
    this.last = moving ? now : null;
  }

  private take(time: number): void {
    if (this.skipped < WARM_UP) {
      this.skipped += 1;
      return;
    }
    this.times.push(time);
    if (this.times.length > MANY) this.times.shift();
  }

  verdict(cap: FrameCap): Verdict | null {
    return judge(this.times, cap);
  }
}

/** Timers and frames come a little early or late; without this a cap at the screen's own rate would halve it. */
const TOLERANCE = 2;

/**
 * Makes a way to ask for frames that come no closer together than `shortest` milliseconds. `ask` asks for the next one,
 * `drawnAt` says when the last one was drawn; `wait` is `setTimeout`, on the same clock as `now`.
 */
export const capped = (
  ask: () => void,
  shortest: number,
  drawnAt: () => number,
  now: () => number = () => performance.now(),
  wait: (then: () => void, milliseconds: number) => unknown = setTimeout,
): (() => void) => {
  let waiting = false;
  return () => {
    if (waiting) return;
    const rest = drawnAt() + shortest - TOLERANCE - now();
    if (rest <= 0) {
      ask();
      return;
    }
    waiting = true;
    wait(() => {
      waiting = false;
      ask();
    }, rest);
  };
};

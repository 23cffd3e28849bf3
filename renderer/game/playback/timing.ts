import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import type { Speed } from '../../../shared/vocabulary/preferences.ts';
import { eventView } from '../actions/index.ts';

/** How fast and how lively the table may move. */
export interface Pace {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** How many times as fast as that: 1 when it is left out. */
  readonly tempo?: number;
}

/** A little less than half: a round of five seats then takes at most 0.8 s. */
const FAST = 0.43;

/** The longest pause without motion: long enough to see what has changed. */
const LONGEST_STILL = 400;

/** Returns the milliseconds to wait after an event before the next one (`null`: the last) is shown. */
export const pauseAfter = (
  event: GameEvent,
  next: GameEvent | null,
  { speed, reducedMotion, tempo = 1 }: Pace,
): number => {
  if (speed === 'instant') return 0;
  const { between, after, group } = eventView(event).pause;
  const goesOn = next !== null && group !== '' && eventView(next).pause.group === group;
  const factor = (speed === 'fast' ? FAST : 1) / tempo;
  if (reducedMotion) return goesOn ? 0 : Math.min(LONGEST_STILL, after * factor);
  return (goesOn ? between : after) * factor;
};

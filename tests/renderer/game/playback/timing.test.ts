import { expect, test } from 'vitest';
import { LAST_ROUND, type Pace, pauseAfter } from '../../../../renderer/game/playback/timing.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';

const NORMAL: Pace = { speed: 'normal', reducedMotion: false };
const INSTANT: Pace = { speed: 'instant', reducedMotion: false };

test('the pause is longer before the last round of the game, which is celebrated, but not without motion', () => {
  const sold = { type: 'cardSold', seat: 0 } as GameEvent;
  expect(pauseAfter(sold, null, NORMAL, true)).toBe(LAST_ROUND);
  expect(pauseAfter(sold, null, NORMAL)).toBeLessThan(LAST_ROUND / 2);
  expect(pauseAfter(sold, null, { speed: 'normal', reducedMotion: true }, true)).toBeLessThan(LAST_ROUND / 2);
  expect(pauseAfter(sold, null, INSTANT, true)).toBe(0);
});

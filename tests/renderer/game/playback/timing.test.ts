import { expect, test } from 'vitest';
import { LAST_ROUND, type Pace, pauseAfter } from '../../../../renderer/game/playback/timing.ts';
import type { GameEvent } from '../../../../shared/vocabulary/events.ts';

const NORMAL: Pace = { speed: 'normal', reducedMotion: false };
const INSTANT: Pace = { speed: 'instant', reducedMotion: false };

test('the pause is longer before the last round of the game, which is celebrated, but not without motion', () => {
  const sold = { type: 'cardSold', seat: 0 } as GameEvent;
  expect(pauseAfter(sold, null, NORMAL, true)).toBe(LAST_ROUND);
  expect(pauseAfter(sold, null, NORMAL)).toBeLessThan(LAST_ROUND / 2);
  expect(pauseAfter(sold, null, { speed: 'normal', reducedMotion: true }, true)).toBeLessThan(LAST_ROUND * 0.6);
  expect(pauseAfter(sold, null, INSTANT, true)).toBe(0);
});

test('without motion the picture of a new epoch stands longer than what else happens, and is skipped at once', () => {
  const still: Pace = { speed: 'normal', reducedMotion: true };
  const begun = (epoch: 1 | 2 | 3) => ({ type: 'epochStarted', epoch, firstPlayer: 0 }) as GameEvent;
  for (const epoch of [2, 3] as const) {
    expect(pauseAfter(begun(epoch), null, still)).toBeGreaterThan(1000);
    expect(pauseAfter(begun(epoch), null, INSTANT)).toBe(0);
    expect(pauseAfter(begun(epoch), null, { ...still, pictured: false })).toBeLessThan(500);
  }
  expect(pauseAfter(begun(1), null, still)).toBeLessThan(500);
});

test('what others take across the table, where less is to be seen, is over sooner than what is taken in front', () => {
  const taken = { type: 'colonyPlundered', seat: 2, level: 3 } as GameEvent;
  const across = pauseAfter(taken, null, NORMAL, false, true);
  expect(across).toBeGreaterThan(1000);
  expect(across).toBeLessThan(pauseAfter(taken, null, NORMAL) - 500);
  expect(pauseAfter({ type: 'passed', seat: 2 } as GameEvent, null, NORMAL, false, true)).toBe(
    pauseAfter({ type: 'passed', seat: 2 } as GameEvent, null, NORMAL),
  );
});

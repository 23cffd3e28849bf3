import { expect, test } from 'vitest';
import { capped } from '../../../renderer/table3d/autoTier.ts';

/** A clock that only the test moves, and an animation that asks for the next frame in each one. */
const animate = (shortest: number, screen: number, until: number): number[] => {
  let now = 0;
  let timers: { readonly at: number; readonly then: () => void }[] = [];
  let asked = false;
  const frames: number[] = [];
  const ask = capped(
    () => {
      asked = true;
    },
    shortest,
    () => frames.at(-1) ?? Number.NEGATIVE_INFINITY,
    () => now,
    (then, milliseconds) => timers.push({ at: now + milliseconds, then }),
  );
  ask();
  for (; now < until; now++) {
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { then } of due) then();
    if (!asked || now % screen !== 0) continue;
    asked = false;
    frames.push(now);
    ask();
  }
  return frames;
};

test('frames come as often as the screen shows them, but no closer together than the cap says', () => {
  expect(animate(33, 7, 700)).toHaveLength(20);
  expect(animate(16, 7, 700)).toHaveLength(50);
});

test('a cap at the screen’s own rate takes no frame away', () => {
  expect(animate(16, 16, 1600)).toHaveLength(100);
});

test('what is asked for twice is drawn once', () => {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const ask = capped(
    () => {
      asked += 1;
    },
    33,
    () => 0,
    () => 10,
    (then) => waiting.push(then),
  );
  ask();
  ask();
  expect(waiting).toHaveLength(1);
  for (const then of waiting) then();
  expect(asked).toBe(1);
});

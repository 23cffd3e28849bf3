import { expect, it } from 'vitest';
import { stopAfter } from '../../../main/workers/deadline.ts';

it('ends a thought a little before its time is up, so that the answer comes in time', () => {
  let now = 1000;
  const stop = stopAfter(
    200,
    () => false,
    () => now,
  );
  const before = (time: number) => {
    now = time;
    return stop();
  };
  expect([1000, 1179, 1180, 1200].map(before)).toEqual([false, false, true, true]);
});

it('ends a thought that nobody wants any more', () => {
  let wanted = true;
  const stop = stopAfter(
    200,
    () => !wanted,
    () => 0,
  );
  expect(stop()).toBe(false);
  wanted = false;
  expect(stop()).toBe(true);
});

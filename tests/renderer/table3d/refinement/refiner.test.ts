// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refiner, shareAt } from '../../../../renderer/table3d/refinement/refiner.ts';

const SAMPLES = 12;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function refining(prepare = () => Promise.resolve()) {
  const done: string[] = [];
  const refiner = new Refiner(SAMPLES, {
    prepare,
    begin: () => done.push('begin'),
    take: (index) => done.push(`take ${index}`),
    finish: () => done.push('finish'),
  });
  return { refiner, done };
}

const whole = ['begin', ...Array.from({ length: SAMPLES }, (_, index) => `take ${index}`), 'finish'];

test('a resting table is taken as often as it needs, and then never again', async () => {
  const { refiner, done } = refining();
  refiner.changed(true);
  await vi.runAllTimersAsync();
  expect(done).toEqual(whole);
  refiner.disturbed();
  await vi.runAllTimersAsync();
  expect(done).toEqual(whole);
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing is taken while anything moves', async () => {
  const { refiner, done } = refining();
  refiner.changed(false);
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('a change takes the picture down at once and begins anew', async () => {
  const { refiner, done } = refining();
  refiner.changed(true);
  while (done.length < 4) await vi.advanceTimersToNextTimerAsync();
  refiner.changed(false);
  await vi.runAllTimersAsync();
  expect(done).toEqual(whole.slice(0, 4));
  refiner.changed(true);
  await vi.runAllTimersAsync();
  expect(done.slice(4)).toEqual(whole);
});

test('input alone stops it for a while, and it goes on where it was', async () => {
  const { refiner, done } = refining();
  refiner.changed(true);
  while (done.length < 4) await vi.advanceTimersToNextTimerAsync();
  refiner.disturbed();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(whole.slice(0, 4));
  await vi.runAllTimersAsync();
  expect(done).toEqual(whole);
});

test('a change while shaders are made begins nothing', async () => {
  let ready: () => void = () => undefined;
  const { refiner, done } = refining(
    () =>
      new Promise<void>((resolve) => {
        ready = resolve;
      }),
  );
  refiner.changed(true);
  await vi.runAllTimersAsync();
  refiner.changed(false);
  ready();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('a table that is gone is not drawn', async () => {
  const { refiner, done } = refining();
  refiner.changed(true);
  refiner.stop();
  refiner.disturbed();
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
});

test('the mean comes without a jump and is all that is seen at the last', () => {
  const shares = Array.from({ length: 24 }, (_, index) => shareAt(index, 24));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  shares.forEach((share, index) => {
    const step = share - (shares[index - 1] ?? 0);
    expect(step).toBeGreaterThanOrEqual(0);
    expect(step).toBeLessThan(0.12);
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresence } from '../../../main/loopback/presence.ts';

const PATIENCE = { firstVisit: 1000, reload: 100 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch() {
  const onAbandoned = vi.fn();
  return { presence: watchPresence(PATIENCE, onAbandoned), onAbandoned };
}

it('gives up when nobody ever comes', () => {
  const { onAbandoned } = watch();
  vi.advanceTimersByTime(999);
  expect(onAbandoned).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
});

it('waits for a page that reloads, and for the last of several', () => {
  const { presence, onAbandoned } = watch();
  presence.arrived();
  vi.advanceTimersByTime(5000);
  presence.left();
  vi.advanceTimersByTime(99);
  presence.arrived();
  presence.arrived();
  presence.left();
  vi.advanceTimersByTime(5000);
  expect(onAbandoned).not.toHaveBeenCalled();
  presence.left();
  vi.advanceTimersByTime(100);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
});

it('does not wait for a reload once the window has closed', () => {
  const { presence, onAbandoned } = watch();
  presence.arrived();
  presence.closeDoor();
  vi.advanceTimersByTime(5000);
  expect(onAbandoned).not.toHaveBeenCalled();
  presence.left();
  vi.advanceTimersByTime(0);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
});

it('ends at once when the window closes after the page has gone', () => {
  const { presence, onAbandoned } = watch();
  presence.arrived();
  presence.left();
  presence.closeDoor();
  vi.advanceTimersByTime(0);
  expect(onAbandoned).toHaveBeenCalledTimes(1);
});

it('still waits for a page that another process of the browser opens', () => {
  const { presence, onAbandoned } = watch();
  presence.closeDoor();
  vi.advanceTimersByTime(99);
  presence.arrived();
  vi.advanceTimersByTime(5000);
  expect(onAbandoned).not.toHaveBeenCalled();
});

it('says nothing after it was stopped', () => {
  const { presence, onAbandoned } = watch();
  presence.arrived();
  presence.stop();
  presence.left();
  expect(vi.getTimerCount()).toBe(0);
  expect(onAbandoned).not.toHaveBeenCalled();
});

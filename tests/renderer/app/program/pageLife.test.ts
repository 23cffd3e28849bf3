// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { whenDrawn } from '../../../../renderer/app/program/pageLife.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that tells of paints, or does not. Returns what tells of one. */
function browserThat(tells: boolean): (name: string) => void {
  let listener: (list: { getEntriesByName(name: string): unknown[] }) => void = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = tells ? ['paint'] : [];
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(hear: typeof listener) {
        listener = hear;
      }
    },
  );
  return (name) => listener({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
}

async function isDone(promise: Promise<void>): Promise<boolean> {
  const pending = Symbol();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

it('waits until something, and not only the background, has reached the screen', async () => {
  const paint = browserThat(true);
  const drawn = whenDrawn();
  paint('first-paint');
  expect(await isDone(drawn)).toBe(false);
  paint('first-contentful-paint');
  await drawn;
});

it('takes a frame for it where the browser does not tell', async () => {
  browserThat(false);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const drawn = whenDrawn();
  expect(await isDone(drawn)).toBe(false);
  frames[0]?.(0);
  await drawn;
});

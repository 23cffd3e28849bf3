// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createChime } from '../../../renderer/hand/chime.ts';

/** What is used of Web Audio: it counts the notes, and runs once it is woken. */
function fakeAudio() {
  const notes: number[] = [];
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const contexts: FakeContext[] = [];
  class FakeContext {
    state = 'suspended';
    currentTime = 0;
    destination = {};
    constructor() {
      contexts.push(this);
    }
    async resume() {
      this.state = 'running';
    }
  }
  class FakeNode {
    gain = param;
    connect<T>(next: T) {
      return next;
    }
    start(at: number) {
      notes.push(at);
    }
    stop() {}
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeNode);
  return { notes, contexts };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('nothing is heard before the device was touched, and two notes afterwards', async () => {
  const { notes, contexts } = fakeAudio();
  const { wake, play } = createChime();
  play();
  expect([notes.length, contexts.length]).toEqual([0, 0]);
  wake();
  wake();
  await vi.waitFor(() => expect(contexts.map(({ state }) => state)).toEqual(['running']));
  play();
  expect(notes).toHaveLength(2);
});

it('a device that slept is woken by the next touch', async () => {
  const { notes, contexts } = fakeAudio();
  const { wake, play } = createChime();
  wake();
  const [context] = contexts;
  if (context === undefined) throw new Error('no sound was made');
  context.state = 'interrupted';
  play();
  expect(notes).toHaveLength(0);
  wake();
  await vi.waitFor(() => expect(context.state).toBe('running'));
  play();
  expect(notes).toHaveLength(2);
});

it('a browser without sound stays silent', () => {
  expect('AudioContext' in window).toBe(false);
  const { wake, play } = createChime();
  expect(() => {
    wake();
    play();
  }).not.toThrow();
});

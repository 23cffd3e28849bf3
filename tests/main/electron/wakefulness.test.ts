import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScreenOn } from '../../../main/electron/wakefulness.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { FakeElectron } from './fakeElectron.ts';
import { fakeHost } from './fakeHost.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const electron = new FakeElectron();
  const { host, tell } = fakeHost();
  keepScreenOn(electron, host);
  const play = (kinds: readonly ('human' | 'bot')[], result: object | null = null) => {
    const players = kinds.map((kind) => ({ controller: { kind } }));
    tell('game.update', { players, view: { result } } as unknown as GameUpdate);
  };
  return { electron, play };
}

it('keeps the screen on while bots play among themselves, and not when a person plays', () => {
  const { electron, play } = watched();
  play(['bot', 'human']);
  expect(electron.awake.size).toBe(0);
  play(['bot', 'bot']);
  play(['bot', 'bot']);
  expect([...electron.awake.values()]).toEqual(['prevent-display-sleep']);
  play(['bot', 'human']);
  expect(electron.awake.size).toBe(0);
});

it('lets go at the end of the game, and when nothing is heard of it any more', () => {
  const { electron, play } = watched();
  play(['bot', 'bot']);
  play(['bot', 'bot'], {});
  expect(electron.awake.size).toBe(0);
  play(['bot', 'bot']);
  vi.advanceTimersByTime(59_000);
  expect(electron.awake.size).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(electron.awake.size).toBe(0);
});

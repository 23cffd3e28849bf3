import { describe, expect, it, vi } from 'vitest';
import { createPlaceHost, type PlaceHostOptions } from '../../../../main/host/session/placeHost.ts';
import type { Follower } from '../../../../main/host/session/places.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/contract/defaultSettings.ts';

/** A device's host whose seat has the decision that a test sets, and an adviser that says when it is done. */
function placeHost() {
  let decision = 1;
  const thoughts: { readonly signal: AbortSignal; readonly answer: () => void }[] = [];
  const follower: Partial<Follower> = {
    adviceJob: async () => ({ decision, job: {} as never }),
    act: async () => ({}) as never,
    leave: () => undefined,
  };
  const options = {
    game: { places: { follow: () => follower } },
    contents: {},
    settings: { current: DEFAULT_SETTINGS },
    followSettings: () => () => undefined,
    advisor: {
      think: (_job: unknown, signal: AbortSignal) =>
        new Promise((resolve) => thoughts.push({ signal, answer: () => resolve('advice' as never) })),
    },
    log: { info: () => undefined, fault: () => undefined },
  } satisfies Record<keyof PlaceHostOptions, unknown>;
  const host = createPlaceHost(0, options as unknown as PlaceHostOptions);
  return {
    thoughts,
    ask: (seq = 0) => host.handle('advice.ask', { seq }),
    act: () => host.handle('game.act', { seq: 0, action: { type: 'pass' } }),
    leave: host.subscribe(() => undefined),
    next: () => {
      decision += 1;
    },
  };
}

describe('advice for a device', () => {
  it('is thought about once for each decision, however often it is asked for', async () => {
    const { thoughts, ask } = placeHost();
    const asked = Array.from({ length: 50 }, () => ask());
    await vi.waitFor(() => expect(thoughts).toHaveLength(1));
    thoughts[0]?.answer();
    expect(new Set((await Promise.all(asked)).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ ok: true, value: 'advice' })]),
    );
    await ask();
    expect(thoughts).toHaveLength(1);
  });

  it('takes one thought at a time: a new decision, one that is taken and a device that goes end the last', async () => {
    const { thoughts, ask, act, leave, next } = placeHost();
    const running = () => thoughts.map(({ signal }) => !signal.aborted);
    void ask();
    await vi.waitFor(() => expect(running()).toEqual([true]));
    next();
    void ask();
    await vi.waitFor(() => expect(running()).toEqual([false, true]));
    await act();
    expect(running()).toEqual([false, false]);
    void ask();
    await vi.waitFor(() => expect(running()).toEqual([false, false, true]));
    leave();
    expect(running()).toEqual([false, false, false]);
  });
});

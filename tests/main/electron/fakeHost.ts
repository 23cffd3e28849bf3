import { vi } from 'vitest';
import type { DesktopHost, Host } from '../../../main/host/entryPoint.ts';

type Tell = Parameters<Host['subscribe']>[0];

/** A host that answers what it is told to, and remembers what was asked of it. */
export function fakeHost(answers: Readonly<Record<string, unknown>> = {}) {
  const listeners = new Set<Tell>();
  const host = {
    handle: vi.fn<Host['handle']>(async (name) => ({ ok: true, value: answers[name] ?? null })),
    subscribe: (listener: Tell) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch: (listener: Tell) => void listeners.add(listener),
    offer: vi.fn<Host['offer']>(async () => undefined),
    dispose: vi.fn(async () => undefined),
    command: vi.fn<DesktopHost['command']>(),
    save: vi.fn<DesktopHost['save']>(async () => true),
    announce: vi.fn<DesktopHost['announce']>(),
    log: { info: vi.fn(), fault: vi.fn(), tail: async () => [], settled: async () => undefined },
  } satisfies DesktopHost;
  const tell: Tell = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  return { host, tell };
}

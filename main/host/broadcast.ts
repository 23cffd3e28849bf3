import type { HostEventName, HostEvents } from '../../shared/contract/contract.ts';
import type { Host } from '../../shared/contract/host.ts';

export type Listener = Parameters<Host['subscribe']>[0];

/** Sends the host's own messages to everybody who subscribed. */
export interface Broadcast {
  emit<K extends HostEventName>(name: K, payload: HostEvents[K]): void;
  readonly subscribe: Host['subscribe'];
}

/** What must be told even when nobody was there to hear it, because it is told only once. */
const LASTING: readonly HostEventName[] = ['notice', 'game.offered'];

/**
 * Makes a broadcast. Lasting messages that nobody was there to hear go to the next who subscribes: what the host finds
 * at its start, before there is a page, must still be told. A listener that throws is reported and kept.
 */
export function createBroadcast(onFault: (error: unknown) => void): Broadcast {
  const listeners = new Set<Listener>();
  const unheard: ((listener: Listener) => void)[] = [];

  const tell = <K extends HostEventName>(listener: Listener, name: K, payload: HostEvents[K]): void => {
    try {
      listener(name, payload);
    } catch (error) {
      onFault(error);
    }
  };

  return {
    emit: (name, payload) => {
      if (listeners.size === 0 && LASTING.includes(name)) unheard.push((listener) => tell(listener, name, payload));
      for (const listener of listeners) tell(listener, name, payload);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      for (const tellNow of unheard.splice(0)) tellNow(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

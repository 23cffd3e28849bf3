import type { Notice } from '../../shared/contract/answers.ts';
import type { HostEventName, HostEvents } from '../../shared/contract/contract.ts';
import type { Host } from '../../shared/contract/host.ts';

export type Listener = Parameters<Host['subscribe']>[0];

/** Sends the host's own messages to everybody who subscribed. */
export interface Broadcast {
  emit<K extends HostEventName>(name: K, payload: HostEvents[K]): void;
  readonly subscribe: Host['subscribe'];
}

/**
 * Makes a broadcast. Notices that nobody was there to hear go to the next who subscribes: what the host finds
 * at its start, before there is a page, must still be told. A listener that throws is reported and kept.
 */
export function createBroadcast(onFault: (error: unknown) => void): Broadcast {
  const listeners = new Set<Listener>();
  const unheard: Notice[] = [];

  const tell = <K extends HostEventName>(listener: Listener, name: K, payload: HostEvents[K]): void => {
    try {
      listener(name, payload);
    } catch (error) {
      onFault(error);
    }
  };

  return {
    emit: (name, payload) => {
      if (name === 'notice' && listeners.size === 0) unheard.push(payload as Notice);
      for (const listener of listeners) tell(listener, name, payload);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      for (const notice of unheard.splice(0)) tell(listener, 'notice', notice);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

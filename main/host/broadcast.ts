import type { Notice } from '../../shared/contract/answers.ts';
import type { HostEventName, HostEvents } from '../../shared/contract/contract.ts';
import type { MenuCommand } from '../../shared/contract/menuCommand.ts';
import type { Host } from './entryPoint.ts';

export type Listener = Parameters<Host['subscribe']>[0];

/** Sends the host's own messages to the page, and to listeners within the program. */
export interface Broadcast {
  emit<K extends HostEventName>(name: K, payload: HostEvents[K]): void;
  readonly subscribe: Host['subscribe'];
  /**
   * Adds a listener within the program; the returned function removes it. Messages that only such listeners heard still
   * wait for a page.
   */
  watch(listener: Listener): () => void;
}

export interface BroadcastOptions {
  readonly onFault: (error: unknown) => void;
  /** Notices that still apply, which a page that is loaded later must get too. */
  readonly standing: () => readonly Notice[];
}

/** Messages that must reach a page, because they are sent only once. */
const LASTING: readonly HostEventName[] = ['notice', 'game.offered', 'command'];
/** Commands about what is on the screen. Without a page they mean nothing and are dropped. */
const MOMENTARY: readonly MenuCommand['name'][] = ['undo', 'redo'];

const isLasting = <K extends HostEventName>(name: K, payload: HostEvents[K]): boolean =>
  LASTING.includes(name) && !(name === 'command' && MOMENTARY.includes((payload as MenuCommand).name));

/**
 * Makes a broadcast. Lasting messages without a page to hear them go to the next page that subscribes, such as what the
 * host finds at its start or what the player chooses in the menu bar. A listener that throws is reported and kept.
 */
export function createBroadcast({ onFault, standing }: BroadcastOptions): Broadcast {
  const listeners = new Set<Listener>();
  const watchers = new Set<Listener>();
  const unheard = new Map<unknown, (listener: Listener) => void>();

  const tell = <K extends HostEventName>(listener: Listener, name: K, payload: HostEvents[K]): void => {
    try {
      listener(name, payload);
    } catch (error) {
      onFault(error);
    }
  };

  return {
    emit: (name, payload) => {
      if (listeners.size === 0 && isLasting(name, payload)) unheard.set(payload, (page) => tell(page, name, payload));
      for (const listener of [...watchers, ...listeners]) tell(listener, name, payload);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const again = standing().filter((notice) => !unheard.has(notice));
      for (const tellNow of unheard.values()) tellNow(listener);
      unheard.clear();
      for (const notice of again) tell(listener, 'notice', notice);
      return () => {
        listeners.delete(listener);
      };
    },
    watch: (listener) => {
      watchers.add(listener);
      return () => {
        watchers.delete(listener);
      };
    },
  };
}

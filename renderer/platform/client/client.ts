import type { CallInput, CallName, CallOutput, HostEventName, HostEvents } from '../../../shared/contract/contract.ts';
import type { RefusedCode } from '../../../shared/contract/reply.ts';
import { fitsEvent, isReplyTo } from './shapes.ts';

/** Why a call has no value: the host refused it, or the line to the host is down. */
export type FailureCode = RefusedCode | 'disconnected';

export type Answer<K extends CallName> =
  | { readonly ok: true; readonly value: CallOutput<K> }
  | { readonly ok: false; readonly code: FailureCode; readonly detail: string };

/**
 * The state of the connection. `lost`: it is being restored. `ended`: the program behind the page is gone for good.
 * `elsewhere`: another window has taken the game over.
 */
export type Link = 'up' | 'lost' | 'ended' | 'elsewhere';

/** The page's typed way to the host. Nothing here throws. */
export interface Client {
  call<K extends CallName>(name: K, input: CallInput<K>): Promise<Answer<K>>;
  /** Returns the function that ends the subscription. */
  on<K extends HostEventName>(event: K, listener: (payload: HostEvents[K]) => void): () => void;
  onLink(listener: (link: Link) => void): () => void;
  /** Closes the connection for good; it is not restored any more. */
  end(): void;
}

export type HostListener = (event: string, payload: unknown) => void;

/** What a carrier must be able to do: transport untyped calls and events. */
export interface Transport {
  /** Resolves to `null` when the connection is down; else to a reply, if it was the host that answered. */
  call(name: string, input: unknown): Promise<unknown>;
  on(listener: HostListener): () => void;
  onLink(listener: (link: Link) => void): () => void;
  end(): void;
}

/** Returns the typed client over a carrier. Answers without the expected form fail; events without it are ignored. */
export const clientOver = (transport: Transport): Client => ({
  async call<K extends CallName>(name: K, input: CallInput<K>): Promise<Answer<K>> {
    const reply = await transport.call(name, input).catch(() => null);
    if (reply === null) return { ok: false, code: 'disconnected', detail: '' };
    if (!isReplyTo(name, reply)) return { ok: false, code: 'internal', detail: '' };
    return reply.ok ? { ok: true, value: reply.value as CallOutput<K> } : reply;
  },
  on: (event, listener) =>
    transport.on((name, payload) => {
      if (name === event && fitsEvent(event, payload)) listener(payload as Parameters<typeof listener>[0]);
    }),
  onLink: (listener) => transport.onLink(listener),
  end: () => transport.end(),
});

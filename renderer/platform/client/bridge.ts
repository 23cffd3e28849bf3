import type { Reply } from '../../../shared/contract/reply.ts';
import type { HostListener, Transport } from './client.ts';

/** What the desktop shell's preload puts on the window. */
export interface Bridge {
  call(name: string, input: unknown): Promise<Reply>;
  on(listener: HostListener): () => void;
}

declare global {
  interface Window {
    readonly hadara?: Bridge;
  }
}

/** The carrier of the desktop shell. It lives exactly as long as the window, so its connection never breaks. */
export const bridgeTransport = (bridge: Bridge): Transport => ({
  call: (name, input) => bridge.call(name, input),
  on: (listener) => bridge.on(listener),
  onLink: () => () => undefined,
  end: () => undefined,
});

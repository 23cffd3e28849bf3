import type { Reply } from '../../../shared/contract/reply.ts';
import { type Client, clientOver, type HostListener, type Transport } from './client.ts';
import { type Socket, SocketTransport } from './socket.ts';

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

const STORED_AS = 'hadara.session';

/** The parts of a browser window that a session needs; a test passes its own. */
export interface SessionPlace {
  readonly location: Pick<Location, 'hash' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(url: string, request: RequestInit): Promise<Response>;
}

/**
 * Returns the token that opens the host's socket, or `null` when this page was not opened by the host.
 * The one-time code of the address is traded for the token once; a reload finds the token in the session.
 */
export async function sessionToken(place: SessionPlace): Promise<string | null> {
  const code = new URLSearchParams(place.location.hash.slice(1)).get('c');
  if (code === null) return place.sessionStorage.getItem(STORED_AS);
  // First of all, remove the code from the address bar and the history.
  place.history.replaceState(null, '', place.location.pathname);
  const response = await place.fetch('/session', { method: 'POST', body: code }).catch(() => null);
  if (response === null || !response.ok) return place.sessionStorage.getItem(STORED_AS);
  const token = await response.text();
  place.sessionStorage.setItem(STORED_AS, token);
  return token;
}

const PROTOCOL = 'hadara.v1';

const openSocket = (token: string): Socket => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`, [PROTOCOL, `t.${token}`]);
};

/**
 * Connects the page to its host: through the desktop shell's bridge if there is one, else over the loopback socket.
 * Resolves to `null` when the page was opened without the program's one-time address.
 */
export async function connect(): Promise<Client | null> {
  if (window.hadara !== undefined) return clientOver(bridgeTransport(window.hadara));
  const token = await sessionToken({
    location,
    history,
    sessionStorage,
    fetch: (url, request) => fetch(url, request),
  });
  return token === null ? null : clientOver(new SocketTransport(() => openSocket(token)));
}

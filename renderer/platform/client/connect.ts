import { bridgeTransport } from './bridge.ts';
import { type Client, clientOver } from './client.ts';
import { sessionToken } from './sessionToken.ts';
import { type Socket, SocketTransport } from './socket.ts';

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

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Host } from '../../shared/contract/host.ts';
import { LARGEST_CALL } from '../carrier/callLimits.ts';
import type { Page } from '../carrier/page.ts';
import { type Access, createAccess } from './access.ts';
import { type Patience, watchPresence } from './presence.ts';
import { answer, isForUs, isFromOurPage, originOf } from './requests.ts';
import { carry, closeAll } from './wire.ts';

/** Named as a literal: `localhost` may be anything. */
const LOOPBACK = '127.0.0.1';
const PROTOCOL = 'hadara.v1';
const CLOSING_PATIENCE = 500;

export interface LoopbackOptions {
  readonly host: Host;
  readonly page: Page;
  /** 0 takes any free port. */
  readonly port: number;
  /** `firstVisit` is also how long the one-time code is good. */
  readonly patience: Patience;
  /** Called once, when nobody is at the page any more. */
  readonly onAbandoned: () => void;
}

export interface LoopbackServer {
  /** The address to open, with the one-time code. */
  readonly address: string;
  /** Nobody will open the page again: end when the page that is open now closes. */
  closeDoor(): void;
  close(): Promise<void>;
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(`${LOOPBACK}:${(server.address() as AddressInfo).port}`));
  });
}

/** The token that a page offers: browsers can send it with a WebSocket only as the name of a subprotocol. */
function tokenOf(request: IncomingMessage): string {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return offered.find((name) => name.startsWith('t.'))?.slice(2) ?? '';
}

function mayConnect(request: IncomingMessage, authority: string, access: Access): boolean {
  return (
    isForUs(request, authority) &&
    isFromOurPage(request, authority) &&
    request.url === '/ws' &&
    access.admits(tokenOf(request))
  );
}

/**
 * Carries the contract over HTTP and WebSocket, for a page in a browser on this computer.
 * @throws the error of the network when the port is taken
 */
export async function serveLoopback({
  host,
  page,
  port,
  patience,
  onAbandoned,
}: LoopbackOptions): Promise<LoopbackServer> {
  const access = createAccess(patience.firstVisit);
  let authority = '';
  const server = createServer({ maxHeaderSize: 8192, headersTimeout: 5_000, requestTimeout: 10_000 });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_CALL,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!mayConnect(request, authority, access))
      return stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      presence.arrived();
      socket.on('close', presence.left);
      carry(socket, host);
    });
  };
  server.on('request', (request, response) => {
    answer(request, response, { authority, page, access }).catch(() => response.destroy());
  });
  server.on('upgrade', upgrade);
  authority = await listen(server, port);
  const presence = watchPresence(patience, onAbandoned);
  return {
    address: `${originOf(authority)}/#c=${access.code}`,
    closeDoor: presence.closeDoor,
    async close() {
      presence.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      await closeAll(sockets, CLOSING_PATIENCE);
      server.closeAllConnections();
      await closed;
    },
  };
}

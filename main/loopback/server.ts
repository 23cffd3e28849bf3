import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { TAKEN_OVER } from '../../shared/contract/takenOver.ts';
import { LARGEST_CALL } from '../carrier/callLimits.ts';
import type { Page } from '../carrier/page.ts';
import {
  createStrictServer,
  hangUp,
  isForUs,
  isFromOurPage,
  listenAt,
  offeredBy,
  originOf,
} from '../carrier/strictServer.ts';
import type { Host } from '../host/entryPoint.ts';
import { type Access, createAccess } from './access.ts';
import { type Patience, watchPresence } from './presence.ts';
import { answer } from './requests.ts';
import { carry, closeAll } from './wire.ts';

/** A literal address, because the name `localhost` can be made to mean anything. */
const LOOPBACK = '127.0.0.1';
const PROTOCOL = 'hadara.v1';
const CLOSING_PATIENCE = 500;
const REQUEST_TIME = 5_000;
/** Browsers open six at most, and one for the socket. */
const MAX_CONNECTIONS = 32;

export interface LoopbackOptions {
  readonly host: Host;
  readonly page: Page;
  /** 0 takes any free port. */
  readonly port: number;
  /** `firstVisit` is also how long the one-time code is good. */
  readonly patience: Patience;
  /** Called once, when nobody is at the page any more. */
  readonly onAbandoned: () => void;
  /** Milliseconds that a request may take to arrive; 5 seconds if left out. */
  readonly requestTime?: number;
}

export interface LoopbackServer {
  /** The address to open, with the one-time code. */
  readonly address: string;
  /** Nobody will open the page again: end when the page that is open now closes. */
  closeDoor(): void;
  close(): Promise<void>;
}

/** The token that a page offers: browsers can send it with a WebSocket only as the name of a subprotocol. */
const tokenOf = (request: IncomingMessage): string =>
  offeredBy(request)
    .find((name) => name.startsWith('t.'))
    ?.slice(2) ?? '';

function mayConnect(request: IncomingMessage, authority: string, access: Access): boolean {
  return (
    isForUs(request, authority) &&
    isFromOurPage(request, authority) &&
    request.url === '/ws' &&
    offeredBy(request).includes(PROTOCOL) &&
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
  requestTime = REQUEST_TIME,
}: LoopbackOptions): Promise<LoopbackServer> {
  const access = createAccess(patience.firstVisit);
  let authority = '';
  const server = createStrictServer(requestTime, MAX_CONNECTIONS);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_CALL,
    perMessageDeflate: false,
    handleProtocols: () => PROTOCOL,
  });
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!mayConnect(request, authority, access)) return hangUp(stream);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      presence.arrived();
      // Only one page at a time: each of two would miss what the other does.
      for (const other of sockets.clients) if (other !== socket) other.close(TAKEN_OVER);
      socket.on('close', presence.left);
      carry(socket, host);
    });
  };
  server.on('request', (request, response) => {
    answer(request, response, { authority, page, access }).catch(() => response.destroy());
  });
  server.on('upgrade', upgrade);
  authority = await listenAt(server, LOOPBACK, port);
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

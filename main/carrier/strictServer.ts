import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Page } from './page.ts';

/** A server with strict time limits: slow connections, and too many, are closed. `requestTime` in milliseconds. */
export function createStrictServer(requestTime: number, connections: number): Server {
  const server = createServer({
    maxHeaderSize: 8192,
    headersTimeout: requestTime,
    requestTimeout: requestTime,
    connectionsCheckingInterval: requestTime / 5,
  });
  server.maxConnections = connections;
  return server;
}

/**
 * Listens at an address; port 0 takes any free one. Resolves to the address and port as browsers name them.
 * @throws the error of the network when it cannot
 */
export function listenAt(server: Server, address: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve(`${address}:${(server.address() as AddressInfo).port}`));
  });
}

/** The origin of pages that were served from this address. */
export const originOf = (authority: string) => `http://${authority}`;

/** Whether a request names our own address. With another name for this computer (DNS rebinding) its `Host` differs. */
export const isForUs = (request: IncomingMessage, authority: string) => request.headers.host === authority;

export const isFromOurPage = (request: IncomingMessage, authority: string) =>
  request.headers.origin === originOf(authority);

/** The subprotocols that a page offers for its socket. */
export const offeredBy = (request: IncomingMessage): string[] =>
  (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { connection: 'close' }).end();
}

/** Refuses a connection and closes it, whatever the other end does. */
export function hangUp(stream: Duplex): void {
  stream.on('error', () => stream.destroy());
  stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => stream.destroy());
}

/** Whether a browser takes what is compressed; all of them do. */
export const takesGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends one of the page's files. */
export function sendFile(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const file = page.get((request.url ?? '').split('?', 1)[0] ?? '');
  if (file === undefined) {
    refuse(response, 404);
    return;
  }
  response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/**
 * Whether a request comes from another site, as far as the browser tells; such a site must not even learn that the game
 * runs. Browsers tell it only to addresses that they trust, and those of a local network are not among them.
 */
export function isFromElsewhere(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'] ?? 'none';
  return site !== 'same-origin' && site !== 'none';
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends any bytes at any time, as no browser would. */
export interface RawLine {
  readonly socket: Socket;
  send(bytes: string | Uint8Array): void;
  /** All that has arrived so far. */
  received(): Buffer;
  /** Resolves to all that arrived when the other end has closed. */
  closed(): Promise<Buffer>;
}

export async function openLine(origin: string): Promise<RawLine> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // An end that resets the connection has closed it, too.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  const received = () => Buffer.concat(chunks);
  return { socket, send: (bytes) => void socket.write(bytes), received, closed: () => closed.then(received) };
}

/** The head of a request to open a socket, with the page's own address. */
export const upgradeRequest = (origin: string, token: string, more: readonly string[] = []): string =>
  [
    'GET /ws HTTP/1.1',
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: hadara.v1, t.${token}`,
    ...more,
    '\r\n',
  ].join('\r\n');

/** The close code in the frames of a socket; `null` when it was not closed by a frame. */
export function closeCodeIn(received: Buffer): number | null {
  const body = received.subarray(received.indexOf('\r\n\r\n') + 4);
  const [opcode = 0, length = 0] = body;
  return opcode === 0x88 && length >= 2 ? body.readUInt16BE(2) : null;
}

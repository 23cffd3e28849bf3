import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { HAND_ENDS, HAND_PROTOCOL, HAND_VERSION, type HandEnd, isKeyText } from '../../shared/contract/handLine.ts';
import { MISBEHAVED } from '../carrier/line.ts';
import type { Page } from '../carrier/page.ts';
import {
  createStrictServer,
  hangUp,
  isForUs,
  isFromElsewhere,
  isFromOurPage,
  listenAt,
  offeredBy,
  refuse,
  sendFile,
  takesGzip,
} from '../carrier/strictServer.ts';
import { SealedSocket } from './sealedSocket.ts';

/** Milliseconds that a request, and a device's greeting, may take. */
const REQUEST_TIME = 5_000;
/**
 * Most connections in all, and from one network address, behind which several devices may be. A browser opens at most
 * seven.
 */
const MOST_CONNECTIONS = 128;
const MOST_FROM_ONE = 48;
/** Milliseconds that a connection stays open without a request. */
const IDLE = 1000;
/** Bytes of one message: many times what the largest call of a hand needs. */
export const LARGEST_MESSAGE = 4096;
/** Milliseconds after which a device that does not answer counts as gone. */
const HEARTBEAT = 10_000;
/** Milliseconds that devices have to close their connections. */
const CLOSING_PATIENCE = 200;
const SOCKET_PATH = '/hand';

const greetingSchema = z
  .object({ version: z.number(), key: z.string().regex(/^[0-9a-f]{16}$/), salt: z.string().refine(isKeyText) })
  .strict();

export interface DoorOptions {
  readonly page: Page;
  readonly address: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Returns the key with that name; `null` when no such key was given out. */
  readonly findKey: (name: string) => string | null;
  /**
   * Called when a device has greeted with a key. From here on its messages are encrypted, and prove that it has the
   * key.
   */
  readonly onDevice: (socket: SealedSocket, keyName: string) => void;
}

export interface Door {
  /** The address and port, as browsers name them. */
  readonly authority: string;
  readonly port: number;
  /** Closes the door; devices are told this close code. */
  close(code: number): Promise<void>;
}

/** The greeting in the first message of a device, a reason to end the connection, or `null` when it is no greeting. */
function greetingIn(message: Buffer): z.output<typeof greetingSchema> | HandEnd | null {
  try {
    const said: unknown = JSON.parse(message.toString('utf8'));
    const { version } = said as { readonly version?: unknown };
    if (typeof version === 'number' && version !== HAND_VERSION) return 'otherVersion';
    return greetingSchema.parse(said);
  } catch {
    return null;
  }
}

/** Waits for the greeting of a device, and makes its connection a sealed one. */
function greet(socket: WebSocket, { findKey, onDevice }: Pick<DoorOptions, 'findKey' | 'onDevice'>): void {
  const timer = setTimeout(() => socket.terminate(), REQUEST_TIME);
  let sealed: SealedSocket | null = null;
  /** Returns a close code when the device cannot be served. */
  const begin = (message: Buffer): number | null => {
    clearTimeout(timer);
    const greeting = greetingIn(message);
    if (greeting === null) return MISBEHAVED;
    if (typeof greeting === 'string') return HAND_ENDS[greeting];
    const key = findKey(greeting.key);
    if (key === null) return HAND_ENDS.unknown;
    sealed = new SealedSocket(socket, key, greeting.salt);
    onDevice(sealed, greeting.key);
    return null;
  };
  socket.on('message', (data) => {
    // Buffers are what the server hands out unless it is told otherwise.
    if (!(data instanceof Buffer)) return socket.close(MISBEHAVED);
    if (sealed !== null) return sealed.receive(data);
    const refusal = begin(data);
    if (refusal !== null) socket.close(refusal);
  });
  socket.on('close', () => clearTimeout(timer));
  // A broken connection also closes, which is all that matters here.
  socket.on('error', () => socket.terminate());
}

/** Ends connections that do not answer: a phone that goes to sleep does not close its own. */
function watchHearts(sockets: WebSocketServer): NodeJS.Timeout {
  const alive = new WeakSet<WebSocket>();
  sockets.on('connection', (socket: WebSocket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  return setInterval(() => {
    for (const socket of sockets.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, HEARTBEAT).unref();
}

/** Counts the connections of each address in the network. */
function countConnections(): (stream: Duplex & { readonly remoteAddress?: string | undefined }) => boolean {
  const counts = new Map<string, number>();
  return (stream) => {
    const from = stream.remoteAddress ?? '';
    const count = (counts.get(from) ?? 0) + 1;
    if (count > MOST_FROM_ONE) return false;
    counts.set(from, count);
    stream.once('close', () => counts.set(from, (counts.get(from) ?? 1) - 1));
    return true;
  };
}

/** The page's files, compressed for wireless networks: texts are a third as long. */
const zipped = (page: Page): Page =>
  new Map(
    [...page].map(([name, file]) => {
      if (!/^(text|application|image\/svg)/.test(file.headers['content-type'] ?? '')) return [name, file];
      return [
        name,
        { body: new Uint8Array(gzipSync(file.body)), headers: { ...file.headers, 'content-encoding': 'gzip' } },
      ];
    }),
  );

/**
 * Listens at one address of the network. It answers with the hand page's files and one socket, under
 * exactly that address, and nothing else.
 * @throws the error of the network when the system does not let it
 */
export async function openDoor(options: DoorOptions): Promise<Door> {
  const { page, address, port } = options;
  const server = createStrictServer(REQUEST_TIME, MOST_CONNECTIONS);
  server.keepAliveTimeout = IDLE;
  const small = zipped(page);
  const mayCome = countConnections();
  let authority = '';
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: () => HAND_PROTOCOL,
  });
  server.on('connection', (stream) => {
    if (!mayCome(stream)) stream.destroy();
  });
  server.on('request', (request, response) => {
    if (!isForUs(request, authority)) refuse(response, 421);
    else if (isFromElsewhere(request)) refuse(response, 403);
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405);
    else sendFile(request, response, takesGzip(request) ? small : page);
  });
  const mayConnect = (request: IncomingMessage): boolean =>
    request.url === SOCKET_PATH &&
    isForUs(request, authority) &&
    isFromOurPage(request, authority) &&
    offeredBy(request).includes(HAND_PROTOCOL);
  server.on('upgrade', (request, stream: Duplex, head: Buffer) => {
    if (!mayConnect(request)) hangUp(stream);
    else
      sockets.handleUpgrade(request, stream, head, (socket) => {
        sockets.emit('connection', socket);
        greet(socket, options);
      });
  });
  const hearts = watchHearts(sockets);
  authority = await listenAt(server, address, port);
  return {
    authority,
    port: Number(new URL(`http://${authority}`).port),
    async close(code) {
      clearInterval(hearts);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets.clients) socket.close(code);
      const timer = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
        server.closeAllConnections();
      }, CLOSING_PATIENCE);
      await closed;
      clearTimeout(timer);
    },
  };
}

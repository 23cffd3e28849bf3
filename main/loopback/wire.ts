import { WebSocket, type WebSocketServer } from 'ws';
import type { Host } from '../../shared/contract/host.ts';
import { limitOf } from '../carrier/callLimits.ts';

/** Close codes of the WebSocket protocol. */
const UNREADABLE = 1007;
const MISBEHAVED = 1008;
const TOO_LARGE = 1009;

interface CallMessage {
  readonly id: number;
  readonly call: string;
  readonly input: unknown;
}

function isCall(message: unknown): message is CallMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { id, call } = message as Partial<CallMessage>;
  return typeof id === 'number' && typeof call === 'string';
}

function parse(text: string): { readonly message: unknown } | null {
  try {
    return { message: JSON.parse(text) };
  } catch {
    return null;
  }
}

function send(socket: WebSocket, message: object): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

async function receive(socket: WebSocket, host: Host, bytes: Buffer): Promise<void> {
  const parsed = parse(bytes.toString('utf8'));
  if (parsed === null) return socket.close(UNREADABLE);
  const { message } = parsed;
  if (!isCall(message)) return socket.close(MISBEHAVED);
  if (bytes.length > limitOf(message.call)) return socket.close(TOO_LARGE);
  send(socket, { id: message.id, reply: await host.handle(message.call, message.input) });
}

/** Carries the contract over one socket until it closes: calls in, replies and events out. */
export function carry(socket: WebSocket, host: Host): void {
  const unsubscribe = host.subscribe((event, payload) => send(socket, { event, payload }));
  socket.on('message', (data, isBinary) => {
    // Buffers are what the server hands out unless it is told otherwise.
    if (isBinary || !(data instanceof Buffer)) socket.close(MISBEHAVED);
    else void receive(socket, host, data);
  });
  socket.on('close', unsubscribe);
  // A broken connection also closes, which is all that matters here.
  socket.on('error', () => socket.terminate());
}

/** Ends every connection, letting answers that are on their way arrive first. */
export async function closeAll(sockets: WebSocketServer, patience: number): Promise<void> {
  const open = [...sockets.clients];
  const closed = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of open) socket.close(1001);
  const timer = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, patience);
  await Promise.all(closed);
  clearTimeout(timer);
}

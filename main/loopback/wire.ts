import { WebSocket, type WebSocketServer } from 'ws';
import { LARGEST_LINE, MOST_IN_FLIGHT } from '../carrier/callLimits.ts';
import { Line, type LineSocket, MISBEHAVED } from '../carrier/line.ts';
import type { Host } from '../host/entryPoint.ts';

/** Bytes that may wait for a page that does not read: several times the longest list of games. */
const MOST_WAITING = 32 * 2 ** 20;

const LIMITS = { largestLine: LARGEST_LINE, files: true, inFlight: MOST_IN_FLIGHT, waiting: MOST_WAITING };

const lineOver = (socket: WebSocket): LineSocket => ({
  get isOpen() {
    return socket.readyState === WebSocket.OPEN;
  },
  get bufferedAmount() {
    return socket.bufferedAmount;
  },
  send: (text, onSent) => socket.send(text, onSent),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  pause: () => socket.pause(),
  resume: () => socket.resume(),
  onClose: (listener) => void socket.on('close', listener),
});

/**
 * Carries the contract over one socket until it closes: calls in, replies and events out. A file comes as a message of
 * its own, after the call that announces it.
 */
export function carry(socket: WebSocket, host: Host): void {
  const line = new Line(lineOver(socket), host, LIMITS);
  socket.on('message', (data, isBinary) => {
    // Buffers are what the server hands out unless it is told otherwise.
    if (isBinary || !(data instanceof Buffer)) socket.close(MISBEHAVED);
    else line.receive(data);
  });
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

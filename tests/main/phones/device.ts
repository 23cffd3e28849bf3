import { WebSocket } from 'ws';
import { sealedSocket } from '../../../renderer/hand/sealedSocket.ts';
import { type Client, clientOver, type Link } from '../../../renderer/platform/client/client.ts';
import { SocketTransport } from '../../../renderer/platform/client/socket.ts';
import { HAND_ENDS, HAND_PROTOCOL, HAND_VERSION, type HandEnd } from '../../../shared/contract/handLine.ts';
import type { Place } from '../../../shared/contract/phones.ts';
import { nameOfKey, newSalt, sealedEnd } from '../../../shared/sealing/sealing.ts';

/** A device with the page's own line, without the page. */
export interface TestDevice {
  readonly client: Client;
  readonly transport: SocketTransport;
  /** Whether it waits to be let in. */
  readonly waits: () => boolean;
  readonly place: () => Place | null;
  /** The key by which it comes back. */
  readonly key: () => string;
  readonly link: () => Link;
  /** Bytes of all its messages, both ways. */
  readonly traffic: () => number;
  /** Why the door has sent it away. */
  readonly end: () => HandEnd | number | null;
}

const nameOf = (code: number): HandEnd | number =>
  (Object.keys(HAND_ENDS) as HandEnd[]).find((end) => HAND_ENDS[end] === code) ?? code;

/** Opens a socket at a door, as its page would. `from`: the address in the network that it comes from. */
export const rawSocket = (door: string, origin = door.replace(/\/$/, ''), from?: string): WebSocket => {
  // As in a browser, what follows on a message is done before the next one is heard.
  const options = { origin, allowSynchronousEvents: false, ...(from !== undefined && { localAddress: from }) };
  const socket = new WebSocket(`${door.replace('http', 'ws')}hand`, [HAND_PROTOCOL], options);
  socket.binaryType = 'arraybuffer';
  return socket;
};

/** Comes to a door by a key. */
export function comeBy(door: string, by: string, name = 'Phone'): TestDevice {
  let bytes = 0;
  let [waits, place, key, end]: [boolean, Place | null, string, HandEnd | number | null] = [false, null, by, null];
  const open = () => {
    const raw = rawSocket(door);
    raw.on('error', () => undefined);
    raw.on('message', (data) => {
      bytes += (data as ArrayBuffer | Buffer).byteLength;
    });
    const send = raw.send.bind(raw);
    raw.send = (data: Buffer | string) => {
      bytes += data.length;
      send(data);
    };
    raw.on('close', (code) => {
      end = nameOf(code);
    });
    return sealedSocket(raw as never, {
      key,
      name,
      onWaits: () => {
        waits = true;
      },
      onAdmitted: (given, at) => {
        [waits, key, place] = [false, given, at];
      },
    });
  };
  const isFinal = (code: number) => Object.values<number>(HAND_ENDS).includes(code);
  const transport = new SocketTransport(open, { endless: true, isFinal });
  let link: Link = 'lost';
  transport.onLink((now) => {
    link = now;
  });
  return {
    client: clientOver(transport),
    transport,
    waits: () => waits,
    place: () => place,
    key: () => key,
    link: () => link,
    traffic: () => bytes,
    end: () => end,
  };
}

/** The code with which the door closes a socket, or the status with which it does not open one. */
export const endOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', resolve);
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
  });

/** The next thing that a socket says; rejects when it closes before. */
const nextOf = (socket: WebSocket, event: 'open' | 'message'): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once(event, resolve);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });

/** A device's line, message by message. Rejects when the door closes it before it has greeted. */
export async function lineBy(door: string, key: string, from?: string) {
  const socket = rawSocket(door, undefined, from);
  const end = endOf(socket);
  const device = newSalt();
  await nextOf(socket, 'open');
  const answer = nextOf(socket, 'message');
  const said = JSON.stringify({ version: HAND_VERSION, key: nameOfKey(key), salt: device });
  socket.send(said);
  const greeting = JSON.parse(String(await answer)) as { readonly salt: string };
  return { socket, end, said, line: sealedEnd(key, { device, table: greeting.salt }, 'device') };
}

import { WebSocket } from 'ws';
import { sealedSocket } from '../../../renderer/hand/sealedSocket.ts';
import { type Client, clientOver, type Link } from '../../../renderer/platform/client/client.ts';
import { SocketTransport } from '../../../renderer/platform/client/socket.ts';
import { HAND_ENDS, HAND_PROTOCOL, type HandEnd } from '../../../shared/contract/handLine.ts';
import type { Place } from '../../../shared/contract/phones.ts';

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
  /** Why the door has sent it away. */
  readonly end: () => HandEnd | number | null;
}

const nameOf = (code: number): HandEnd | number =>
  (Object.keys(HAND_ENDS) as HandEnd[]).find((end) => HAND_ENDS[end] === code) ?? code;

/** Opens a socket at a door, as its page would. */
export const rawSocket = (door: string, origin = door.replace(/\/$/, '')): WebSocket => {
  // As in a browser, what follows on a message is done before the next one is heard.
  const options = { origin, allowSynchronousEvents: false };
  const socket = new WebSocket(`${door.replace('http', 'ws')}hand`, [HAND_PROTOCOL], options);
  socket.binaryType = 'arraybuffer';
  return socket;
};

/** Comes to a door by a key. */
export function comeBy(door: string, by: string, name = 'Phone'): TestDevice {
  let [waits, place, key, end]: [boolean, Place | null, string, HandEnd | number | null] = [false, null, by, null];
  const open = () => {
    const raw = rawSocket(door);
    raw.on('error', () => undefined);
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
    end: () => end,
  };
}

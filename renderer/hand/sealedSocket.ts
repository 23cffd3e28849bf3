import {
  type DoorGreeting,
  HAND_VERSION,
  type HandGreeting,
  type HandHello,
  isKeyText,
} from '../../shared/contract/handLine.ts';
import type { Place } from '../../shared/contract/phones.ts';
import { nameOfKey, newSalt, type SealedEnd, sealedEnd } from '../../shared/sealing/sealing.ts';
import type { Socket } from '../platform/client/socket.ts';

/** What is used of a WebSocket whose messages come as buffers; a test passes its own. */
export interface RawSocket {
  send(data: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (end: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

export interface Introduction {
  /** The key by which the device speaks. */
  readonly key: string;
  /** What it calls itself. */
  readonly name: string;
  /** Somebody at the table has to let it in first. */
  readonly onWaits: () => void;
  /** It is in, at this place; from now on it comes by this key. */
  readonly onAdmitted: (key: string, place: Place) => void;
}

function parsed(text: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Partial<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/**
 * The sealed line to the table, for the page's carrier as any other socket: it is open once the device has been let in.
 * Whatever is not the table's next message ends it.
 */
export function sealedSocket(raw: RawSocket, { key, name, onWaits, onAdmitted }: Introduction): Socket {
  const onOpen: (() => void)[] = [];
  const onMessage: ((message: { readonly data: unknown }) => void)[] = [];
  const device = newSalt();
  let line: SealedEnd | null = null;
  let isIn = false;

  const send = (text: string): void => {
    if (line !== null) raw.send(new Uint8Array(line.seal(text)));
  };

  const begin = (greeting: Partial<DoorGreeting>): void => {
    if (!isKeyText(greeting.salt)) {
      raw.close();
      return;
    }
    line = sealedEnd(key, { device, table: greeting.salt }, 'device');
    send(JSON.stringify({ name } satisfies HandHello));
  };

  const enter = (said: Partial<Record<string, unknown>>): void => {
    const { place } = said;
    if (said.waits === true) onWaits();
    else if (isKeyText(said.key) && (typeof place === 'number' || place === 'table')) {
      isIn = true;
      onAdmitted(said.key, place);
      for (const listener of onOpen) listener();
    } else raw.close();
  };

  raw.addEventListener('open', () =>
    raw.send(JSON.stringify({ version: HAND_VERSION, key: nameOfKey(key), salt: device } satisfies HandGreeting)),
  );
  raw.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') {
      if (line === null) begin(parsed(data));
      else raw.close();
      return;
    }
    const text = data instanceof ArrayBuffer ? (line?.open(new Uint8Array(data)) ?? null) : null;
    if (text === null) raw.close();
    else if (isIn) for (const listener of onMessage) listener({ data: text });
    else enter(parsed(text));
  });
  return {
    send,
    close: () => raw.close(),
    addEventListener: (type: 'open' | 'close' | 'message', listener: (value: never) => void) => {
      if (type === 'open') onOpen.push(listener as () => void);
      else if (type === 'message') onMessage.push(listener as (message: { readonly data: unknown }) => void);
      else raw.addEventListener('close', listener as (end: { readonly code: number }) => void);
    },
  };
}

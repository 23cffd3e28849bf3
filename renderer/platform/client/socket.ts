import { TAKEN_OVER } from '../../../shared/contract/takenOver.ts';
import type { Link, Transport } from './client.ts';

/** A set of listeners to one thing. */
export interface Listeners<Arguments extends readonly unknown[]> {
  /** Returns the function that removes the listener again. */
  add(listener: (...values: Arguments) => void): () => void;
  notify(...values: Arguments): void;
}

const makeListeners = <Arguments extends readonly unknown[]>(): Listeners<Arguments> => {
  const listeners = new Set<(...values: Arguments) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...values) => {
      for (const listener of [...listeners]) listener(...values);
    },
  };
};

/** What this carrier uses of a WebSocket; a test passes its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (end: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

/** Milliseconds to wait before each attempt to restore the line; after the last one the program counts as ended. */
export const RETRY_DELAYS = [100, 300, 700, 1500, 2500, 4000] as const;

/** When a line that broke is not restored. */
export interface Retrying {
  /** Whether to go on trying at the last delay without end. */
  readonly endless?: boolean;
  /** Whether a close code means that this page need not try again. */
  readonly isFinal?: (code: number) => boolean;
}

type Message =
  | { readonly id: number; readonly reply: unknown }
  | { readonly event: string; readonly payload: unknown; readonly id?: never };

/** The message in a frame; `null` when it is not a message of our host. */
function messageIn(data: unknown): Message | null {
  try {
    const message = JSON.parse(String(data));
    const { id, event } = message;
    return typeof id === 'number' || (id === undefined && typeof event === 'string') ? message : null;
  } catch {
    return null;
  }
}

/** How a call is sent: the text of a file follows its call unchanged, as it may be too long for one line of JSON. */
function messagesOf(id: number, call: string, input: unknown): readonly string[] {
  const { text, ...rest } = (input ?? {}) as { readonly text?: unknown };
  if (typeof text !== 'string') return [JSON.stringify({ id, call, input })];
  return [JSON.stringify({ id, call, input: rest, file: true }), text];
}

interface Pending {
  readonly messages: readonly string[];
  readonly settle: (reply: unknown) => void;
}

/** The carrier of a browser window: one socket, opened again when it breaks. */
export class SocketTransport implements Transport {
  readonly #open: () => Socket;
  readonly #retrying: Retrying;
  readonly #events = makeListeners<[event: string, payload: unknown]>();
  readonly #links = makeListeners<[link: Link]>();
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #link: Link = 'lost';
  #lastId = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Opens the first socket at once. `open` must return a new, connecting socket. */
  constructor(open: () => Socket, retrying: Retrying = {}) {
    this.#open = open;
    this.#retrying = retrying;
    this.#connect();
  }

  call(name: string, input: unknown): Promise<unknown> {
    if (this.#isOver()) return Promise.resolve(null);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((settle) => {
      const messages = messagesOf(id, name, input);
      this.#pending.set(id, { messages, settle });
      // While the first line is being opened calls wait; `#opened` sends them.
      if (this.#link === 'up') for (const message of messages) this.#socket?.send(message);
    });
  }

  on(listener: (event: string, payload: unknown) => void): () => void {
    return this.#events.add(listener);
  }

  onLink(listener: (link: Link) => void): () => void {
    listener(this.#link);
    return this.#links.add(listener);
  }

  end(): void {
    this.#endAs('ended');
  }

  /** Opens a new socket at once, whatever has become of the one before. */
  reconnect(): void {
    if (this.#isOver()) return;
    const socket = this.#socket;
    this.#lose();
    this.#connect();
    socket?.close();
  }

  #endAs(link: 'ended' | 'elsewhere'): void {
    this.#abandon();
    this.#moveTo(link);
  }

  #isOver(): boolean {
    return this.#link === 'ended' || this.#link === 'elsewhere';
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', (message) => this.#received(socket, message.data));
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#closed(code);
    });
  }

  #opened(socket: Socket): void {
    this.#failures = 0;
    for (const { messages } of this.#pending.values()) for (const message of messages) socket.send(message);
    this.#moveTo('up');
  }

  #received(socket: Socket, data: unknown): void {
    const message = messageIn(data);
    if (message === null) {
      // Another program answers there: send nothing more to it, and ignore what it sends.
      this.end();
      socket.close();
      return;
    }
    if (this.#isOver()) return;
    if (message.id === undefined) {
      this.#events.notify(message.event, message.payload);
      return;
    }
    this.#pending.get(message.id)?.settle(message.reply);
    this.#pending.delete(message.id);
  }

  #closed(code: number): void {
    if (this.#isOver()) return;
    if (code === TAKEN_OVER) {
      this.#endAs('elsewhere');
      return;
    }
    const delay = RETRY_DELAYS[this.#failures] ?? (this.#retrying.endless ? RETRY_DELAYS.at(-1) : undefined);
    this.#failures += 1;
    if (delay === undefined || this.#retrying.isFinal?.(code)) {
      this.end();
      return;
    }
    this.#lose();
    this.#timer = setTimeout(() => this.#link === 'lost' && this.#connect(), delay);
  }

  #lose(): void {
    // It is unknown whether a call that was under way has been carried out: the page asks for the position again.
    if (this.#link === 'up') this.#abandon();
    this.#moveTo('lost');
  }

  #abandon(): void {
    for (const { settle } of this.#pending.values()) settle(null);
    this.#pending.clear();
  }

  #moveTo(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#links.notify(link);
  }
}

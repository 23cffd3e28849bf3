import type { Reply } from '../../shared/contract/reply.ts';
import type { Link, Transport } from './client.ts';
import { makeListeners } from './listeners.ts';

/** What this carrier uses of a WebSocket; a test passes its own. */
export interface Socket {
  send(text: string): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (message: { readonly data: unknown }) => void): void;
}

/** Milliseconds to wait before each attempt to restore the line; after the last one the program counts as ended. */
export const RETRY_DELAYS = [100, 300, 700, 1500, 2500, 4000] as const;

type Message =
  | { readonly id: number; readonly reply: Reply }
  | { readonly event: string; readonly payload: unknown; readonly id?: never };

interface Pending {
  readonly line: string;
  readonly settle: (reply: Reply | null) => void;
}

/** The carrier of a browser window: one socket, opened anew when it breaks. */
export class SocketTransport implements Transport {
  readonly #open: () => Socket;
  readonly #events = makeListeners<[event: string, payload: unknown]>();
  readonly #links = makeListeners<[link: Link]>();
  readonly #pending = new Map<number, Pending>();
  #socket: Socket | null = null;
  #link: Link = 'lost';
  #lastId = 0;
  #failures = 0;

  /** Opens the first socket at once. `open` must return a new, connecting socket. */
  constructor(open: () => Socket) {
    this.#open = open;
    this.#connect();
  }

  call(name: string, input: unknown): Promise<Reply | null> {
    if (this.#link === 'ended') return Promise.resolve(null);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((settle) => {
      const line = JSON.stringify({ id, call: name, input });
      this.#pending.set(id, { line, settle });
      // While the first line is being opened calls wait; `#opened` sends them.
      if (this.#link === 'up') this.#socket?.send(line);
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
    this.#abandon();
    this.#moveTo('ended');
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', (message) => this.#received(String(message.data)));
    socket.addEventListener('close', () => this.#closed());
  }

  #opened(socket: Socket): void {
    this.#failures = 0;
    for (const { line } of this.#pending.values()) socket.send(line);
    this.#moveTo('up');
  }

  #received(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.id === undefined) {
      this.#events.notify(message.event, message.payload);
      return;
    }
    this.#pending.get(message.id)?.settle(message.reply);
    this.#pending.delete(message.id);
  }

  #closed(): void {
    if (this.#link === 'ended') return;
    // Whether a call that was under way has been done is unknown: the page asks for the position again.
    if (this.#link === 'up') this.#abandon();
    const delay = RETRY_DELAYS[this.#failures];
    this.#failures += 1;
    if (delay === undefined) {
      this.end();
      return;
    }
    this.#moveTo('lost');
    setTimeout(() => this.#link === 'lost' && this.#connect(), delay);
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

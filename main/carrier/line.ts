import { setMaxListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Host } from '../host/entryPoint.ts';
import { limitOf } from './callLimits.ts';

/** Close codes of the WebSocket protocol. */
const UNREADABLE = 1007;
export const MISBEHAVED = 1008;
const TOO_LARGE = 1009;
const TRY_AGAIN = 1013;

/** Milliseconds that a page that does not read has to receive the close message. */
const LAST_WORDS = 500;
/** Bytes of a file that are decoded without a pause. */
const PIECE = 4 * 2 ** 20;

interface CallMessage {
  readonly id: number;
  readonly call: string;
  readonly input: unknown;
  /** Whether the next message is the text of a file, which becomes the input's `text`. */
  readonly file?: boolean;
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

/** The call in a message of at most so many bytes, or why the socket is to be closed. */
function callIn(bytes: Buffer, largest: number): CallMessage | number {
  // Checked before parsing: a page, or whoever speaks in its place, may send anything.
  if (bytes.length > largest) return TOO_LARGE;
  const parsed = parse(bytes.toString('utf8'));
  if (parsed === null) return UNREADABLE;
  return isCall(parsed.message) ? parsed.message : MISBEHAVED;
}

/** Decodes the bytes of a file, with pauses for other work. */
async function textOf(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE) {
    text += decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
    await setImmediate();
  }
  return text + decoder.decode();
}

/** What a line needs of a socket, encrypted or not. */
export interface LineSocket {
  readonly isOpen: boolean;
  /** Bytes that the system has not taken yet. */
  readonly bufferedAmount: number;
  send(text: string, onSent: () => void): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  pause(): void;
  resume(): void;
  onClose(listener: () => void): void;
}

/** What one page may ask of the program at once. */
export interface LineLimits {
  /** Bytes of one message that is no file. */
  readonly largestLine: number;
  /** Whether files may follow on calls. */
  readonly files: boolean;
  readonly inFlight: number;
  /** Bytes that may wait for a page that does not read. */
  readonly waiting: number;
}

/**
 * The connection to one page. While the allowed number of calls is under way, from their arrival until their answers
 * have been sent, nothing is read from the socket. So a page that asks too much, or does not read its answers, waits.
 */
export class Line {
  private readonly socket: LineSocket;
  private readonly host: Pick<Host, 'handle' | 'subscribe'>;
  private readonly limits: LineLimits;
  private readonly unsubscribe: () => void;
  /** Aborted when the page has gone. */
  private readonly gone = new AbortController();
  private inFlight = 0;
  /** Messages that arrived with the last call that could be started, oldest first. */
  private waiting: Buffer[] = [];
  /** A call whose file is still to come. */
  private announced: CallMessage | null = null;

  constructor(socket: LineSocket, host: Pick<Host, 'handle' | 'subscribe'>, limits: LineLimits) {
    this.socket = socket;
    this.host = host;
    this.limits = limits;
    this.unsubscribe = host.subscribe((event, payload) => this.send({ event, payload }));
    // Each call may listen for as long as it lasts.
    setMaxListeners(0, this.gone.signal);
    socket.onClose(() => {
      this.unsubscribe();
      this.gone.abort();
    });
  }

  receive(bytes: Buffer): void {
    this.waiting.push(bytes);
    this.goOn();
  }

  /** Starts as many waiting calls as allowed, and reads on when none waits. */
  private goOn(): void {
    const isFull = () => this.inFlight >= this.limits.inFlight;
    while (this.socket.isOpen && !isFull()) {
      const bytes = this.waiting.shift();
      if (bytes === undefined) break;
      this.take(bytes);
    }
    // A closing page must still be read: its last frame ends the connection.
    if (!this.socket.isOpen) this.waiting = [];
    if (this.socket.isOpen && isFull()) this.socket.pause();
    else this.socket.resume();
  }

  private take(bytes: Buffer): void {
    const call = this.announced ?? callIn(bytes, this.limits.largestLine);
    if (typeof call === 'number') this.socket.close(call);
    else if (this.announced !== null) this.takeFile(call, bytes);
    else if (call.file === true && this.limits.files) this.announced = call;
    else void this.answer(call, call.input);
  }

  private takeFile(call: CallMessage, bytes: Buffer): void {
    this.announced = null;
    if (bytes.length > limitOf(call.call)) this.socket.close(TOO_LARGE);
    else
      void this.answer(
        call,
        textOf(bytes).then((text) => ({ ...(call.input as object), text })),
      );
  }

  private async answer({ id, call }: CallMessage, input: unknown): Promise<void> {
    this.inFlight += 1;
    const reply = await this.host.handle(call, await input, this.gone.signal);
    this.send({ id, reply }, () => {
      this.inFlight -= 1;
      this.goOn();
    });
  }

  /** @param onSent called when the system has taken the message, or nobody wants it any more */
  private send(message: object, onSent: () => void = () => undefined): void {
    const { isOpen } = this.socket;
    if (isOpen && this.socket.bufferedAmount <= this.limits.waiting) this.socket.send(JSON.stringify(message), onSent);
    else {
      if (isOpen) this.drop();
      onSent();
    }
  }

  /** Closes the connection of a page that does not read. Later messages wait until it has connected again. */
  private drop(): void {
    this.unsubscribe();
    this.socket.close(TRY_AGAIN, 'the page does not read');
    const timer = setTimeout(() => this.socket.terminate(), LAST_WORDS);
    this.socket.onClose(() => clearTimeout(timer));
  }
}

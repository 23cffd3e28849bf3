import { WebSocket } from 'ws';
import { type DoorGreeting, HAND_ENDS, type HandEnd } from '../../shared/contract/handLine.ts';
import { newSalt, type SealedEnd, sealedEnd } from '../../shared/sealing/sealing.ts';
import { type LineSocket, MISBEHAVED } from '../carrier/line.ts';

/** The encrypted connection of one device whose key is known. Anything but its next valid message ends it. */
export class SealedSocket implements LineSocket {
  readonly #socket: WebSocket;
  readonly #end: SealedEnd;
  #listener: (text: string) => void = () => undefined;

  /** Answers the greeting of a device that uses `key`. */
  constructor(socket: WebSocket, key: string, deviceSalt: string) {
    this.#socket = socket;
    const salt = newSalt();
    this.#end = sealedEnd(key, { device: deviceSalt, table: salt }, 'table');
    socket.send(JSON.stringify({ salt } satisfies DoorGreeting));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount;
  }

  /** From now on texts go to this listener. */
  listen(listener: (text: string) => void): void {
    this.#listener = listener;
  }

  /** Takes the next message of the device. */
  receive(message: Buffer): void {
    const text = this.#end.open(message);
    if (text === null) this.close(MISBEHAVED);
    else this.#listener(text);
  }

  send(text: string, onSent: () => void = () => undefined): void {
    if (this.isOpen) this.#socket.send(this.#end.seal(text), { binary: true }, onSent);
    else onSent();
  }

  /** Closes the connection and tells the device why. */
  endAs(end: HandEnd): void {
    this.close(HAND_ENDS[end]);
  }

  close(code: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  onClose(listener: () => void): void {
    this.#socket.on('close', listener);
  }
}

import type { Socket } from '../../../renderer/client/socket.ts';

type Listener = (message: { readonly data: unknown }) => void;

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  readonly sent: { readonly id: number; readonly call: string; readonly input: unknown }[] = [];
  readonly #listeners = new Map<string, Listener>();

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    this.#listeners.get('open')?.({ data: null });
  }

  close(): void {
    this.#listeners.get('close')?.({ data: null });
  }

  receive(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
}

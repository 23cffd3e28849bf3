import type { Socket } from '../../../../renderer/platform/client/socket.ts';

/** What comes with any event: more than each has. */
type Listener = (event: { readonly data: unknown; readonly code: number }) => void;

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  readonly sent: { readonly id: number; readonly call: string; readonly input: unknown; readonly file?: boolean }[] =
    [];
  /** Files that came after the calls that announced them, as they came. */
  readonly files: string[] = [];
  closed = false;
  readonly #listeners = new Map<string, Listener>();

  send(text: string): void {
    if (this.sent.filter(({ file }) => file).length > this.files.length) this.files.push(text);
    else this.sent.push(JSON.parse(text));
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    this.#listeners.get('open')?.({ data: null, code: 0 });
  }

  /** Both ends may close it; 1006 is what a broken line gives. */
  close(code = 1006): void {
    this.closed = true;
    this.#listeners.get('close')?.({ data: null, code });
  }

  receive(message: object): void {
    this.receiveFrame(JSON.stringify(message));
  }

  receiveFrame(data: unknown): void {
    this.#listeners.get('message')?.({ data, code: 0 });
  }
}

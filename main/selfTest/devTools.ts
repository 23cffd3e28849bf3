import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** How long (milliseconds) an answer may take: a machine without a graphics card may draw for many seconds. */
const PATIENCE = 60_000;
const NEXT_LOOK = 100;

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Why nobody answers any more. */
const GONE = 'the program has gone';

type Settle = (answer: Answer) => void;

/** A process of the program, as Chromium names it: `browser`, `renderer`, `GPU` … */
export interface ProcessInfo {
  readonly type: string;
  readonly id: number;
}

/** Chromium's line for its developer tools, by which a program is watched from outside as a player would use it. */
export class DevTools {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Settle>();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('close', () => this.hangUp());
    socket.on('error', () => undefined);
  }

  /** @param address as Chromium prints it, `ws://…` */
  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
    await once(socket, 'open');
    return new DevTools(socket);
  }

  private hear(answer: Answer): void {
    if (answer.id === undefined) return;
    this.waiting.get(answer.id)?.(answer);
    this.waiting.delete(answer.id);
  }

  private hangUp(): void {
    for (const settle of this.waiting.values()) settle({ error: { message: GONE } });
    this.waiting.clear();
  }

  /** Sends a command of the protocol. Rejects when it fails, or nobody answers in time. */
  async send<T>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    if (this.socket.readyState !== WebSocket.OPEN) throw new Error(GONE);
    const id = ++this.last;
    const late = new AbortController();
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    const silence = setTimeout(PATIENCE, { error: { message: 'no answer' } }, { signal: late.signal });
    const answer: Answer = await Promise.race([answered, silence]);
    late.abort();
    silence.catch(() => undefined);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as T;
  }

  /** The processes of the program. */
  async processes(): Promise<readonly ProcessInfo[]> {
    const { processInfo } = await this.send<{ processInfo: ProcessInfo[] }>('SystemInfo.getProcessInfo');
    return processInfo;
  }

  /** Waits for the page whose address begins so. @param time milliseconds */
  async page(address: string, time = PATIENCE): Promise<PageLine> {
    interface Target {
      readonly targetId: string;
      readonly type: string;
      readonly url: string;
    }
    for (const until = Date.now() + time; Date.now() < until; await setTimeout(NEXT_LOOK)) {
      const { targetInfos } = await this.send<{ targetInfos: Target[] }>('Target.getTargets');
      const found = targetInfos.find(({ type, url }) => type === 'page' && url.startsWith(address));
      if (found === undefined) continue;
      const params = { targetId: found.targetId, flatten: true };
      const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', params);
      return new PageLine(this, sessionId);
    }
    throw new Error(`no page at ${address}`);
  }

  close(): void {
    this.socket.terminate();
  }
}

/** The line to one page. */
export class PageLine {
  private readonly tools: DevTools;
  private readonly session: string;

  constructor(tools: DevTools, session: string) {
    this.tools = tools;
    this.session = session;
  }

  send<T>(method: string, params: object = {}): Promise<T> {
    return this.tools.send(method, params, this.session);
  }

  /** Works out an expression within the page. Rejects when it throws. */
  async evaluate<T>(expression: string): Promise<T> {
    interface Outcome {
      readonly result: { readonly value: T };
      readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
    }
    const params = { expression, returnByValue: true, awaitPromise: true };
    const { result, exceptionDetails: thrown } = await this.send<Outcome>('Runtime.evaluate', params);
    if (thrown !== undefined) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value;
  }

  /** Asks until the answer is neither false nor empty. @param what named in the error after `time` milliseconds */
  async until<T>(what: string, expression: string, time = PATIENCE): Promise<T> {
    for (const end = Date.now() + time; ; await setTimeout(NEXT_LOOK)) {
      // While a page is being loaded there is none to ask.
      const { value, trouble } = await this.evaluate<T>(expression).then(
        (value) => ({ value, trouble: '' }),
        (error: Error) => ({ value: null, trouble: `: ${error.message}` }),
      );
      if (value) return value;
      if (Date.now() > end || trouble.endsWith(GONE)) throw new Error(`waited in vain for ${what}${trouble}`);
    }
  }
}

import { Worker } from 'node:worker_threads';
import type { BotJob } from '../../../shared/bots/bot.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { BotThreadData, DecideRequest, ThreadAnswer, ThreadRequest } from '../../workers/protocol.ts';

/** Why a bot gave no usable answer; `stopped`: nobody wants it any more. */
type FailureKind = 'threw' | 'crashed' | 'timeout' | 'illegal' | 'stopped';

export class BotFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, cause?: unknown) {
    super(kind, { cause });
    this.name = 'BotFailure';
    this.kind = kind;
  }
}

export interface ThreadOptions {
  readonly workerUrl: URL;
  /** How long one decision may take before the thread is given up, in milliseconds. */
  readonly timeoutMs: number;
  /** Memory of one thread, in MiB; a bot that wants more is ended, and the program lives on. */
  readonly memoryMb: number;
}

/** A thought that is counted and not timed may take so many times as long. */
const PATIENCE = 12;
/** Milliseconds that a thread may take to end by itself: on a busy machine it runs only now and then. */
export const FAREWELL_MS = 2000;

/** The answer of a thread: what it decided, why, and the length of the thought. Unchecked: it may be anything. */
export interface ThreadThought {
  readonly action: unknown;
  readonly reason: unknown;
  readonly asks?: unknown;
  readonly nodes?: unknown;
}

/** What a thread is asked to do other than decide within the job's time. */
export interface Asked {
  /** An action to judge; left out: it decides. */
  readonly about?: Action | null;
  /**
   * Whether the reason should also tell what happens in games played on (`withSight`); left out: only where they are
   * played on anyhow.
   */
  readonly sees?: boolean;
  /** How often the thought may go on, whatever the clock says; left out: as long as the job has time. */
  readonly asks?: number;
}

interface Pending {
  readonly request: DecideRequest;
  readonly resolve: (thought: ThreadThought) => void;
  readonly reject: (failure: BotFailure) => void;
  readonly timer: NodeJS.Timeout;
}

/** One thread that decides one job at a time. It starts with its first job, and anew after a failure. */
export class BotThread {
  private readonly options: ThreadOptions;
  private worker: Worker | null = null;
  private pending: Pending | null = null;
  private jobs = 0;
  private readonly data: BotThreadData = { unwanted: new SharedArrayBuffer(4) };
  private terminated: Promise<unknown> = Promise.resolve();

  constructor(options: ThreadOptions) {
    this.options = options;
  }

  /** Resolves to the unchecked answer of the thread. Rejects with `BotFailure`; the next job then gets a new thread. */
  decide(job: BotJob, { about = null, sees = false, asks }: Asked): Promise<ThreadThought> {
    this.jobs += 1;
    const request: DecideRequest = { type: 'decide', id: this.jobs, job, about, sees, asks: asks ?? null };
    // On a slow computer, a thought of fixed length may take much longer.
    const patience = this.options.timeoutMs * (asks === undefined ? 1 : PATIENCE);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail(new BotFailure('timeout')), patience);
      this.pending = { request, resolve, reject, timer };
      try {
        this.worker ??= this.start();
        this.worker.postMessage(request);
      } catch (error) {
        this.fail(new BotFailure('crashed', error));
      }
    });
  }

  /** Tells the thread that its thought is not needed any more; it still answers, at its next check. */
  hurry(): void {
    Atomics.store(new Int32Array(this.data.unwanted), 0, this.jobs);
  }

  /** Asks the thread to end, and ends it by force when it does not. Resolves when it is gone. */
  async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.hurry();
    this.settle()?.reject(new BotFailure('stopped'));
    await this.terminated;
    if (!worker) return;
    let isGone = false;
    const gone = new Promise<void>((resolve) =>
      worker.once('exit', () => {
        isGone = true;
        resolve();
      }),
    );
    const farewell: ThreadRequest = { type: 'end' };
    worker.postMessage(farewell);
    // Ending threads by force while the program quits has crashed Electron, so it is done only if they do not end
    // themselves. After a long pause of the whole program its timers run before the message that a thread has ended,
    // hence `setImmediate`.
    const force = setTimeout(() => setImmediate(() => isGone || worker.terminate()), FAREWELL_MS);
    await gone;
    clearTimeout(force);
  }

  private start(): Worker {
    const { workerUrl, memoryMb } = this.options;
    const worker = new Worker(workerUrl, {
      name: 'bot',
      // The program's arguments and environment must not reach bots.
      execArgv: [],
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const crashed = (error: unknown) => {
      if (this.worker === worker) this.fail(new BotFailure('crashed', error));
    };
    worker.on('message', (message: unknown) => this.hear(message));
    worker.on('messageerror', crashed);
    worker.on('error', crashed);
    worker.on('exit', crashed);
    return worker;
  }

  /** Messages that answer no job are ignored. */
  private hear(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    const answer = message as ThreadAnswer;
    if (answer.id !== this.pending?.request.id) return;
    if ('error' in answer) this.fail(new BotFailure('threw', Object.assign(new Error(), answer.error)));
    else {
      const { action, reason, asks, nodes } = answer;
      this.settle()?.resolve({ action, reason, asks, nodes });
    }
  }

  private fail(failure: BotFailure): void {
    const { worker } = this;
    this.worker = null;
    this.settle()?.reject(failure);
    this.terminated = Promise.all([this.terminated, worker?.terminate()]);
  }

  private settle(): Pending | null {
    const { pending } = this;
    this.pending = null;
    if (pending) clearTimeout(pending.timer);
    return pending;
  }
}

import { availableParallelism } from 'node:os';
import type { BotJob } from '../../../shared/bots/bot.ts';
import { type Asked, BotFailure, BotThread, type ThreadOptions, type ThreadThought } from './botThread.ts';

/** A fixed number of threads in which bots think. */
export interface BotPool {
  /** The number of threads. */
  readonly threads: number;
  /**
   * Resolves to the unchecked answer of a thread: a decision, or whatever else was asked. Rejects with `BotFailure`;
   * after a failure the next job gets a fresh thread. When `signal` is aborted it rejects at once, and the thread is
   * told to stop thinking.
   */
  decide(job: BotJob, signal: AbortSignal, asked?: Asked): Promise<ThreadThought>;
  /** Rejects all unfinished jobs. Resolves when no thread is left. */
  dispose(): Promise<void>;
}

export interface PoolOptions extends Partial<ThreadOptions> {
  readonly workerUrl: URL;
  /** Threads at most; by default one less than the computer has, as one must show the game. */
  readonly size?: number;
}

interface Waiting {
  readonly signal: AbortSignal;
  think(thread: BotThread): Promise<void>;
  stop(): void;
}

class ThreadPool implements BotPool {
  private readonly all: readonly BotThread[];
  private readonly idle: BotThread[];
  private readonly waiting: Waiting[] = [];
  private disposed = false;

  constructor(size: number, options: ThreadOptions) {
    this.all = Array.from({ length: size }, () => new BotThread(options));
    this.idle = [...this.all];
  }

  get threads(): number {
    return this.all.length;
  }

  decide(job: BotJob, signal: AbortSignal, asked: Asked = {}): Promise<ThreadThought> {
    if (this.disposed || signal.aborted) return Promise.reject(new BotFailure('stopped'));
    return new Promise((resolve, reject) => {
      const stop = () => reject(new BotFailure('stopped'));
      signal.addEventListener('abort', stop, { once: true });
      const think = async (thread: BotThread) => {
        const hurry = () => thread.hurry();
        signal.addEventListener('abort', hurry, { once: true });
        await thread.decide(job, asked).then(resolve, reject);
        signal.removeEventListener('abort', stop);
        signal.removeEventListener('abort', hurry);
      };
      this.waiting.push({ signal, think, stop });
      this.assign();
    });
  }

  async dispose(): Promise<void> {
    this.disposed = true;
    for (const entry of this.waiting.splice(0)) entry.stop();
    await Promise.all(this.all.map((thread) => thread.end()));
  }

  /** Gives waiting jobs to idle threads. */
  private assign(): void {
    while (this.idle.length > 0) {
      const entry = this.waiting.shift();
      if (!entry) return;
      if (entry.signal.aborted) continue;
      const thread = this.idle.pop();
      if (thread) void this.occupy(thread, entry);
    }
  }

  private async occupy(thread: BotThread, entry: Waiting): Promise<void> {
    await entry.think(thread);
    this.idle.push(thread);
    this.assign();
  }
}

/** Makes a pool; its threads start when they are first needed. */
export function createBotPool({ workerUrl, size, timeoutMs = 5000, memoryMb = 256 }: PoolOptions): BotPool {
  const threads = size ?? Math.max(1, availableParallelism() - 1);
  return new ThreadPool(threads, { workerUrl, timeoutMs, memoryMb });
}

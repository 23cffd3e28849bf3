import { Worker } from 'node:worker_threads';
import type { RecordsAnswer, RecordsRequest } from '../../workers/protocol.ts';
import { createTaskQueue } from '../taskQueue.ts';

/** Plays game records through. */
export interface RecordReader {
  read(request: RecordsRequest): Promise<RecordsAnswer>;
  /** Ends what is still being read. */
  dispose(): Promise<void>;
}

/**
 * Plays game records through in threads of their own: many of them take long, and the game must go on meanwhile. One
 * thread at a time, however many files come in at once: each may hold a file of the largest size several times over.
 */
export class RecordThreads implements RecordReader {
  private readonly workerUrl: URL;
  private readonly queue = createTaskQueue();
  /** At most one that reads, and those that are just ending. */
  private readonly threads = new Set<Worker>();
  private disposed = false;

  /** `workerUrl`: the built entry of the thread. */
  constructor(workerUrl: URL) {
    this.workerUrl = workerUrl;
  }

  /** Rejects when the thread dies, and when it is disposed of. */
  read(request: RecordsRequest): Promise<RecordsAnswer> {
    return this.queue.put(() => this.run(request));
  }

  private run(request: RecordsRequest): Promise<RecordsAnswer> {
    if (this.disposed) return Promise.reject(new Error('the host has ended'));
    return new Promise((resolve, reject) => {
      // What the program was started with must not leak into the thread.
      const worker = new Worker(this.workerUrl, { name: 'records', execArgv: [], workerData: request });
      this.threads.add(worker);
      worker.on('message', resolve);
      worker.on('messageerror', reject);
      worker.on('error', reject);
      worker.on('exit', () => {
        this.threads.delete(worker);
        // An answer that came before is the one that counts.
        reject(new Error('the thread ended without an answer'));
      });
    });
  }

  /** Resolves when no thread is left. */
  async dispose(): Promise<void> {
    this.disposed = true;
    await Promise.all([...this.threads].map((worker) => worker.terminate()));
  }
}

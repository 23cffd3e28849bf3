import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ReadContent, readContent } from '../../../../shared/content/readContent.ts';
import type { RecordProblem, SaveProblem } from '../../../../shared/contract/fileAnswers.ts';
import type { ContentId } from '../../../../shared/vocabulary/pieces.ts';
import type { Language } from '../../../../shared/words/words.ts';
import type {
  FileKind,
  ReadGame,
  RecordsAnswer,
  RecordsRequest,
  RegisteredContent,
} from '../../../workers/protocol.ts';
import { createTaskQueue } from '../../taskQueue.ts';

/** Characters of a file that are sent to the thread at once. */
const PIECE = 2 ** 20;

/** Characters. A longer text is read in a thread; a shorter one takes at most 30 ms, whatever it contains. */
export const LARGE = 2 ** 18;

/** The receiver of the games of a file. */
export interface RecordReader {
  /** Returns those of the players' own contents that exist. */
  contentsOf(ids: readonly ContentId[]): Promise<readonly RegisteredContent[]>;
  /** Called with every game, a few at a time, after all of them were found good. Reject to end the reading. */
  take(games: readonly ReadGame[], ended: AbortSignal): Promise<void>;
}

/** A thread and the exchange of messages with it. */
class Conversation {
  readonly worker: Worker;
  /** Rejects when the thread ends. */
  private readonly end: Promise<never>;

  constructor(workerUrl: URL) {
    // What the program was started with must not leak into the thread.
    this.worker = new Worker(workerUrl, { name: 'records', execArgv: [] });
    this.end = new Promise((_, reject) => {
      this.worker.on('messageerror', reject);
      this.worker.on('error', reject);
      this.worker.on('exit', () => reject(new Error('the thread ended without an answer')));
    });
    // It may end while nobody waits for an answer.
    this.end.catch(() => undefined);
  }

  tell(request: RecordsRequest): void {
    this.worker.postMessage(request);
  }

  /** Sends a text in pieces, because the host is blocked while one is copied. Rejects when `ended` is aborted. */
  async tellText(text: string, of: FileKind, ended: AbortSignal): Promise<void> {
    for (let from = 0; from < text.length; from += PIECE) {
      await setImmediate();
      ended.throwIfAborted();
      this.tell({ type: 'text', piece: text.slice(from, from + PIECE) });
    }
    this.tell({ type: 'whole', of });
  }

  /** Resolves to the next message of the thread. Rejects when the thread ends instead. */
  async hear(): Promise<RecordsAnswer> {
    const [answer] = await Promise.race([once(this.worker, 'message'), this.end]);
    return answer;
  }
}

/**
 * Reads files in separate threads: game records, and everything else that is long. That takes long, and the game must
 * go on meanwhile. Only one thread runs at a time, because each may hold a file of the largest size several times over.
 */
export class RecordThreads {
  private readonly workerUrl: URL;
  private readonly queue = createTaskQueue();
  private readonly ending = new AbortController();

  /** `workerUrl`: the built entry of the thread. */
  constructor(workerUrl: URL) {
    this.workerUrl = workerUrl;
  }

  /**
   * Reads game records. Resolves to what is wrong with them, or to `null` when every game was taken. Rejects when the
   * thread dies, when the reader rejects, and when the host ends.
   */
  read(text: string, reader: RecordReader): Promise<RecordProblem | null> {
    return this.inThread(text, { kind: 'records' }, (thread) => this.listen<RecordProblem>(thread, reader));
  }

  /** Reads a saved game; resolves and rejects as `read` does. */
  readSave(text: string, reader: RecordReader): Promise<SaveProblem | null> {
    return this.inThread(text, { kind: 'save' }, (thread) => this.listen<SaveProblem>(thread, reader));
  }

  /** Reads a content file, a short one at once; see `readContent`. Rejects when the thread dies and when the host ends. */
  async readContent(text: string, language: Language): Promise<ReadContent> {
    if (text.length <= LARGE) return readContent(text, language);
    return this.inThread(text, { kind: 'content', language }, async (thread) => {
      const answer = await thread.hear();
      if (answer.type !== 'content') throw new Error(`the thread answers ${answer.type}`);
      return answer.read;
    });
  }

  private inThread<T>(text: string, of: FileKind, listen: (thread: Conversation) => Promise<T>): Promise<T> {
    return this.queue.put(async () => {
      this.ending.signal.throwIfAborted();
      const conversation = new Conversation(this.workerUrl);
      const stop = () => void conversation.worker.terminate();
      this.ending.signal.addEventListener('abort', stop);
      try {
        await conversation.tellText(text, of, this.ending.signal);
        return await listen(conversation);
      } finally {
        this.ending.signal.removeEventListener('abort', stop);
        await conversation.worker.terminate();
      }
    });
  }

  /** `P`: what may be wrong with the kind of file that the thread reads. */
  private async listen<P>(thread: Conversation, reader: RecordReader): Promise<P | null> {
    for (;;) {
      const answer = await thread.hear();
      switch (answer.type) {
        case 'content':
          throw new Error('the thread answers with a content');
        case 'problem':
          return answer.problem as P;
        case 'contents':
          // One by one: together they may be large.
          for (const content of await reader.contentsOf(answer.ids)) thread.tell({ type: 'content', content });
          thread.tell({ type: 'read' });
          break;
        case 'games':
          await reader.take(answer.games, this.ending.signal);
          if (answer.last) return null;
          thread.tell({ type: 'more' });
      }
    }
  }

  /** Ends the running reading and starts no other. Resolves when no thread is left. */
  async dispose(): Promise<void> {
    this.ending.abort(new Error('the host has ended'));
    await this.queue.put(async () => undefined);
  }
}

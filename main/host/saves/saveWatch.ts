import type { Notice } from '../../../shared/contract/answers.ts';
import { systemCode } from '../files/fileTrouble.ts';
import type { HostLog } from '../support/hostLog.ts';

/** Milliseconds after which what the disk refused is tried again, where nothing else is written meanwhile. */
const RETRY_AFTER = 30_000;

interface AttemptOptions {
  /** Tries the write again, with all that is owed by then. Never rejects. Left out where only the player can try again. */
  readonly again?: () => Promise<unknown>;
  /** Whether the player hears nothing of it, because all of it can be found out again. */
  readonly silent?: boolean;
}

/**
 * Watches over writes, so that the player hears once when saving stops working, and once when it works again. What
 * failed is tried again as soon as another write works, and every half minute.
 */
export interface SaveWatch {
  /** Runs a write. Resolves to its value, or to `null` when it failed; never rejects. */
  attempt<T>(file: string, write: () => Promise<T>, options?: AttemptOptions): Promise<T | null>;
  /** Nothing of it is to be written any more: the player hears so where it had failed. */
  release(file: string): void;
  /** What was announced as failing and has not worked since: the very notices. */
  standing(): readonly Notice[];
  /** Tries all of it again, and resolves to whether everything that the player knows of is written. Never rejects. */
  retry(): Promise<boolean>;
  /** From now on nothing is tried again by itself. */
  close(): void;
}

interface Failed {
  /** What the player was told; `null` where it is silent. */
  readonly notice: Notice | null;
  readonly again: AttemptOptions['again'];
}

/** What the player can do something about: a full disk, and a folder where nothing may be written. */
function causeOf(error: unknown): Pick<Notice, 'cause'> {
  const code = systemCode(error) ?? '';
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return { cause: 'full' };
  return ['EROFS', 'EACCES', 'EPERM'].includes(code) ? { cause: 'readOnly' } : {};
}

/** Runs something again and again, one run after the other, while there is something to do. */
class Retries {
  private readonly run: () => Promise<void>;
  private readonly isWanted: () => boolean;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private closed = false;

  constructor(run: () => Promise<void>, isWanted: () => boolean) {
    this.run = run;
    this.isWanted = isWanted;
  }

  /** A run that is under way may have passed what is to be tried: then it is waited for, and another one follows. */
  async now(): Promise<void> {
    await this.running;
    await this.soon();
  }

  /** Joins the run that is under way. */
  soon(): Promise<void> {
    if (!this.closed && this.isWanted()) {
      this.running ??= this.run().finally(() => {
        this.running = null;
        this.later();
      });
    }
    return this.running ?? Promise.resolve();
  }

  later(): void {
    if (this.closed || !this.isWanted()) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.soon();
    }, RETRY_AFTER).unref();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

export function createSaveWatch(announce: (notice: Notice) => void, log: HostLog): SaveWatch {
  const failing = new Map<string, Failed>();
  const owed = () => [...failing.values()].filter(({ again }) => again !== undefined);
  const retries = new Retries(
    async () => {
      for (const { again } of owed()) await again?.();
    },
    () => owed().length > 0,
  );

  const failed = (file: string, error: unknown, { again, silent = false }: AttemptOptions): void => {
    log.fault('save failed', error, { file });
    if (!failing.has(file)) {
      const notice: Notice | null = silent ? null : { code: 'saveFailed', detail: file, ...causeOf(error) };
      failing.set(file, { notice, again });
      if (notice !== null) announce(notice);
    }
    retries.later();
  };

  const ended = (file: string, code: Notice['code']): void => {
    const before = failing.get(file);
    failing.delete(file);
    if (before !== undefined && before.notice !== null) announce({ code, detail: file });
  };

  const worked = (file: string): void => {
    ended(file, 'saveWorksAgain');
    // The disk takes something: it may take the rest.
    void retries.soon();
  };

  return {
    attempt: async (file, write, options = {}) => {
      try {
        const value = await write();
        worked(file);
        return value;
      } catch (error) {
        failed(file, error, options);
        return null;
      }
    },
    release: (file) => ended(file, 'nothingUnsaved'),
    standing: () => [...failing.values()].flatMap(({ notice }) => notice ?? []),
    retry: async () => {
      await retries.now();
      return owed().every(({ notice }) => notice === null);
    },
    close: () => retries.close(),
  };
}

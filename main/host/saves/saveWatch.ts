import type { Notice } from '../../../shared/contract/answers.ts';
import { systemCode } from '../files/fileTrouble.ts';
import type { HostLog } from '../support/hostLog.ts';

/** Milliseconds after which a failed write is tried again if nothing else is written meanwhile. */
const RETRY_AFTER = 30_000;

interface AttemptOptions {
  /**
   * Tries the write again, with everything that is unsaved by then. Never rejects. Left out where only the player can
   * try again.
   */
  readonly again?: () => Promise<unknown>;
  /** Whether the player is not told, because the data can be computed again. */
  readonly silent?: boolean;
}

/**
 * Watches writes, so that the player is told once when saving stops working and once when it works again. A failed
 * write is tried again as soon as another write works, and every half minute.
 */
export interface SaveWatch {
  /** Runs a write. Resolves to its value, or to `null` when it failed; never rejects. */
  attempt<T>(file: string, write: () => Promise<T>, options?: AttemptOptions): Promise<T | null>;
  /** The file need not be written any more. If it had failed, the player is told. */
  release(file: string): void;
  /** The notices of writes that failed and have not worked since, the same objects as announced. */
  standing(): readonly Notice[];
  /**
   * Tries all failed writes again. Resolves to whether everything that the player was told of is written now. Never
   * rejects.
   */
  retry(): Promise<boolean>;
  /** Stops the automatic retries. */
  close(): void;
}

interface Failed {
  /** The notice that the player got; `null` for a silent write. */
  readonly notice: Notice | null;
  readonly again: AttemptOptions['again'];
}

/** Causes that the player can remove: a full disk, or a folder without permission to write. */
function causeOf(error: unknown): Pick<Notice, 'cause'> {
  const code = systemCode(error) ?? '';
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return { cause: 'full' };
  return ['EROFS', 'EACCES', 'EPERM'].includes(code) ? { cause: 'readOnly' } : {};
}

/** Repeats `run`, one run after the other, as long as there is something to do. */
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

  /** Waits for a run that is under way, which may already have passed the new work, and then runs again. */
  async now(): Promise<void> {
    await this.running;
    await this.soon();
  }

  /** Starts a run, or joins the one under way. */
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
    // A write worked, so the others may work now.
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

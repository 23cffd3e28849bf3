import type { Notice } from '../../../shared/contract/answers.ts';
import { systemCode } from '../files/fileTrouble.ts';
import type { HostLog } from '../support/hostLog.ts';

/** Watches over writes, so that the player hears once when saving stops working, and once when it works again. */
export interface SaveWatch {
  /** Runs a write. Resolves to its value, or to `null` when it failed; never rejects. */
  attempt<T>(file: string, write: () => Promise<T>): Promise<T | null>;
  /** What was announced as failing and has not worked since: the very notices. */
  standing(): readonly Notice[];
}

/** What the player can do something about: a full disk, and a folder where nothing may be written. */
function causeOf(error: unknown): Pick<Notice, 'cause'> {
  const code = systemCode(error) ?? '';
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return { cause: 'full' };
  return ['EROFS', 'EACCES', 'EPERM'].includes(code) ? { cause: 'readOnly' } : {};
}

export function createSaveWatch(announce: (notice: Notice) => void, log: HostLog): SaveWatch {
  const failing = new Map<string, Notice>();

  const failed = (file: string, error: unknown): void => {
    log.fault('save failed', error, { file });
    if (failing.has(file)) return;
    const notice: Notice = { code: 'saveFailed', detail: file, ...causeOf(error) };
    failing.set(file, notice);
    announce(notice);
  };

  return {
    attempt: async (file, write) => {
      try {
        const value = await write();
        if (failing.delete(file)) announce({ code: 'saveWorksAgain', detail: file });
        return value;
      } catch (error) {
        failed(file, error);
        return null;
      }
    },
    standing: () => [...failing.values()],
  };
}

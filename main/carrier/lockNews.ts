import type { Notice } from '../../shared/contract/answers.ts';
import type { Opening } from './folderLock.ts';

/** Collects what the lock of the data folder reports until there is a host that can announce it. */
export interface LockNews extends Required<Pick<Opening, 'onUnsure' | 'onRival'>> {
  deliverTo(host: { announce(notice: Notice): void }): void;
}

export function createLockNews(dataFolder: string): LockNews {
  const waiting: Notice[] = [];
  let announce = (notice: Notice): void => void waiting.push(notice);
  return {
    onUnsure: () => announce({ code: 'notLocked', detail: dataFolder }),
    onRival: () => announce({ code: 'folderShared', detail: dataFolder }),
    deliverTo: (host) => {
      announce = (notice) => host.announce(notice);
      for (const notice of waiting.splice(0)) announce(notice);
    },
  };
}

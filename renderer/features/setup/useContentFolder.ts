import { useEffect, useEffectEvent, useState } from 'react';
import type { ContentFolder } from '../../../shared/contract/answers.ts';
import { type ContentId, STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { ask, useHost } from '../../platform/host.ts';
import { stillChosen } from './contentOptions.ts';

export interface FolderReading {
  /** What was read last; `null` before. */
  readonly folder: ContentFolder | null;
  readonly state: 'idle' | 'reading' | 'failed';
  /** Whether the chosen numbers were not there any more. */
  readonly gone: boolean;
  readonly read: () => Promise<void>;
  /** Writes a file to start from, and reads the folder. */
  readonly copy: () => Promise<void>;
}

/** The folder of the player's content files, as far as it was read; what is chosen follows what is found there. */
export function useContentFolder(chosen: ContentId, onChoose: (id: ContentId) => void): FolderReading {
  const host = useHost();
  const [{ folder, state, gone }, set] = useState<Pick<FolderReading, 'folder' | 'state' | 'gone'>>({
    folder: null,
    state: 'idle',
    gone: false,
  });
  const take = async (call: 'content.list' | 'content.copy') => {
    set((now) => ({ ...now, state: 'reading' }));
    const fresh = await ask(host, call, {});
    if (fresh === null) {
      set((now) => ({ ...now, state: 'failed' }));
      return;
    }
    const next = stillChosen(chosen, folder, fresh);
    set({ folder: fresh, state: 'idle', gone: next === STANDARD_CONTENT && chosen !== STANDARD_CONTENT });
    if (next !== chosen) onChoose(next);
  };
  const read = () => take('content.list');
  const readFirst = useEffectEvent(() => {
    // Whoever plays with the usual numbers has no need of the folder.
    if (chosen !== STANDARD_CONTENT) void read();
  });
  useEffect(() => readFirst(), []);
  return { folder, state, gone, read, copy: () => take('content.copy') };
}

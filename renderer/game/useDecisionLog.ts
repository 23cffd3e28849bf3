import { useEffect, useState } from 'react';
import type { DecisionEntry, DecisionLog } from '../../shared/contract/answers.ts';
import { ask, useHost } from '../platform/host.ts';

/**
 * Returns the decision log of a finished game as far as it has been read, page by page. `null` before the first page,
 * and when `gameId` is `null`. It is complete when `next` is `null`.
 */
export function useDecisionLog(gameId: string | null): DecisionLog | null {
  const host = useHost();
  const [read, setRead] = useState<{ gameId: string; told: DecisionLog } | null>(null);
  useEffect(() => {
    let wanted = true;
    const readOn = async (game: string) => {
      const entries: DecisionEntry[] = [];
      for (let next: number | null = 0; next !== null; ) {
        const page: DecisionLog | null = await ask(host, 'decisionLog.open', { gameId: game, from: next });
        if (!wanted || page === null) return;
        entries.push(...page.entries);
        setRead({ gameId: game, told: { ...page, entries: [...entries] } });
        next = page.next;
      }
    };
    if (gameId !== null) void readOn(gameId);
    return () => {
      wanted = false;
    };
  }, [host, gameId]);
  return read !== null && read.gameId === gameId ? read.told : null;
}

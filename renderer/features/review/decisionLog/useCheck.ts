import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedDecision, GameCheck } from '../../../../shared/contract/fairness.ts';
import { ask, useHost } from '../../../platform/host.ts';

export interface Check {
  readonly state: 'running' | 'stopped' | 'done';
  readonly deal: GameCheck['deal'];
  readonly after: number;
  /** Decisions of bots, and those that were looked at so far. */
  readonly total: number;
  readonly decisions: readonly CheckedDecision[];
}

export interface Checking {
  /** `null`: nobody asked for it yet, or it could not be done. */
  readonly check: Check | null;
  readonly begin: () => void;
  readonly stop: () => void;
}

const NOTHING: Check = { state: 'running', deal: 'none', after: 0, total: 0, decisions: [] };

/** Checks a finished game, a few decisions at a time, until it is done or stopped, or nobody looks any more. */
export function useCheck(gameId: string): Checking {
  const host = useHost();
  const [check, setCheck] = useState<Check | null>(null);
  /** The run that is wanted. */
  const wanted = useRef(0);
  const stop = useCallback(() => {
    wanted.current += 1;
    setCheck((now) => (now?.state === 'running' ? { ...now, state: 'stopped' } : now));
  }, []);
  useEffect(() => stop, [stop]);
  const begin = useCallback(async () => {
    wanted.current += 1;
    const run = wanted.current;
    const decisions: CheckedDecision[] = [];
    setCheck(NOTHING);
    for (let next: number | null = 0; next !== null; ) {
      const page: GameCheck | null = await ask(host, 'fairness.check', { gameId, from: next });
      if (run !== wanted.current) return;
      if (page === null) return setCheck(null);
      decisions.push(...page.decisions);
      const { deal, after, total } = page;
      next = page.next;
      setCheck({ state: next === null ? 'done' : 'running', deal, after, total, decisions: [...decisions] });
    }
  }, [host, gameId]);
  return { check, begin: () => void begin(), stop };
}

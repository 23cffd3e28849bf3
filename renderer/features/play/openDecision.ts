import { useRef } from 'react';
import type { DecisionId, GameUpdate } from '../../../shared/contract/answers.ts';

/**
 * Whether the decision panel is open: when there is something to decide and the table is at rest. It stays open while
 * the same decision is due, also when others' decisions are shown meanwhile.
 */
export function useOpenDecision({ decision }: GameUpdate, playing: boolean): boolean {
  const opened = useRef<DecisionId | null>(null);
  const open = decision !== null && (!playing || opened.current === decision);
  opened.current = open ? decision : null;
  return open;
}

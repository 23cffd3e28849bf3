import { useRef } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';

/** What a decision is about: the same words as long as the player has the same things to choose from. */
const signatureOf = ({ gameId, screen, choices }: GameUpdate): string =>
  JSON.stringify([gameId, screen.actor, choices.map(({ action }) => action)]);

/**
 * Whether the decision panel is open: when there is something to decide and the table has come to rest. Once open it
 * stays so while the same decision is due, also when others' decisions are being shown meanwhile.
 */
export function useOpenDecision(update: GameUpdate, playing: boolean): boolean {
  const opened = useRef<string | null>(null);
  const due = update.screen.actor !== null && update.choices.length > 0;
  const signature = due ? signatureOf(update) : null;
  const open = signature !== null && (!playing || opened.current === signature);
  opened.current = open ? signature : null;
  return open;
}

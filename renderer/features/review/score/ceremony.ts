import { useState } from 'react';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { useSettings } from '../../../platform/settings.ts';

/** The game whose points were counted last: they are counted once. */
let counted: string | null = null;

/** Whether anything may move: the page says so on its root element. */
const isStill = (): boolean => document.hidden || document.documentElement.dataset.motion === 'reduced';

/** Whether the points are to be counted one by one: once, at the end of a game that was played to it just now. */
export function useCeremony({ gameId, events }: GameUpdate): boolean {
  const instant = useSettings(({ speed }) => speed === 'instant');
  const [wanted] = useState(() => {
    const ended = events.some(({ type }) => type === 'gameScored');
    if (!ended || counted === gameId) return false;
    counted = gameId;
    return !instant && !isStill();
  });
  return wanted;
}

/** How many times as fast as usual. */
export const useTempo = (): number => useSettings(({ speed }) => (speed === 'fast' ? 2 : 1));

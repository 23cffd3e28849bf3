import { useEffect, useState } from 'react';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { useTable } from '../../../game/state/table.ts';
import { useSettings } from '../../../platform/settings.ts';

/** Whether anything may move: the page says so on its root element. */
const isStill = (): boolean => document.hidden || document.documentElement.dataset.motion === 'reduced';

/** Whether the points are to be counted one by one: once, at the end of a game that was played to it just now. */
export function useCountWanted({ gameId, events }: GameUpdate): boolean {
  const instant = useSettings(({ speed }) => speed === 'instant');
  const ended = events.some(({ type }) => type === 'gameScored');
  const [wanted] = useState(() => ended && useTable.getState().countedGame !== gameId && !instant && !isStill());
  useEffect(() => {
    if (ended) useTable.setState({ countedGame: gameId });
  }, [ended, gameId]);
  return wanted;
}

/** How many times as fast as usual. */
export const useCountTempo = (): number => useSettings(({ speed }) => (speed === 'fast' ? 2 : 1));

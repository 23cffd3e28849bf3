import { useEffect, useRef, useState } from 'react';
import type { GameEvent } from '../../../shared/vocabulary/events.ts';
import { useTable } from '../../game/state/table.ts';
import { ceremonyOf } from '../layout/ceremonies.ts';
import type { Scenery } from '../layout/shots.ts';

/**
 * The event that is being shown, as long as the camera is where it leads: a stage is left when the eye goes back, also while
 * the game is paused, which leaves the event on. `null` while nothing is shown, and after that.
 * @param tempo by what all times are scaled: 1 normal, 0 at once
 */
export const useCelebrated = (scenery: Scenery, tempo: number): GameEvent | null => {
  const event = useTable((table) => (table.playing ? table.event : null));
  const [over, setOver] = useState<GameEvent | null>(null);
  const laid = useRef(scenery);
  laid.current = scenery;
  useEffect(() => {
    const shots = event === null ? [] : ceremonyOf(event, laid.current, useTable.getState().shown);
    if (shots.length === 0) return;
    const lasts = shots.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const timer = setTimeout(() => setOver(event), lasts * tempo);
    return () => {
      clearTimeout(timer);
      // The same event may be shown once more.
      setOver(null);
    };
  }, [event, tempo]);
  return event === over ? null : event;
};

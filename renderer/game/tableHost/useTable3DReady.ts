import { useEffect, useState } from 'react';
import { useHost } from '../../platform/host.ts';
import { useStage } from '../state/stage.ts';

/** Milliseconds that a game waits for its table at most: then it goes on in the panels. */
const LONGEST_WAIT = 3000;

/**
 * Suspends the playback until the table has its first picture, for a limited time. Returns whether playback may go on;
 * always true without a 3D table.
 */
export function useTable3DReady(): boolean {
  const { playback } = useHost();
  const preparing = useStage(({ table3D }) => table3D === 'preparing');
  const [tired, setTired] = useState(false);
  const ready = !preparing || tired;
  useEffect(() => {
    if (ready) return;
    playback.send({ type: 'suspend' });
    const timer = setTimeout(() => setTired(true), LONGEST_WAIT);
    return () => {
      clearTimeout(timer);
      playback.send({ type: 'resume' });
    };
  }, [ready, playback]);
  return ready;
}

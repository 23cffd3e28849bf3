import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../platform/host.ts';
import { useStage } from '../state/stage.ts';

/**
 * The element that holds the table's canvas. Screens take it over from each other, because a new canvas is empty for
 * seconds.
 */
export const table3DHost = document.createElement('div');
table3DHost.className = 'table3d';

interface Table3DSlotProps {
  readonly className?: string;
}

/** Where a screen shows the table. The table itself stays the same from screen to screen: only its place changes. */
export function Table3DSlot({ className = '' }: Table3DSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = slot.current;
    place?.append(table3DHost);
    return () => {
      if (table3DHost.parentElement === place) table3DHost.remove();
    };
  }, []);
  return <div ref={slot} className={`table3d-slot ${className}`} />;
}

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

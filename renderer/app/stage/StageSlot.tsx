import { useLayoutEffect, useRef } from 'react';
import { stageHost } from './stageHost.ts';

interface StageSlotProps {
  readonly className?: string;
}

/** Where a screen shows the table. The table itself stays the same from screen to screen: only its place changes. */
export function StageSlot({ className = '' }: StageSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = slot.current;
    place?.append(stageHost);
    return () => {
      if (stageHost.parentElement === place) stageHost.remove();
    };
  }, []);
  return <div ref={slot} className={`stage-slot ${className}`} />;
}

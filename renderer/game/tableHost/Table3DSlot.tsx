import { useLayoutEffect, useRef } from 'react';
import { table3DHost } from './table3DHost.ts';

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

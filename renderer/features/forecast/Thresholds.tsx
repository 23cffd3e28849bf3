import { lazy, Suspense, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/text.ts';

/** Whether Alt is held, and no other key that changes what keys do. */
function useAltKey(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const only = event.key === 'Alt' && !event.ctrlKey && !event.metaKey;
      if (event.type === 'keydown' && only && !event.repeat) setHeld(true);
      else if (event.type === 'keyup' && event.key === 'Alt') setHeld(false);
    };
    const leave = () => setHeld(false);
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
      window.removeEventListener('blur', leave);
    };
  }, []);
  return held;
}

/** The same table as in the forecast. */
const ThresholdTable = lazy(async () => {
  const { ThresholdTable: Table } = await import('./ThresholdTable.tsx');
  return { default: Table };
});

/** All thresholds and how far everybody is, while Alt is held. */
export function Thresholds() {
  const text = useText();
  const held = useAltKey();
  if (!held) return null;
  return (
    <aside className="thresholds float through" aria-label={text('thresholds.label')}>
      <Suspense>
        <ThresholdTable />
      </Suspense>
    </aside>
  );
}

import { lazy, Suspense, useEffect } from 'react';
import { useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';

/** Shows the thresholds while Alt is held. */
function useAltKey(): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const only = event.key === 'Alt' && !event.ctrlKey && !event.metaKey;
      if (event.type === 'keydown' && only && !event.repeat) useApp.setState({ thresholds: true });
      else if (event.type === 'keyup' && event.key === 'Alt') useApp.setState({ thresholds: false });
    };
    const leave = () => useApp.setState({ thresholds: false });
    window.addEventListener('keydown', follow);
    window.addEventListener('keyup', follow);
    window.addEventListener('blur', leave);
    return () => {
      window.removeEventListener('keydown', follow);
      window.removeEventListener('keyup', follow);
      window.removeEventListener('blur', leave);
    };
  }, []);
}

/** The same table as in the foresight. */
const ThresholdTable = lazy(async () => {
  const { ThresholdTable: Table } = await import('./ThresholdTable.tsx');
  return { default: Table };
});

/** All thresholds and how far everybody is, while Alt is held. */
export function Thresholds() {
  const text = useText();
  useAltKey();
  const open = useApp((app) => app.thresholds);
  if (!open) return null;
  return (
    <aside className="thresholds float through" aria-label={text('thresholds.label')}>
      <Suspense>
        <ThresholdTable />
      </Suspense>
    </aside>
  );
}

import { useEffect } from 'react';
import { useApp } from '../../platform/app.ts';
import { useWindowTitle } from '../../platform/document.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { openStatistics } from './commands.ts';
import { StatisticsSheet } from './StatisticsSheet.tsx';
import { useStatistics } from './statistics.ts';

/** How everybody who plays on this machine has played, and what they have achieved. */
export function StatisticsScreen() {
  const text = useText();
  const host = useHost();
  const told = useStatistics((state) => state.told);
  const arrived = useApp((app) => app.screen === 'statistics');
  useEffect(() => {
    if (arrived && told === null) void openStatistics(host);
  }, [arrived, told, host]);
  useWindowTitle(text('statistics.title'));
  return (
    <main className="library centre tall wood">
      <StatisticsSheet told={told} />
    </main>
  );
}

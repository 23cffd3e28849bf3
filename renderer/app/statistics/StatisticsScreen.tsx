import { useEffect } from 'react';
import { useCommands } from '../../hud/commands.ts';
import { StatisticsSheet } from '../../hud/statistics/StatisticsSheet.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { useStatistics } from '../../store/statistics.ts';
import { useWindowTitle } from '../windowTitle.ts';

/** How everybody who plays on this machine has played, and what they have achieved. */
export function StatisticsScreen() {
  const text = useText();
  const { statistics } = useCommands();
  const told = useStatistics((state) => state.told);
  const arrived = useApp((app) => app.screen === 'statistics');
  useEffect(() => {
    if (arrived && told === null) void statistics.open();
  }, [arrived, told, statistics]);
  useWindowTitle(text('statistics.title'));
  return (
    <main className="library wood">
      <StatisticsSheet told={told} />
    </main>
  );
}

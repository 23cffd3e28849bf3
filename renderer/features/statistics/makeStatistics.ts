import type { Page } from '../../game/page.ts';
import { settle } from '../../game/settle.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable } from '../../game/showUpdate.ts';
import { useApp } from '../../platform/app.ts';
import { saveFile } from '../../platform/saveFile.ts';
import { useStatistics } from './statistics.ts';
import type { StatisticsCommands } from './statisticsCommands.ts';

const FILE_NAME = 'hadara-statistics.csv';

/** Returns the commands of the statistics over a connection to the host. */
export function makeStatistics(page: Page): StatisticsCommands {
  const refresh = async () => {
    const told = settle(await page.call('statistics.read', {}));
    if (told !== undefined) useStatistics.setState({ told });
  };
  return {
    async open() {
      const { screen } = useApp.getState();
      useApp.setState({ screen: 'statistics', panel: null, logOpen: false });
      leaveTable(page);
      // Its bots must not play on where nobody looks.
      if (screen === 'game') settle(await page.call('game.leave', {}));
      await refresh();
    },
    async close() {
      await showTitle(page);
    },
    refresh,
    async strength(people) {
      const answer = await page.call('matching.strength', {
        people: people.map(({ name, emblem }) => ({ name, emblem })),
      });
      // The host knows it when the game begins; nobody is bothered where it cannot be told before.
      return answer.ok ? answer.value : null;
    },
    async honours(gameId) {
      const answer = await page.call('statistics.honours', { gameId });
      // Nobody asked for it: where it cannot be told, nothing is.
      return answer.ok ? answer.value : null;
    },
    async forget(person) {
      const told = settle(await page.call('statistics.forget', person));
      if (told !== undefined) useStatistics.setState({ told });
    },
    exportTable: (text) => saveFile(FILE_NAME, text),
  };
}

import type { Challenger } from '../../../shared/challenges/table.ts';
import { HIGHEST_SEED } from '../../../shared/vocabulary/limits.ts';
import type { Page } from '../../game/page.ts';
import { settle } from '../../game/settle.ts';
import { showTitle } from '../../game/showTitle.ts';
import { leaveTable, openTable } from '../../game/showUpdate.ts';
import { useApp } from '../../platform/app.ts';
import { useSettings } from '../../platform/settings.ts';
import type { ChallengeCommands } from './challengeCommands.ts';
import { useChallenges } from './challengesStore.ts';

/** Who has set up no table yet. */
const NEWCOMER: Challenger = { name: 'Ada', emblem: 'monkey' };

/** The first person of the last table that was set up. */
function challenger(): Challenger {
  const person = useSettings.getState().lastTable?.players.find(({ controller }) => controller.kind === 'human');
  return person === undefined ? NEWCOMER : { name: person.name, emblem: person.emblem };
}

/** Returns the commands of challenges over a connection to the host. */
export function makeChallenges(page: Page): ChallengeCommands {
  const look = async () => {
    const progress = settle(await page.call('challenges.progress', {}));
    if (progress !== undefined) useChallenges.setState({ progress });
  };
  return {
    look,
    async open() {
      const { screen } = useApp.getState();
      useApp.setState({ screen: 'challenges', panel: null, logOpen: false });
      leaveTable(page);
      if (screen === 'game') settle(await page.call('game.leave', {}));
      await look();
    },
    async close() {
      await showTitle(page);
    },
    async reckonPar(date) {
      const answer = await page.call('challenges.par', { date });
      // It is not needed for anything: where it is to stand, it is said that it is missing.
      if (answer.ok) await look();
      else useChallenges.setState(({ parless }) => ({ parless: [...parless, date] }));
    },
    async start(tag) {
      // What is played there is loaded when it is wanted, like everything of challenges.
      const [{ tableOf }, { gameOf }] = await Promise.all([
        import('../../../shared/challenges/attempts.ts'),
        import('../../../shared/challenges/table.ts'),
      ]);
      const table = tableOf(tag);
      if (table === null) return;
      const drawn = Math.floor(Math.random() * (HIGHEST_SEED + 1));
      const update = settle(await page.call('game.start', { ...gameOf(table, challenger(), drawn), challenge: tag }));
      if (update !== undefined) await openTable(page, update);
    },
  };
}

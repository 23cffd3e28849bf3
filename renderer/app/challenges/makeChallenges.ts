import type { Client } from '../../client/client.ts';
import type { ChallengeCommands } from '../../hud/challenges/challengeCommands.ts';
import { useApp } from '../../store/app.ts';
import { settle } from '../settle.ts';
import { showTitle } from '../showTitle.ts';
import { leaveTable } from '../showUpdate.ts';

/** Returns the commands of challenges over a connection to the host. */
export function makeChallenges(client: Client): ChallengeCommands {
  return {
    async open() {
      const { screen } = useApp.getState();
      useApp.setState({ screen: 'challenges', panel: null, logOpen: false });
      leaveTable();
      if (screen === 'game') settle(await client.call('game.leave', {}));
    },
    async close() {
      await showTitle(client);
    },
  };
}

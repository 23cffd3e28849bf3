import { settle } from '../../game/settle.ts';
import { leaveTable, openTable } from '../../game/showUpdate.ts';
import { useProblem } from '../../game/state/problem.ts';
import { useApp } from '../../platform/app.ts';
import type { Client } from '../../platform/client/client.ts';
import { useChallenges } from './challengesStore.ts';
import type { ProblemCommands } from './problemCommands.ts';

/** Returns the commands of problems over a connection to the host. */
export function makeProblems(client: Client): ProblemCommands {
  const refresh = async (): Promise<void> => {
    const overview = settle(await client.call('problems.overview', {}));
    if (overview !== undefined) useProblem.setState({ overview });
  };
  return {
    refresh,
    async open() {
      const { screen } = useApp.getState();
      useChallenges.setState({ section: 'problems' });
      useApp.setState({ screen: 'challenges', panel: null, logOpen: false });
      leaveTable();
      useProblem.setState({ running: null, verdict: null });
      if (screen === 'game') settle(await client.call('game.leave', {}));
      await refresh();
    },
    async start(choice) {
      const scene = settle(await client.call('problems.start', { choice }));
      if (scene === undefined) return;
      const { update, ...problem } = scene;
      await openTable(client, update, () => useProblem.setState({ running: { ...problem, choice }, verdict: null }));
    },
    async answer(action) {
      const answer = await client.call('problems.answer', { action });
      const verdict = settle(answer);
      if (verdict !== undefined) useProblem.setState({ verdict });
      return answer.ok ? null : answer.code;
    },
    async playOn() {
      const update = settle(await client.call('problems.playOn', {}));
      if (update === undefined) return;
      await openTable(client, update, () => useProblem.setState({ running: null, verdict: null }));
    },
  };
}

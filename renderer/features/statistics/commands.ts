import type { Person } from '../../../shared/statistics/history.ts';
import type { GameHonours } from '../../../shared/statistics/statisticsAnswers.ts';
import { leaveTableFor } from '../../game/commands.ts';
import { ask, type Host } from '../../platform/host.ts';
import { useStatistics } from './statistics.ts';

/** Asks for what is known by now. */
export async function readStatistics(host: Host): Promise<void> {
  const told = await ask(host, 'statistics.read', {});
  if (told !== null) useStatistics.setState({ told });
}

/** Leaves the screen that is shown for the statistics. */
export async function openStatistics(host: Host): Promise<void> {
  await leaveTableFor(host, { screen: 'statistics' });
  await readStatistics(host);
}

/**
 * What a finished game has earned for whom; `null` when it is not available. Nobody asked for it, so there is no
 * message.
 */
export async function readHonours(host: Host, gameId: string): Promise<GameHonours | null> {
  const answer = await host.call('statistics.honours', { gameId });
  return answer.ok ? answer.value : null;
}

/** Deletes the statistics of a person. */
export async function forgetPerson(host: Host, person: Person): Promise<void> {
  const told = await ask(host, 'statistics.forget', person);
  if (told !== null) useStatistics.setState({ told });
}

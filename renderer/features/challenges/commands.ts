import type { Challenger } from '../../../shared/challenges/table.ts';
import type { DayDate } from '../../../shared/contract/challengeAnswers.ts';
import type { ProblemChoice } from '../../../shared/contract/problemNames.ts';
import type { ChallengeTag, Settings } from '../../../shared/contract/tableSetup.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { HIGHEST_SEED } from '../../../shared/vocabulary/limits.ts';
import { leaveTableFor } from '../../game/commands.ts';
import type { Outcome } from '../../game/selection/selection.ts';
import { openTable } from '../../game/showUpdate.ts';
import { ask, type Host, valueOrNotice } from '../../platform/host.ts';
import { useSettings } from '../../platform/settings.ts';
import { useChallenges } from './challengesStore.ts';

/** Who has set up no table yet. */
const NEWCOMER: Challenger = { name: 'Ada', emblem: 'monkey' };

/** Who plays challenges: the first person of the last table that was set up. */
export function challengerOf({ lastTable }: Pick<Settings, 'lastTable'>): Challenger {
  const person = lastTable?.players.find(({ controller }) => controller.kind === 'human');
  return person === undefined ? NEWCOMER : { name: person.name, emblem: person.emblem };
}

/** Asks what was played, games that have just ended included. */
export async function readChallenges(host: Host): Promise<void> {
  const progress = await ask(host, 'challenges.progress', {});
  if (progress !== null) useChallenges.setState({ progress });
}

/** Goes to the screen of challenges. */
export async function openChallenges(host: Host): Promise<void> {
  await leaveTableFor(host, { screen: 'challenges' });
  await readChallenges(host);
}

/** Asks what hadara scores on a day; takes seconds. */
export async function calculatePar(host: Host, date: DayDate): Promise<void> {
  const answer = await host.call('challenges.par', { date });
  // A missing par is no error: the sheet says that it is missing.
  if (answer.ok) await readChallenges(host);
  else useChallenges.setState(({ daysWithoutPar }) => ({ daysWithoutPar: [...daysWithoutPar, date] }));
}

/** Begins a game for a challenge, at the table that belongs to it. */
export async function startChallenge(host: Host, tag: ChallengeTag): Promise<void> {
  // The tables are loaded when they are needed, like everything of challenges.
  const [{ tableOf }, { gameOf }] = await Promise.all([
    import('../../../shared/challenges/attempts.ts'),
    import('../../../shared/challenges/table.ts'),
  ]);
  const table = tableOf(tag);
  if (table === null) return;
  const drawn = Math.floor(Math.random() * (HIGHEST_SEED + 1));
  const update = await ask(host, 'game.start', {
    ...gameOf(table, challengerOf(useSettings.getState()), drawn),
    challenge: tag,
  });
  if (update !== null) await openTable(host, update);
}

/** Asks how somebody is doing with problems. */
export async function readProblems(host: Host): Promise<void> {
  const overview = await ask(host, 'problems.overview', {});
  if (overview !== null) useChallenges.setState({ overview });
}

/** Goes to the section of problems. */
export async function openProblems(host: Host): Promise<void> {
  useChallenges.setState({ section: 'problems' });
  const left = leaveTableFor(host, { screen: 'challenges' });
  useChallenges.setState({ running: null, verdict: null });
  await left;
  await readProblems(host);
}

/** Puts a problem on the table. */
export async function startProblem(host: Host, choice: ProblemChoice): Promise<void> {
  const scene = await ask(host, 'problems.start', { choice });
  if (scene === null) return;
  const { update, ...problem } = scene;
  await openTable(host, update, () => useChallenges.setState({ running: { ...problem, choice }, verdict: null }));
}

/** Answers the problem on the table; `null`: shows the answer, which counts as missed. */
export async function answerProblem(host: Host, action: Action | null): Promise<Outcome> {
  const answer = await host.call('problems.answer', { action });
  const verdict = valueOrNotice(answer);
  if (verdict !== null) useChallenges.setState({ verdict });
  return answer.ok ? null : answer.code;
}

/** Goes on from a problem as a game of its own. */
export async function playOnFromProblem(host: Host): Promise<void> {
  const update = await ask(host, 'problems.playOn', {});
  if (update === null) return;
  await openTable(host, update, () => useChallenges.setState({ running: null, verdict: null }));
}

import { answerProblem, openChallenges, openProblems, startChallenge } from '../features/challenges/commands.ts';
import { noteTaken, openLessons } from '../features/lessons/commands.ts';
import { openGames } from '../features/library/commands.ts';
import { branch, leaveReplay, openReplay, seek } from '../features/replay/commands.ts';
import { useReplay } from '../features/replay/replayState.ts';
import { openStatistics } from '../features/statistics/commands.ts';
import { decide, leaveGame } from '../game/commands.ts';
import type { Outcome, Request } from '../game/selection/selection.ts';
import { useTable } from '../game/state/table.ts';
import type { Routes } from '../platform/feature.ts';
import type { Host } from '../platform/host.ts';

/** Carries out a decision at the table. In a problem it is sent as the answer; in a lesson the lesson is told of it. */
export async function act(host: Host, request: Request): Promise<Outcome> {
  // A player who acts does not want to see the rest of earlier events, but does want to see each of several decisions
  // confirmed together.
  if (!request.follows) host.playback.send({ type: 'skip' });
  const { seq, action } = request;
  const before = useTable.getState().update;
  if (before?.kind === 'problem') return answerProblem(host, action);
  return decide(host, { seq, action }, () => {
    if (before?.kind === 'lesson') noteTaken({ action, before });
  });
}

/** Leaves the table: a lesson for the list of lessons, a problem for the problems, a game for the title. */
export function leave(host: Host): Promise<void> {
  const kind = useTable.getState().update?.kind;
  if (kind === 'lesson') return openLessons(host);
  return kind === 'problem' ? openProblems(host) : leaveGame(host);
}

/**
 * Opens a game's history at a position; `undefined`: at the place where a replay usually starts. Returns whether it is
 * open.
 */
async function replay(host: Host, gameId: string, position?: number): Promise<boolean> {
  await openReplay(host, gameId);
  if (position !== undefined) seek(position);
  return useReplay.getState().timeline?.gameId === gameId;
}

/** Connects the features: what each way from one feature to another does. */
export const routesOver = (host: Host): Routes => ({
  leave: () => leave(host),
  games: () => openGames(host),
  lessons: () => openLessons(host),
  challenges: () => openChallenges(host),
  statistics: () => openStatistics(host),
  challenge: (tag) => startChallenge(host, tag),
  replay: (gameId, position) => replay(host, gameId, position),
  leaveReplay: () => leaveReplay(host, () => openGames(host)),
  async whatIf(gameId, position, players) {
    await replay(host, gameId, position);
    await branch(host, players);
  },
});

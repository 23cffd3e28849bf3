import { randomInt, randomUUID } from 'node:crypto';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { onlyPerson } from '../../../shared/session/live/screen.ts';
import { branchOf } from '../../../shared/session/replay/branch.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { HIGHEST_SEED } from '../../../shared/vocabulary/limits.ts';
import { CallRefused } from '../callRefused.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';
import type { Matcher } from './liveGameOptions.ts';

/** A random seed that nobody can foresee, 0 … 2³²−1. */
export const drawnSeed = (): number => randomInt(HIGHEST_SEED + 1);

/**
 * Makes a new game at a position of another one. Throws `CallRefused` as the library's `read` does, and `badInput` when
 * the game has no such position or another number of seats.
 */
export async function branchFrom(
  library: GameLibrary,
  gameId: string,
  position: number,
  players: readonly Player[],
  matching: Matcher,
): Promise<SavedGame> {
  const source = await library.read(gameId);
  if (position > source.actions.length) throw new CallRefused('badInput', 'position');
  if (players.length !== source.players.length) throw new CallRefused('badInput', 'players');
  const hiddenFrom = library.summaryOf(gameId)?.finished ? 'nobody' : onlyPerson(source);
  const seated = await matching.seated(
    players,
    source.players.map(({ emblem }) => emblem),
    source.players,
  );
  return branchOf(source, position, seated, { gameId: randomUUID(), seed: drawnSeed(), hiddenFrom });
}

/** Adds a copy of a game, as it stands, to the list. Throws `CallRefused` as the library's `read` does. */
export async function duplicate(library: GameLibrary, gameId: string, name: string): Promise<readonly GameSummary[]> {
  // A copy belongs to no challenge, because a challenge counts only once.
  const { challenge: _, ...saved } = await library.read(gameId);
  const listed = library.summaryOf(gameId);
  if (listed === null) throw new CallRefused('noGame', gameId);
  const { challenge: _listed, ...summary } = listed;
  const own = { gameId: randomUUID(), name };
  await library.save({ saved: { ...saved, ...own }, summary: (savedAt) => ({ ...summary, ...own, savedAt }) });
  return library.list();
}

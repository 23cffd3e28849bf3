import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UsageError } from '../cli/options.ts';
import type { ArenaOptions } from './options.ts';
import type { ArenaTable, GameResult } from './playGame.ts';
import type { ArenaGame } from './schedule.ts';

/** Built from `arena.worker.ts` by the target `arena`: source files do not run in threads. */
const WORKER = new URL('../../out/arena/arena.worker.js', import.meta.url);

interface Work {
  readonly table: ArenaTable;
  readonly games: readonly ArenaGame[];
  readonly threads: number;
  /** Ends the tournament early: games that are not finished have no result. */
  readonly signal: AbortSignal;
  /** Is told of every finished game. */
  readonly onPlayed: () => void;
}

/** Plays games between these entrants; resolves to their results in the same order, and rejects when one is missing. */
export type PlayGames = (
  entrants: ArenaTable['entrants'],
  games: readonly ArenaGame[],
) => Promise<readonly GameResult[]>;

/** Plays games from the common queue until none is left. Rejects when the thread fails, or with the signal. */
async function playQueue(
  worker: Worker,
  queue: IterableIterator<[number, ArenaGame]>,
  signal: AbortSignal,
  keep: Keep,
) {
  for (const [index, game] of queue) {
    const answer = once(worker, 'message', { signal });
    worker.postMessage(game);
    const [result] = (await answer) as [GameResult];
    keep(index, result);
  }
}

type Keep = (index: number, result: GameResult) => void;

/**
 * Plays all games in worker threads. Returns the results in the order of the games, whoever was first; `undefined`
 * for those that the signal kept from ending. Rejects with what a thread failed with.
 */
export async function playAll({ table, games, threads, signal, onPlayed }: Work): Promise<(GameResult | undefined)[]> {
  const results = new Array<GameResult | undefined>(games.length).fill(undefined);
  const keep: Keep = (index, result) => {
    results[index] = result;
    onPlayed();
  };
  const queue = games.entries();
  const workers = Array.from(
    { length: Math.min(threads, games.length) },
    () => new Worker(WORKER, { workerData: table }),
  );
  try {
    await Promise.all(workers.map((worker) => playQueue(worker, queue, signal, keep)));
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/** Plays games in threads as these options want them. */
export const playingWith =
  (
    { mode, expansions, threads }: Pick<ArenaOptions, 'mode' | 'expansions' | 'threads'>,
    signal: AbortSignal,
  ): PlayGames =>
  async (entrants, games) => {
    const table = { mode, expansions, entrants };
    const results = await playAll({ table, games, threads, signal, onPlayed: () => undefined });
    return results.map((result) => {
      if (result === undefined) throw new UsageError('interrupted: half of these games say nothing');
      return result;
    });
  };

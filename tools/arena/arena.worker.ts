import { parentPort, workerData } from 'node:worker_threads';
import { earlierBots } from './earlier.ts';
import { type ArenaTable, playGame } from './playGame.ts';
import type { ArenaGame } from './schedule.ts';

if (!parentPort) throw new Error('this file is the entry of a worker thread');
const port = parentPort;
const table = workerData as ArenaTable;
const earlier = await earlierBots(table.entrants, import.meta.url);

/** Gets a game, answers with its result; what goes wrong ends the thread, and the tournament with it. */
port.on('message', (game: ArenaGame) => {
  try {
    port.postMessage(playGame(table, game, earlier));
  } catch (error) {
    const cause = error instanceof Error ? error.stack : String(error);
    throw new Error(`the game of seed ${game.seed}, seats ${game.lineup.join()} failed: ${cause}`);
  }
});

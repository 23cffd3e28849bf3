import type { ArenaOptions } from './options.ts';
import { type ArenaGame, type Schedule, scheduleOf } from './schedule.ts';
import { type Tally, tallyOf } from './tally.ts';
import { playAll } from './threads.ts';

export interface Tournament {
  readonly options: ArenaOptions;
  readonly schedule: Schedule;
  readonly tally: Tally;
  readonly seconds: number;
}

/** Is told how far a tournament is. */
export interface Progress {
  start(games: readonly ArenaGame[]): void;
  played(): void;
  stop(): void;
}

/** Plays the tournament, or the part of it until `signal`. Rejects with what a bot or a thread failed with. */
export async function playTournament(
  options: ArenaOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<Tournament> {
  const schedule = scheduleOf(options);
  const { mode, expansions, entrants, threads } = options;
  const started = performance.now();
  progress.start(schedule.games);
  try {
    const table = { mode, expansions, entrants };
    const results = await playAll({ table, games: schedule.games, threads, signal, onPlayed: () => progress.played() });
    const seconds = (performance.now() - started) / 1000;
    return { options, schedule, tally: tallyOf(schedule, entrants.length, results), seconds };
  } finally {
    progress.stop();
  }
}

import LiveGame from 'cli-table3';
import { COLUMNS, meanPoints } from '../cli/points.ts';
import type { Simulation } from './simulate.ts';
import type { SeatTally } from './tally.ts';

const share = (tally: SeatTally, games: number): number => tally.wins / games;

/** The figures as one JSON object: means over all games, wins as a share. */
export function asJson({ options, tallies, seconds }: Simulation): string {
  const { games, seats, mode, expansions, content, seed } = options;
  const rows = tallies.map((tally, seat) => ({
    seat,
    level: options.levels[seat],
    wins: tally.wins,
    winRate: share(tally, games),
    mean: meanPoints(tally.sums, games),
  }));
  return JSON.stringify(
    { seats, mode, expansions, content, seed, games, seconds, gamesPerSecond: games / seconds, results: rows },
    null,
    2,
  );
}

/** The figures as a table for people. */
export function asTable({ options, tallies, seconds }: Simulation): string {
  const { games, seats, mode, expansions, content, seed } = options;
  const table = new LiveGame({
    head: ['seat', 'level', 'wins', ...COLUMNS],
    colAligns: ['right', 'left', ...COLUMNS.map(() => 'right' as const), 'right'],
    style: { head: [], border: [] },
  });
  tallies.forEach((tally, seat) => {
    const means = COLUMNS.map((column) => (tally.sums[column] / games).toFixed(1));
    table.push([seat + 1, options.levels[seat] ?? '', `${(100 * share(tally, games)).toFixed(1)} %`, ...means]);
  });
  const game = [mode, ...expansions].join(' + ');
  const numbers = content === null ? '' : ` with ${content}`;
  const heading = `${games} games (${game})${numbers}, ${seats} seats, seeds from ${seed}: mean points and share of victories`;
  return `${heading}\n${table.toString()}\n${(games / seconds).toFixed(1)} games a second`;
}

import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { addPoints, noPoints, type Points } from '../cli/points.ts';
import type { GameResult } from './playGame.ts';
import type { ArenaGame, Schedule } from './schedule.ts';

/** Sums over the games of a match. */
export interface MatchTally {
  games: number;
  /** Victories of the one and of all the rest together, a shared one as its share. */
  wins: number;
  restWins: number;
  /** Points of the one, of all the rest together, and of a winner. */
  points: number;
  restPoints: number;
  winnerPoints: number;
}

/** Sums over all seats that an entrant held. */
export interface EntrantTally {
  seats: number;
  readonly points: Points;
  /** Microseconds of its decisions. */
  readonly thinking: RecordableHistogram;
}

export interface Tally {
  readonly matches: readonly MatchTally[];
  readonly entrants: readonly EntrantTally[];
}

const newMatch = (): MatchTally => ({
  games: 0,
  wins: 0,
  restWins: 0,
  points: 0,
  restPoints: 0,
  winnerPoints: 0,
});

const newEntrant = (): EntrantTally => ({ seats: 0, points: noPoints(), thinking: createHistogram() });

function addToMatch(tally: MatchTally, alone: number, { lines, winners }: GameResult['sheet']): void {
  const share = winners.includes(alone) ? 1 / winners.length : 0;
  tally.games += 1;
  tally.wins += share;
  tally.restWins += 1 - share;
  lines.forEach(({ total }, seat) => {
    if (seat === alone) tally.points += total;
    else tally.restPoints += total;
  });
  tally.winnerPoints += lines[winners[0] ?? 0]?.total ?? 0;
}

function addToEntrants(entrants: readonly EntrantTally[], { lineup }: ArenaGame, { sheet, thinking }: GameResult) {
  lineup.forEach((entrant, seat) => {
    const tally = entrants[entrant];
    const line = sheet.lines[seat];
    if (tally === undefined || line === undefined) throw new RangeError(`nobody in seat ${seat}`);
    tally.seats += 1;
    addPoints(tally.points, line);
    // The histogram counts from 1.
    for (const microseconds of thinking[seat] ?? []) tally.thinking.record(Math.max(1, microseconds));
  });
}

const roundOf = ({ match, round }: ArenaGame): string => `${match} ${round}`;

/** Rounds of which a game is missing: half a round would favour who sat better. */
function brokenRounds(games: readonly ArenaGame[], results: readonly (GameResult | undefined)[]): Set<string> {
  return new Set(games.filter((_, index) => results[index] === undefined).map(roundOf));
}

/** Sums up all complete rounds. `results` in the order of the schedule's games. */
export function tallyOf(
  { matches, games }: Schedule,
  entrants: number,
  results: readonly (GameResult | undefined)[],
): Tally {
  const tally = { matches: matches.map(newMatch), entrants: Array.from({ length: entrants }, newEntrant) };
  const broken = brokenRounds(games, results);
  games.forEach((game, index) => {
    const result = results[index];
    const match = tally.matches[game.match];
    if (result === undefined || match === undefined || broken.has(roundOf(game))) return;
    addToMatch(match, game.lineup.indexOf(matches[game.match]?.one ?? 0), result.sheet);
    addToEntrants(tally.entrants, game, result);
  });
  return tally;
}

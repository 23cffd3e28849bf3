import { COLUMNS, meanPoints, type Points } from '../cli/points.ts';
import { eloEstimate } from './statistics/elo.ts';
import { type Estimate, wilson } from './statistics/interval.ts';
import { eloRatings, withVirtualDraws } from './statistics/strengths.ts';
import type { EntrantTally, MatchTally, Tally } from './tally.ts';
import type { Tournament } from './tournament.ts';

/** What a match says; of games that were not played nothing. */
export interface MatchFigures {
  readonly seats: number;
  /** Names of the one, and of who held all other seats. */
  readonly one: string;
  readonly rest: string;
  readonly games: number;
  /** Share of the one's victories, 0 … 1, and what it would be among equals. */
  readonly winRate: Estimate | null;
  readonly parity: number;
  /** Elo points of the one above the other. */
  readonly elo: Estimate | null;
  /** Mean points of the one, of each of the others, and of who won. */
  readonly points: { readonly one: number; readonly rest: number; readonly winner: number } | null;
}

export interface EntrantFigures {
  readonly name: string;
  /** Seats held in all games. */
  readonly seats: number;
  /** Elo points above the last entrant, from all matches together; `null` when there was only one match. */
  readonly elo: Estimate | null;
  readonly mean: Points | null;
  /** Milliseconds for a decision that leaves a choice. */
  readonly thinking: Thinking | null;
}

interface Thinking {
  readonly decisions: number;
  readonly mean: number;
  readonly p95: number;
  readonly max: number;
}

export interface Figures {
  readonly matches: readonly MatchFigures[];
  readonly entrants: readonly EntrantFigures[];
}

function matchFigures({ options, schedule }: Tournament, tally: MatchTally, index: number): MatchFigures {
  const match = schedule.matches[index] ?? { seats: 2, one: 0, rest: 0 };
  const nameOf = (entrant: number): string => options.entrants[entrant]?.name ?? '';
  const names = { seats: match.seats, one: nameOf(match.one), rest: nameOf(match.rest), parity: 1 / match.seats };
  const { games } = tally;
  if (games === 0) return { ...names, games, winRate: null, elo: null, points: null };
  const rivals = match.seats - 1;
  // Sums of thirds may miss the number of games by a rounding error.
  const winRate = wilson(Math.min(games, tally.wins), games);
  const points = {
    one: tally.points / games,
    rest: tally.restPoints / games / rivals,
    winner: tally.winnerPoints / games,
  };
  return { ...names, games, winRate, elo: eloEstimate(winRate, rivals), points };
}

function thinkingOf({ thinking }: EntrantTally): Thinking | null {
  if (thinking.count === 0) return null;
  const milliseconds = (microseconds: number): number => microseconds / 1000;
  return {
    decisions: thinking.count,
    mean: milliseconds(thinking.mean),
    p95: milliseconds(thinking.percentile(95)),
    max: milliseconds(thinking.max),
  };
}

/** Elo points of each entrant from all matches; `null` where one match says it all, or nothing was played. */
function ratings({ schedule, options, tally }: Tournament): Estimate[] | null {
  if (schedule.matches.length < 2 || tally.matches.some(({ games }) => games === 0)) return null;
  const contests = schedule.matches.map(({ seats, one, rest }, index) => {
    const { wins, restWins } = tally.matches[index] as MatchTally;
    const spread = (ofOne: number, ofRest: number) =>
      options.entrants.map((_, entrant) => (entrant === one ? ofOne : 0) + (entrant === rest ? ofRest : 0));
    return { places: spread(1, seats - 1), wins: spread(wins, restWins) };
  });
  return eloRatings(withVirtualDraws(contests), options.entrants.length);
}

/** All figures of a tournament, ready to be printed. */
export function figuresOf(tournament: Tournament): Figures {
  const { tally, options }: { tally: Tally; options: Tournament['options'] } = tournament;
  const elos = ratings(tournament);
  return {
    matches: tally.matches.map((match, index) => matchFigures(tournament, match, index)),
    entrants: tally.entrants.map((entrant, index) => ({
      name: options.entrants[index]?.name ?? '',
      seats: entrant.seats,
      elo: elos?.[index] ?? null,
      mean: entrant.seats === 0 ? null : meanPoints(entrant.points, entrant.seats),
      thinking: thinkingOf(entrant),
    })),
  };
}

/** The score sheet's columns in which anybody scored: markets are mostly not in play. */
export const scoredColumns = ({ entrants }: Figures) =>
  COLUMNS.filter((column) => entrants.some(({ mean }) => (mean?.[column] ?? 0) > 0));

import type { ArenaOptions } from './options.ts';

/** One entrant against one or several seats of another; entrants by their place in the options. */
export interface Match {
  readonly seats: number;
  readonly one: number;
  readonly rest: number;
}

export interface ArenaGame {
  /** Place in `Schedule.matches`. */
  readonly match: number;
  /** A round is one seed in every seating: what the seed deals to a seat, each of the two gets once. */
  readonly round: number;
  readonly seed: number;
  /** The entrant in each seat. */
  readonly lineup: readonly number[];
}

export interface Schedule {
  readonly matches: readonly Match[];
  readonly games: readonly ArenaGame[];
}

type Wanted = Pick<ArenaOptions, 'seats' | 'games' | 'seed' | 'ladder'> & { readonly entrants: readonly unknown[] };

/** Each against the one before: a duel, and one against three. */
const ladderMatches = (entrants: number): Match[] =>
  Array.from({ length: entrants - 1 }, (_, below) =>
    [2, 4].map((seats) => ({ seats, one: below + 1, rest: below })),
  ).flat();

/** Each against each; at more than two seats it matters who is alone. */
function roundRobin(entrants: number, seats: number): Match[] {
  const matches: Match[] = [];
  for (let one = 0; one < entrants; one++) {
    for (let rest = one + 1; rest < entrants; rest++) {
      matches.push({ seats, one, rest });
      if (seats > 2) matches.push({ seats, one: rest, rest: one });
    }
  }
  return matches;
}

const lineupOf = ({ seats, one, rest }: Match, alone: number): number[] =>
  Array.from({ length: seats }, (_, seat) => (seat === alone ? one : rest));

/** All games in the order in which they are played: round by round, so that an early end has played every match. */
export function scheduleOf({ entrants, seats, games, seed, ladder }: Wanted): Schedule {
  const matches = ladder ? ladderMatches(entrants.length) : roundRobin(entrants.length, seats);
  return { matches, games: gamesOf(matches, games, seed) };
}

/** The games of these matches: at least so many of each, in whole rounds from the seed on. */
export function gamesOf(matches: readonly Match[], games: number, seed: number): readonly ArenaGame[] {
  const planned: ArenaGame[] = [];
  for (let round = 0; round * 2 < games; round++) {
    matches.forEach((pairing, match) => {
      if (round * pairing.seats >= games) return;
      for (let alone = 0; alone < pairing.seats; alone++) {
        planned.push({ match, round, seed: (seed + round) % 0x1_0000_0000, lineup: lineupOf(pairing, alone) });
      }
    });
  }
  return planned;
}

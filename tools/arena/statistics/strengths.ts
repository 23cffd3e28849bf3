import { inverse, Matrix } from 'ml-matrix';
import { ELO_PER_LOGIT } from './elo.ts';
import { type Estimate, Z_95 } from './interval.ts';

/** All games with the same entrants at the table. */
export interface Contest {
  /** How many seats each entrant holds. */
  readonly places: readonly number[];
  /** Each entrant's victories, shared ones as fractions; their sum is the number of games. */
  readonly wins: readonly number[];
}

const MAX_ROUNDS = 10_000;
const PRECISION = 1e-10;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const at = (values: readonly number[], index: number): number => values[index] ?? 0;

/** The chance of each entrant to win a contest's game: its seats' part of all strength at the table. */
function chances({ places }: Contest, strengths: readonly number[]): number[] {
  const weights = strengths.map((strength, entrant) => at(places, entrant) * strength);
  const total = sum(weights);
  return weights.map((weight) => weight / total);
}

/** One step of Hunter's minorisation–maximisation, scaled so that the strengths' geometric mean is 1. */
function improve(contests: readonly Contest[], strengths: readonly number[]): number[] {
  const next = strengths.map((strength, entrant) => {
    const wins = sum(contests.map((contest) => at(contest.wins, entrant)));
    const expected = sum(contests.map((contest) => sum(contest.wins) * at(chances(contest, strengths), entrant)));
    return expected === 0 ? strength : (strength * wins) / expected;
  });
  const scale = Math.exp(sum(next.map(Math.log)) / next.length);
  return next.map((strength) => strength / scale);
}

/**
 * Strengths of the Bradley–Terry model for tables of any size: somebody wins in proportion to strength (Hunter, "MM
 * algorithms for generalized Bradley–Terry models", 2004). Each of the entrants must have won a game against, directly
 * or through others, each other one: `withVirtualDraws` sees to that.
 */
function fitStrengths(contests: readonly Contest[], entrants: number): number[] {
  let strengths = new Array<number>(entrants).fill(1);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = improve(contests, strengths);
    const change = Math.max(...next.map((strength, entrant) => Math.abs(Math.log(strength / at(strengths, entrant)))));
    strengths = next;
    if (change < PRECISION) break;
  }
  return strengths;
}

/** Variances and covariances of all log strengths but the last, from the information in the games. */
function covariances(contests: readonly Contest[], strengths: readonly number[]): Matrix {
  const free = strengths.length - 1;
  const information = Matrix.zeros(free, free);
  for (const contest of contests) {
    const chance = chances(contest, strengths);
    const games = sum(contest.wins);
    for (let row = 0; row < free; row++) {
      for (let column = 0; column < free; column++) {
        const own = row === column ? at(chance, row) : 0;
        const term = games * (own - at(chance, row) * at(chance, column));
        information.set(row, column, information.get(row, column) + term);
      }
    }
  }
  return inverse(information);
}

/**
 * The contests and, for each, one more game that all its seats share. Somebody who won or lost everything would else
 * be infinitely strong or weak; a game among many moves nobody else.
 */
export const withVirtualDraws = (contests: readonly Contest[]): Contest[] =>
  contests.map(({ places, wins }) => ({
    places,
    wins: wins.map((won, entrant) => won + at(places, entrant) / sum(places)),
  }));

/**
 * Elo points of each entrant above the last one, with 95 % intervals, from all contests together. At least two
 * entrants, each with a victory and a defeat among connected contests.
 */
export function eloRatings(contests: readonly Contest[], entrants: number): Estimate[] {
  const strengths = fitStrengths(contests, entrants);
  const errors = covariances(contests, strengths).diagonal().map(Math.sqrt);
  return strengths.map((strength, entrant) => {
    const value = ELO_PER_LOGIT * Math.log(strength / at(strengths, entrants - 1));
    const half = ELO_PER_LOGIT * Z_95 * at(errors, entrant);
    return { value, low: value - half, high: value + half };
  });
}

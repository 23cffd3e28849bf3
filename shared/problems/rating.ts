import glicko2 from 'glicko2-lite';

/** How good somebody is at problems (Glicko-2): the rating, how far off it may be, how much it goes up and down. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** The rating before the first problem: about a citizen, but very uncertain. */
export const NEWCOMER: Rating = { rating: 1200, deviation: 220, volatility: 0.06 };

/** How far off the difficulty of a problem may be. */
const PROBLEM_DEVIATION = 80;

/** Returns the rating after a problem of this difficulty was found or missed. Time that passes changes nothing. */
export function ratedAfter({ rating, deviation, volatility }: Rating, difficulty: number, found: boolean): Rating {
  const after = glicko2(rating, deviation, volatility, [[difficulty, PROBLEM_DEVIATION, found ? 1 : 0]], {
    rating: NEWCOMER.rating,
  });
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}

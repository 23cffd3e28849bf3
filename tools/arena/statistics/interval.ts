/** An estimate and the bounds within which the truth lies in 95 of 100 measurements. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations of a normal distribution that hold 95 % of it. */
export const Z_95 = 1.959963984540054;

/**
 * Share of victories with its 95 % interval (Wilson 1927), each 0 … 1: unlike the normal approximation it holds for
 * few games and for shares near 0 or 1. `wins` may have fractions, for shared victories. Throws a RangeError unless
 * 0 ≤ wins ≤ games and games > 0.
 */
export function wilson(wins: number, games: number): Estimate {
  if (!(games > 0 && wins >= 0 && wins <= games)) throw new RangeError(`${wins} wins of ${games} games`);
  const share = wins / games;
  const shrink = Z_95 ** 2 / games;
  const centre = (share + shrink / 2) / (1 + shrink);
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / games + shrink / (4 * games))) / (1 + shrink);
  // Exact where rounding would leave a trace: an Elo bound without end must have none.
  return { value: share, low: wins === 0 ? 0 : centre - half, high: wins === games ? 1 : centre + half };
}

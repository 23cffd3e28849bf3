import type { Estimate } from './interval.ts';

/** Elo points of a natural logarithm of odds: 400 points are odds of ten to one. */
export const ELO_PER_LOGIT = 400 / Math.LN10;

/**
 * How much stronger somebody is, in Elo points, who wins `share` (0 … 1) of the games against `rivals` others of equal
 * strength, each of whom wins in proportion to strength (Luce's choice axiom; with one rival the logistic Elo curve).
 * −Infinity for a share of 0 and Infinity for 1.
 */
export const eloOf = (share: number, rivals = 1): number => ELO_PER_LOGIT * Math.log((rivals * share) / (1 - share));

/** The same for a share with its interval. */
export const eloEstimate = ({ value, low, high }: Estimate, rivals = 1): Estimate => ({
  value: eloOf(value, rivals),
  low: eloOf(low, rivals),
  high: eloOf(high, rivals),
});

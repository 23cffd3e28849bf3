import { STRENGTH } from '../vocabulary/strength.ts';
import { pointsAt, SCALE, type Scale, strengthAt } from './scale.ts';

/** The estimate of how well a person plays: points on the scale, and the variance. */
export interface Estimate {
  readonly points: number;
  readonly variance: number;
}

/** The estimate before the first game: between an apprentice and a citizen, but very uncertain. */
const FIRST = { strength: 1.5, deviation: 55 } as const;
export const newcomer = (scale = SCALE): Estimate => ({
  points: pointsAt(FIRST.strength, scale),
  variance: FIRST.deviation ** 2,
});

/** Points by which people change from game to game: it keeps the estimate from becoming certain. */
const DRIFT = 3;
/** Results further from the expectation than so many standard deviations count as that far: the player may have given up. */
const SURPRISE = 2;
/** The most points that a person can count as better than the strongest bot, or worse than the weakest. */
const BEYOND = 15;

/** How a game ended for somebody. */
export interface Result {
  /** Points more than the bots at the table had on average. */
  readonly lead: number;
  /** The strengths of these bots, at least one. */
  readonly bots: readonly number[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Returns the estimate after a game: the Kalman filter of a random walk, observed by the lead over the table's bots.
 * Half of a duel's luck is the person's own, the other half that of the others, which several of them share.
 */
export function estimateAfter(before: Estimate, { lead, bots }: Result, scale: Scale = SCALE): Estimate {
  const noise = (scale.spread ** 2 * (1 + 1 / bots.length)) / 2;
  const variance = before.variance + DRIFT ** 2;
  const surprise = lead - (before.points - mean(bots.map((strength) => pointsAt(strength, scale))));
  const most = SURPRISE * Math.sqrt(variance + noise);
  const gain = variance / (variance + noise);
  const points = before.points + gain * Math.min(Math.max(surprise, -most), most);
  const [lowest, highest] = [STRENGTH.least, STRENGTH.most].map((end) => pointsAt(end, scale)) as [number, number];
  return { points: Math.min(Math.max(points, lowest - BEYOND), highest + BEYOND), variance: (1 - gain) * variance };
}

/** The strength at which a bot matches the person. */
export const strengthIn = ({ points }: Estimate, scale = SCALE): number => strengthAt(points, scale);

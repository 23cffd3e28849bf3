import { STRENGTH } from '../vocabulary/strength.ts';
import { pointsAt, SCALE, type Scale, strengthAt } from './scale.ts';

/** How well somebody is believed to play: points on the scale, and the variance of that belief. */
export interface Estimate {
  readonly points: number;
  readonly variance: number;
}

/** Whoever has played nothing yet: between an apprentice and a citizen, or anything else. */
const FIRST = { strength: 1.5, deviation: 55 } as const;
export const newcomer = (scale = SCALE): Estimate => ({
  points: pointsAt(FIRST.strength, scale),
  variance: FIRST.deviation ** 2,
});

/** Points by which people become better or worse from game to game: it keeps the belief from ever being certain. */
const DRIFT = 3;
/** A result that is further from what was expected than so many standard deviations counts as that far: somebody gave up. */
const SURPRISE = 2;
/** Points that somebody is believed to be better than the strongest bot, or worse than the weakest, at most. */
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
 * Returns what is believed after a game: the Kalman filter of a random walk, observed by the lead over the table's bots.
 * Half of a duel's luck is one's own, the other half that of the others, which several of them share.
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

/** The strength at which a bot is somebody's match. */
export const strengthIn = ({ points }: Estimate, scale = SCALE): number => strengthAt(points, scale);

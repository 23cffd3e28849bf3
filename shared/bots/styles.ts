import type { SeatState } from '../rules/position/seat.ts';
import type { BotStyle } from '../vocabulary/preferences.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../vocabulary/score.ts';
import { TRACKS, type Tracks } from '../vocabulary/tracks.ts';

/** What a style adds to the neutral evaluation: enough to show in a single game, at little cost in strength. */
export interface StyleTraits {
  /** How much more (or less) expected points of a category count: 0.2 is 20 % more. */
  readonly points: Readonly<Partial<Record<ScoreCategory, number>>>;
  /** Points for a step on a track as long as there is game left. */
  readonly steps: Readonly<Partial<Tracks>>;
  /** Points for a coin in the purse as long as there is game left. */
  readonly purse: number;
  /**
   * The share of the next seat's loss that counts as the bot's own gain when it takes a face-up card away from it, 0 …
   * 1.
   */
  readonly denial: number;
}

const NONE: StyleTraits = { points: {}, steps: {}, purse: 0, denial: 0 };

export const STYLES: Readonly<Record<BotStyle, StyleTraits>> = {
  merchant: { points: { market: 0.2 }, steps: { income: 2 }, purse: 0.6, denial: 0 },
  marshal: { points: { colonies: 0.4 }, steps: { military: 0.5 }, purse: 0, denial: 0 },
  sage: { points: { statues: 0.45 }, steps: { culture: 0.6 }, purse: 0, denial: 0 },
  steward: { points: { cards: 0.45, gold: 0.25 }, steps: { food: 2 }, purse: 0, denial: 0 },
  opportunist: { points: {}, steps: {}, purse: 0, denial: 1 },
};

export const traitsOf = (style: BotStyle | null): StyleTraits => (style === null ? NONE : STYLES[style]);

/** Points that a style adds for expected points. `heads`: the points by category, from index `at` on. */
export function likingOfHeads({ points }: StyleTraits, heads: ArrayLike<number>, at: number): number {
  let liking = 0;
  SCORE_CATEGORIES.forEach((category, head) => {
    liking += (points[category] ?? 0) * (heads[at + head] as number);
  });
  return liking;
}

/** Points that a style adds for a seat's tracks and coins. */
export function likingOfHoldings({ steps, purse }: StyleTraits, { tracks, coins }: SeatState): number {
  let liking = purse * coins;
  for (const track of TRACKS) liking += (steps[track] ?? 0) * tracks[track];
  return liking;
}

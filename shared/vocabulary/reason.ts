import type { Action } from './actions.ts';
import { SCORE_CATEGORIES } from './score.ts';
import type { Sight } from './sight.ts';

/**
 * What the difference between two choices is made of, in points: the categories of the score sheet, what the best of the
 * others is kept from, and what a bot likes beyond what it expects of it.
 */
export const REASON_PARTS = [...SCORE_CATEGORIES, 'rivals', 'liking'] as const;
export type ReasonPart = (typeof REASON_PARTS)[number];

/** Why one action is judged better, or worse, than the best other one. */
export interface Reason {
  readonly action: Action;
  /** Own final points that are expected of it. */
  readonly value: number;
  /** The best other one, or `null` where there was no choice; and how much better, in points, this one is. */
  readonly instead: Action | null;
  readonly lead: number;
  /** Where that difference comes from; it adds up to `lead`. */
  readonly parts: Readonly<Record<ReasonPart, number>>;
  /** How much likelier it makes winning, −1 … 1, where futures were played through; else `null`. */
  readonly chance: number | null;
  /** Where no judgement is needed: one of the two is not worse in anything, and better in something. */
  readonly certain: 'better' | 'worse' | null;
  /** What tells the two apart in games that were played on with both; `null` where nothing stands out, or none were. */
  readonly seen: Sight | null;
}

/** The smallest difference of points, and of chances to win, that is worth telling: estimates are not more precise. */
const LEAST_POINTS = 0.5;
const LEAST_CHANCE = 0.005;

/**
 * Whether an action is better (1), worse (−1) or about as good (0), and whether by points: where points and chances to win
 * disagree, winning is what counts.
 */
export function leaningOf({ lead, chance }: Pick<Reason, 'lead' | 'chance'>): {
  readonly sign: -1 | 0 | 1;
  readonly byPoints: boolean;
} {
  const likelier = chance ?? 0;
  if (Math.abs(lead) >= LEAST_POINTS && lead * likelier >= 0) return { sign: lead > 0 ? 1 : -1, byPoints: true };
  if (Math.abs(likelier) < LEAST_CHANCE) return { sign: 0, byPoints: false };
  return { sign: likelier > 0 ? 1 : -1, byPoints: false };
}

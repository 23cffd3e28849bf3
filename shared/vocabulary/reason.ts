import type { Action } from './actions.ts';
import { SCORE_CATEGORIES } from './score.ts';

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
}

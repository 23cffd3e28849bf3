import { MANIFEST } from './expansions.ts';
import type { Seat } from './seats.ts';

type Manifest = typeof MANIFEST;
/** The categories that only an expansion brings. */
export type AddedCategory = { [E in keyof Manifest]: keyof Manifest[E]['scores'] }[keyof Manifest];

const ALWAYS = ['colonies', 'statues', 'silver', 'gold', 'cards', 'coins'] as const;
export type ScoreCategory = (typeof ALWAYS)[number] | AddedCategory;

/** The categories of the score sheet (rules §8, §10.2): those of every game, then those of each expansion. */
export const SCORE_CATEGORIES: readonly ScoreCategory[] = [
  ...ALWAYS,
  ...Object.values(MANIFEST).flatMap(({ scores }) => Object.keys(scores) as AddedCategory[]),
];

/** Returns a record with a value for each category, in the order of the sheet. */
export const byCategory = <T>(value: (category: ScoreCategory) => T): Record<ScoreCategory, T> =>
  Object.fromEntries(SCORE_CATEGORIES.map((category) => [category, value(category)])) as Record<ScoreCategory, T>;

/** One seat's points by category. */
export interface ScoreLine extends Record<ScoreCategory, number> {
  readonly total: number;
  /** Coins left after five were converted to each point: the tie-breaker. */
  readonly leftoverCoins: number;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  /** The winning seats, ascending; several share the victory. */
  readonly winners: readonly Seat[];
}

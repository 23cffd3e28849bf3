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

/** Orders lines, the better one first: more points, then more coins left after the conversion (rules §8). */
export const byScore = (one: ScoreLine, other: ScoreLine): number =>
  other.total - one.total || other.leftoverCoins - one.leftoverCoins;

/** Where each line is placed: 1 for the first; equal ones share a place, and the next one is left out. */
export const ranksOf = (lines: readonly ScoreLine[]): readonly number[] =>
  lines.map((own) => 1 + lines.filter((other) => byScore(other, own) < 0).length);

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  /** The winning seats, ascending; several share the victory. */
  readonly winners: readonly Seat[];
}

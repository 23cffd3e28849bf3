import type { ScoreCategory, ScoreLine, ScoreSheet } from '../../../shared/vocabulary/score.ts';

/** How far the points have been counted: all of the first `whole` categories, and of the next one a share from 0 to 1. */
export interface Count {
  readonly whole: number;
  readonly share: number;
}

/** Milliseconds at normal speed: before the first category, for each of them (most of it counting), and before the winner. */
const OPENING = 600;
const CATEGORY = 950;
const COUNTING = 650;
const CLOSING = 700;

/** Milliseconds that the count of so many categories takes. */
export const countingTime = (categories: number): number => OPENING + categories * CATEGORY + CLOSING;

/** Quick at first, slower towards the end, as coins are counted down. */
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Returns how far the count is after so many milliseconds; `null` when it is over. */
export function countAt(elapsed: number, categories: number): Count | null {
  if (elapsed >= countingTime(categories)) return null;
  const since = Math.max(0, elapsed - OPENING);
  const whole = Math.min(categories, Math.floor(since / CATEGORY));
  const share = whole === categories ? 0 : easeOut(Math.min(1, (since - whole * CATEGORY) / COUNTING));
  return { whole, share: elapsed < OPENING ? 0 : share };
}

/** Returns the points of a category so far, the `index`th; `null` before its turn. */
export function countedPoints(points: number, index: number, count: Count | null): number | null {
  if (count === null || index < count.whole) return points;
  return index === count.whole && count.share > 0 ? Math.round(points * count.share) : null;
}

/** Returns the points of a seat so far, over all categories. */
export const countedTotal = (line: ScoreLine, categories: readonly ScoreCategory[], count: Count | null): number =>
  count === null
    ? line.total
    : categories.reduce((sum, category, index) => sum + (countedPoints(line[category], index, count) ?? 0), 0);

/** Returns the seats that lead so far; nobody before anybody has points. */
export function leadersAt(
  { lines, winners }: ScoreSheet,
  categories: readonly ScoreCategory[],
  count: Count | null,
): readonly number[] {
  if (count === null) return winners;
  const totals = lines.map((line) => countedTotal(line, categories, count));
  const best = Math.max(...totals);
  return best === 0 ? [] : totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

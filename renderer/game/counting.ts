import { categoriesIn, type Expansion } from '../../shared/vocabulary/options.ts';
import type { ScoreCategory, ScoreLine, ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { CountedPart } from './state/stage.ts';

/** How far the points have been counted. */
export interface Count {
  /** Categories that are counted. */
  readonly whole: number;
  /** Seats that are counted in the next one. */
  readonly seats: number;
  /** What is counted of the seat after those, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds at normal speed: before the first category, after each, and for the winner. */
const OPENING = 400;
const REST = 180;
const CROWNING = 2900;

/** The categories that are counted one by one: those in which anybody has anything. */
export const countedIn = ({ lines }: ScoreSheet, expansions: readonly Expansion[]): readonly ScoreCategory[] =>
  categoriesIn(expansions).filter((category) => lines.some((line) => line[category] !== 0));

/** Milliseconds for one seat in one category. With many seats each takes less, so that the count does not last long. */
const seatTime = (seats: number): number => Math.min(300, 740 / seats);

const categoryTime = (seats: number): number => seats * seatTime(seats) + REST;

/** Milliseconds that the count of so many categories and seats takes, the winner's moment included. */
export const countingTime = (categories: number, seats: number): number =>
  OPENING + categories * categoryTime(seats) + CROWNING;

/** Returns for how long each category is counted; the first waits for the opening. */
export const countedParts = (categories: readonly ScoreCategory[], seats: number): readonly CountedPart[] =>
  categories.map((category, index) => ({
    category,
    milliseconds: categoryTime(seats) + (index === 0 ? OPENING : 0),
  }));

/** Fast at first and slower towards the end. */
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** Returns how far the count is after so many milliseconds; `null` when it is over. */
export function countAt(elapsed: number, categories: number, seats: number): Count | null {
  if (elapsed >= countingTime(categories, seats)) return null;
  const since = Math.max(0, elapsed - OPENING);
  const whole = Math.min(categories, Math.floor(since / categoryTime(seats)));
  if (whole === categories) return { whole, seats: 0, share: 0 };
  const turns = (since - whole * categoryTime(seats)) / seatTime(seats);
  const counted = Math.min(seats, Math.floor(turns));
  return { whole, seats: counted, share: counted === seats ? 0 : easeOut(turns - counted) };
}

/** Whether all is counted, and the moment is the winner's. */
export const isCrowning = (count: Count | null, categories: number): boolean => count?.whole === categories;

/** Returns the points of a seat in a category so far, the `index`th; `null` before its turn. */
export function countedPoints(points: number, index: number, seat: number, count: Count | null): number | null {
  if (count === null || index < count.whole) return points;
  if (index > count.whole || seat > count.seats) return null;
  if (seat < count.seats) return points;
  return count.share > 0 ? Math.round(points * count.share) : null;
}

/** Returns the points of a seat so far, over all categories. */
export const countedTotal = (
  line: ScoreLine,
  categories: readonly ScoreCategory[],
  seat: number,
  count: Count | null,
): number =>
  count === null
    ? line.total
    : categories.reduce((sum, category, index) => sum + (countedPoints(line[category], index, seat, count) ?? 0), 0);

/** The part of a column's height that whoever leads has before anything is counted; the rest comes with the points. */
const LEADER = 0.45;

/**
 * The height of a seat's column while points are counted, 0 to 1. Differences to the leading seat are clear from the
 * first points on, and in the end the height matches the points.
 * @param points of the seat so far
 * @param lead the most points of any seat so far
 * @param highest the most points of any seat in the end
 */
export function columnShare(points: number, lead: number, highest: number): number {
  if (points <= 0) return 0;
  return (points / lead) * (LEADER + (1 - LEADER) * Math.min(1, lead / highest));
}

/** How high the lowest column is when all is counted, as a share of the winner's. */
const LOWEST = 0.55;

/**
 * Returns the height of a column when all is counted, 0 to 1. Only the differences are shown, so that the winner is
 * clear even in a close game.
 */
export const podiumShare = (points: number, totals: readonly number[]): number => {
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  return highest === lowest ? 1 : LOWEST + ((1 - LOWEST) * (points - lowest)) / (highest - lowest);
};

/** Returns the seats that lead so far; nobody before anybody has points, and the winners when all is counted. */
export function leadersAt(
  { lines, winners }: ScoreSheet,
  categories: readonly ScoreCategory[],
  count: Count | null,
): readonly number[] {
  if (count === null || isCrowning(count, categories.length)) return winners;
  const totals = lines.map((line, seat) => countedTotal(line, categories, seat, count));
  const best = Math.max(...totals);
  return best === 0 ? [] : totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

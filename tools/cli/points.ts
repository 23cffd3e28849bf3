import { byCategory, SCORE_CATEGORIES, type ScoreCategory } from '../../shared/vocabulary/score.ts';

export type Column = ScoreCategory | 'total';
export type Points = Record<Column, number>;

export const COLUMNS: readonly Column[] = [...SCORE_CATEGORIES, 'total'];

export const noPoints = (): Points => ({ ...byCategory(() => 0), total: 0 });

/** Adds one score sheet's line to the sums. */
export function addPoints(sums: Points, line: Readonly<Points>): void {
  for (const column of COLUMNS) sums[column] += line[column];
}

/** The points of `sums` in each of `count` games on average. */
export function meanPoints(sums: Readonly<Points>, count: number): Points {
  const means = noPoints();
  for (const column of COLUMNS) means[column] = sums[column] / count;
  return means;
}

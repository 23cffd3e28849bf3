import { SCORE_CATEGORIES, type ScoreCategory, type ScoreSheet } from '../../shared/vocabulary/score.ts';

type Column = ScoreCategory | 'total';
export const COLUMNS: readonly Column[] = [...SCORE_CATEGORIES, 'total'];

/** Results of one seat over all games. */
export interface SeatTally {
  /** A shared victory counts as its share. */
  wins: number;
  readonly sums: Record<Column, number>;
}

const newTally = (): SeatTally => ({
  wins: 0,
  sums: { colonies: 0, statues: 0, silver: 0, gold: 0, cards: 0, coins: 0, market: 0, total: 0 },
});

export const newTallies = (seats: number): SeatTally[] => Array.from({ length: seats }, newTally);

/** Adds one game's score sheet to the tallies of its seats. */
export function addSheet(tallies: readonly SeatTally[], sheet: ScoreSheet): void {
  sheet.lines.forEach((line, seat) => {
    const tally = tallies[seat];
    if (tally === undefined) throw new RangeError(`no tally for seat ${seat}`);
    for (const column of COLUMNS) tally.sums[column] += line[column];
  });
  for (const winner of sheet.winners) (tallies[winner] as SeatTally).wins += 1 / sheet.winners.length;
}

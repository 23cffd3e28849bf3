import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import { addPoints, noPoints, type Points } from '../cli/points.ts';

/** Results of one seat over all games. */
export interface SeatTally {
  /** A shared victory counts as its share. */
  wins: number;
  readonly sums: Points;
}

export const newTallies = (seats: number): SeatTally[] =>
  Array.from({ length: seats }, () => ({ wins: 0, sums: noPoints() }));

/** Adds one game's score sheet to the tallies of its seats. */
export function addSheet(tallies: readonly SeatTally[], sheet: ScoreSheet): void {
  sheet.lines.forEach((line, seat) => {
    const tally = tallies[seat];
    if (tally === undefined) throw new RangeError(`no tally for seat ${seat}`);
    addPoints(tally.sums, line);
  });
  for (const winner of sheet.winners) (tallies[winner] as SeatTally).wins += 1 / sheet.winners.length;
}

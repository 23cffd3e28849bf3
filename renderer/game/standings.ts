import { byScore, type ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** The seats of a finished game, whoever won first; equal ones as they sit. */
export const standingsOf = ({ lines }: Pick<ScoreSheet, 'lines'>): readonly Seat[] =>
  lines
    .map((line, seat) => ({ line, seat }))
    .sort((one, other) => byScore(one.line, other.line) || one.seat - other.seat)
    .map(({ seat }) => seat);

/** The points by which each seat is before all others, or behind the best of them, by seat. */
export const leadsOf = ({ lines }: Pick<ScoreSheet, 'lines'>): readonly number[] =>
  lines.map(({ total }, seat) => {
    const others = lines.filter((_, other) => other !== seat).map((line) => line.total);
    return total - Math.max(...others);
  });

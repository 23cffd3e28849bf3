import type { ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';

/** Where each seat is placed in a finished game, by seat: 1 for the first; who is equal shares a place, and the next is left out. */
export const placesWon = ({ lines }: Pick<ScoreSheet, 'lines'>): readonly number[] =>
  lines.map(
    (own) =>
      1 +
      lines.filter(
        ({ total, leftoverCoins }) => total > own.total || (total === own.total && leftoverCoins > own.leftoverCoins),
      ).length,
  );

/** The seats of a finished game, whoever won first; equal ones as they sit. */
export const standingsOf = ({ lines }: Pick<ScoreSheet, 'lines'>): readonly Seat[] =>
  lines
    .map(({ total, leftoverCoins }, seat) => ({ total, leftoverCoins, seat }))
    .sort((one, other) => other.total - one.total || other.leftoverCoins - one.leftoverCoins || one.seat - other.seat)
    .map(({ seat }) => seat);

/** The points by which each seat is before all others, or behind the best of them, by seat. */
export const leadsOf = ({ lines }: Pick<ScoreSheet, 'lines'>): readonly number[] =>
  lines.map(({ total }, seat) => {
    const others = lines.filter((_, other) => other !== seat).map((line) => line.total);
    return total - Math.max(...others);
  });

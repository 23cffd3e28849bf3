/** A player's place at the table: 0 … n−1, clockwise. */
export type Seat = number;

export const SEAT_COUNTS = [2, 3, 4, 5] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];
export const FEWEST_SEATS = Math.min(...SEAT_COUNTS);
export const MOST_SEATS = Math.max(...SEAT_COUNTS);

/** The animals on the wheel, in their fixed clockwise order (rules §2.1). */
export const EMBLEMS = ['monkey', 'dragon', 'lion', 'pegasus', 'scarab'] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** The emblem of a seat; `emblems` has a number of `EMBLEMS` for each seat. */
export const emblemOf = ({ emblems }: { readonly emblems: readonly number[] }, seat: Seat): Emblem =>
  EMBLEMS[emblems[seat] ?? 0] ?? 'lion';

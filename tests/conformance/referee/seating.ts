import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { EMBLEMS, type Emblem, type Seat } from '../../../shared/vocabulary/seats.ts';
import { setupCardOf } from './printed.ts';
import type { Header } from './recordShape.ts';

const seatsOf = (header: Header): Seat[] => header.seats.map((_, seat) => seat);

/** §2.6: seats by initiative, lowest first. */
function byInitiative(header: Header): Seat[] {
  const initiative = (seat: Seat): number => setupCardOf(header.seats[seat]?.setupCard ?? '').initiative;
  return seatsOf(header).sort((a, b) => initiative(a) - initiative(b));
}

/** §2.6: clockwise from the epoch's first player; with two seats the lower leads I and III. */
export function seatsInOrder(header: Header, epoch: 1 | 2 | 3): Seat[] {
  const ranked = byInitiative(header);
  const first = (ranked.length === 2 ? [ranked[0], ranked[1], ranked[0]] : ranked)[epoch - 1] as Seat;
  const seats = seatsOf(header);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** §2.7: the seats with an extra coin. */
export function favouredSeats(header: Header): Seat[] {
  const favoured = { 2: 1, 3: 0, 4: 1, 5: 2 }[header.seats.length] ?? 0;
  return byInitiative(header).slice(header.seats.length - favoured);
}

/** §3.2: the deck at which a seat's emblem points, `turned` segments on. */
export function colourBefore(header: Header, seat: Seat, turned: number): Colour {
  const emblem = EMBLEMS.indexOf(header.seats[seat]?.emblem as Emblem);
  return header.segments[(emblem + turned) % 5] as Colour;
}

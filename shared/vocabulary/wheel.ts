import type { Colour } from './colours.ts';
import type { Seat } from './seats.ts';

/** The board's segments clockwise, and each seat's position on the wheel within them. */
export interface Wheel {
  readonly segments: readonly Colour[];
  readonly emblems: readonly number[];
}

/**
 * The colour of the segment that a seat's emblem points at, once the wheel has gone `turned` segments clockwise (rules
 * §3.2): as it was set, and each turn since. Throws a RangeError for a seat that is not there.
 */
export function colourInFront({ segments, emblems }: Wheel, seat: Seat, turned: number): Colour {
  const position = emblems[seat];
  if (position === undefined) throw new RangeError(`no such seat: ${seat}`);
  return segments[(position + turned) % segments.length] as Colour;
}

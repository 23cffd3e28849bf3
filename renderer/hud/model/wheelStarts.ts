import type { Observation } from '../../../shared/rules/observation.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';

type Wheel = Pick<Observation, 'segments' | 'emblems'>;

/**
 * Returns the colour that a seat draws from after `turns` turns of the wheel (rules §3.2).
 * Throws a RangeError for a seat that is not there.
 */
export function colourAt(wheel: Wheel, seat: Seat, rotation: number, turns: number): Colour {
  const position = wheel.emblems[seat];
  const colour = position === undefined ? undefined : wheel.segments[(position + rotation + turns) % DRAFT_ROUNDS];
  if (colour === undefined) throw new RangeError(`no such seat: ${seat}`);
  return colour;
}

/** Returns the colours that a seat visits, round by round. */
export const routeOf = (wheel: Wheel, seat: Seat, rotation: number): readonly Colour[] =>
  Array.from({ length: DRAFT_ROUNDS }, (_, turns) => colourAt(wheel, seat, rotation, turns));

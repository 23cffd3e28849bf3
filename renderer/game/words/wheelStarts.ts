import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { colourInFront, type Wheel } from '../../../shared/vocabulary/wheel.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Returns the colours that a seat visits, round by round, with a rotation of the wheel. */
export const routeOf = (wheel: Wheel, seat: Seat, rotation: number): readonly Colour[] =>
  wheel.segments.map((_, turns) => colourInFront(wheel, seat, rotation + turns));

/** Returns the colours that a seat visits with a rotation of the wheel, in words and in their order. */
export const routeWords = (wheel: Wheel, seat: Seat, rotation: number, text: Text): string =>
  routeOf(wheel, seat, rotation)
    .map((colour) => text(`colour.${colour}`))
    .join(' → ');

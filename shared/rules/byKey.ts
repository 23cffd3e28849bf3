import type { Colour } from '../vocabulary/colours.ts';
import type { Epoch } from '../vocabulary/time.ts';

/** Returns a record with a value for each colour; with its fields written out, so that engines keep it in their fast form. */
export const byColour = <T>(value: (colour: Colour) => T): Record<Colour, T> => ({
  yellow: value('yellow'),
  red: value('red'),
  blue: value('blue'),
  green: value('green'),
  purple: value('purple'),
});

export const byEpoch = <T>(value: (epoch: Epoch) => T): Record<Epoch, T> => ({ 1: value(1), 2: value(2), 3: value(3) });

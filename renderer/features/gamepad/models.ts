import type { PadModel } from '../../platform/pad.ts';

/** Names that pads report, and their makers' numbers; the first match counts. */
const NAMES: readonly (readonly [RegExp, PadModel])[] = [
  [/steam|valve|28de/i, 'deck'],
  [/dualshock|dualsense|playstation|sony|054c/i, 'playstation'],
  [/nintendo|joy-?con|switch|057e/i, 'nintendo'],
];

/** The kind of a pad by the id that the browser gives. Unknown ones are labelled like Microsoft's, as most are. */
export const modelOf = (id: string): PadModel => NAMES.find(([name]) => name.test(id))?.[1] ?? 'xbox';

import type { PadModel } from '../../platform/pad.ts';

/** What pads call themselves, and the numbers of their makers; the first that fits counts. */
const NAMES: readonly (readonly [RegExp, PadModel])[] = [
  [/steam|valve|28de/i, 'deck'],
  [/dualshock|dualsense|playstation|sony|054c/i, 'playstation'],
  [/nintendo|joy-?con|switch|057e/i, 'nintendo'],
];

/** The kind of a pad by the id that the browser gives; any other is written like Microsoft's, as most are. */
export const modelOf = (id: string): PadModel => NAMES.find(([name]) => name.test(id))?.[1] ?? 'xbox';

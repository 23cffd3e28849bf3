import { circle } from '../path.ts';
import type { Motif } from './motif.ts';

/** Anybody: the figure of a card that is not one of the game's own. */
export const stranger: Motif = [
  ['main', 'M6 98Q10 68 36 64H64Q90 68 94 98Z'],
  ['gold', 'M36 64Q50 84 64 64L68 70Q50 96 32 70Z'],
  ['shade', 'M50 2Q80 4 80 38Q80 60 72 70Q66 54 66 44Q50 36 34 44Q34 54 28 70Q20 60 20 38Q20 4 50 2Z'],
  ['pale', 'M34 42Q50 32 66 42V52Q64 68 50 68Q36 68 34 52Z'],
  ['ink', `${circle(43, 49, 2.5)}${circle(57, 49, 2.5)}`],
  ['line', 'M50 48L48 56H52M44 61Q50 64 56 61', 2],
];

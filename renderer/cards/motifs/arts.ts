import { box, circle, ellipse, pair, polygon } from '../path.ts';
import type { Motif } from './motif.ts';

const lyre: Motif = [
  [
    'gold',
    'M22 24C4 44 14 76 38 84H62C86 76 96 44 78 24L92 10L82 2L64 20C80 40 76 62 62 70H38C24 62 20 40 36 20L18 2L8 10Z',
  ],
  ['line', 'M40 34V76M47 34V76M53 34V76M60 34V76', 1.6],
  ['shade', 'M22 26H78V34H22Z'],
  ['main', 'M30 84H70L76 98H24Z'],
  ['pale', `${circle(14, 6, 5)}${circle(86, 6, 5)}`],
];

const scroll: Motif = [
  ['pale', 'M22 12H80V86H22Z'],
  ['shade', 'M14 6H86a6 6 0 0 1 0 14H14a6 6 0 0 1 0 -14Z'],
  ['shade', 'M14 80H86a6 6 0 0 1 0 14H14a6 6 0 0 1 0 -14Z'],
  ['gold', `${circle(10, 13, 6)}${circle(90, 13, 6)}${circle(10, 87, 6)}${circle(90, 87, 6)}`],
  ['line', 'M32 32H70M32 42H66M32 52H70M32 62H58', 2.6],
  ['main', circle(67, 68, 7)],
];

const quill: Motif = [
  ['main', 'M34 62H78V90Q78 96 72 96H40Q34 96 34 90Z'],
  ['shade', 'M62 62H78V90Q78 96 72 96H62Z'],
  ['gold', 'M40 52H72V62H40Z'],
  ['pale', 'M50 60Q48 34 66 14Q76 4 94 0Q96 30 76 46Q66 54 54 60Z'],
  ['line', 'M52 60Q62 34 90 6M60 42L58 30M66 34L66 22M66 40L80 38M74 28L86 26', 1.6],
  ['gold', 'M8 78H26V96H8Z'],
];

const mask: Motif = [
  ['pale', 'M14 16Q50 0 86 16Q92 58 76 80Q64 96 50 96Q36 96 24 80Q8 58 14 16Z'],
  ['shade', 'M70 11Q80 13 86 16Q92 58 76 80Q68 91 58 95Q82 66 70 11Z'],
  ['ink', 'M24 40Q34 30 44 42Q34 48 24 40ZM56 42Q66 30 76 40Q66 48 56 42Z'],
  ['ink', 'M28 64Q50 76 72 64Q66 88 50 88Q34 88 28 64Z'],
  ['line', 'M50 42L45 58H54M22 30Q34 22 44 30M56 30Q66 22 78 30', 2.4],
  ['gold', 'M12 18Q50 -4 88 18L86 26Q50 8 14 26Z'],
];

const temple: Motif = [
  ['pale', 'M4 34L50 4L96 34Z'],
  ['gold', box(4, 34, 92, 8)],
  ['pale', [14, 33.5, 55.5, 75].map((x) => box(x, 42, 11, 40)).join('')],
  ['line', [19.5, 39, 61, 80.5].map((x) => `M${x} 44V80`).join(''), 1.6],
  ['gold', box(8, 82, 84, 6)],
  ['shade', box(2, 88, 96, 8)],
  ['main', circle(50, 23, 7)],
];

const vase: Motif = [
  ['main', 'M36 8H64L60 22Q92 36 78 66Q70 84 62 90H38Q30 84 22 66Q8 36 40 22Z'],
  ['shade', 'M60 22Q92 36 78 66Q70 84 62 90H54Q80 56 56 22Z'],
  ['gold', 'M16 42H84V50H16ZM20 64H80L77 70H23Z'],
  ['line', 'M20 60Q26 52 32 58T44 58T56 58T68 58T80 56', 2],
  ['gold', 'M34 3H66V10H34ZM36 90H64V97H36Z'],
  ['line', 'M40 22Q20 14 16 42M60 22Q80 14 84 42', 4],
];

const dividers: Motif = [
  ['gold', circle(50, 12, 10)],
  [
    'gold',
    polygon([
      [45, 18],
      [53, 22],
      [26, 98],
      [22, 92],
    ]),
  ],
  [
    'gold',
    polygon([
      [55, 18],
      [47, 22],
      [74, 98],
      [78, 92],
    ]),
  ],
  ['line', 'M14 76Q50 96 86 76', 2.6],
  ['main', 'M33 54H67L70 62H30Z'],
  ['ink', circle(50, 12, 3.5)],
];

const book: Motif = [
  ['shade', 'M2 22L50 30L98 22V90L50 98L2 90Z'],
  ['pale', 'M6 14Q30 10 50 24V90Q30 78 6 82Z'],
  ['pale', 'M94 14Q70 10 50 24V90Q70 78 94 82Z'],
  ['line', 'M14 28Q30 26 42 34M14 40Q30 38 42 46M14 52Q30 50 42 58M14 64Q30 62 42 70', 2],
  [
    'main',
    polygon([
      [72, 30],
      [84, 46],
      [72, 64],
      [60, 46],
    ]),
  ],
  ['gold', 'M48 24H52V98L50 92L48 98Z'],
];

const pipes: Motif = [
  ...[0, 1, 2, 3, 4, 5].map((index) => ['pale', box(12 + index * 13, 10, 11, 84 - index * 11)] as const),
  ...[0, 1, 2, 3, 4, 5].map((index) => ['ink', ellipse(17.5 + index * 13, 12, 4, 3)] as const),
  ['gold', 'M8 26H94V36H8Z'],
  ['main', 'M8 40H94V45H8Z'],
  ['line', 'M94 30Q104 50 92 66', 2.4],
];

const hourglass: Motif = [
  ['pale', 'M24 12H76Q76 40 55 50Q76 60 76 88H24Q24 60 45 50Q24 40 24 12Z'],
  ['gold', 'M32 32H68Q62 42 50 48Q38 42 32 32ZM30 86Q34 70 50 64Q66 70 70 86Z'],
  ['line', 'M50 48V66', 2],
  ['shade', 'M16 2H84V12H16ZM16 88H84V98H16Z'],
  ['main', pair((side) => box(side === 1 ? 80 : 14, 12, 6, 76))],
];

/** Figures of the blue people: artists, builders, scholars. */
export const ART_MOTIFS = { lyre, scroll, quill, mask, temple, vase, dividers, book, pipes, hourglass };

import { box, circle, ellipse, pair, polygon, star } from '../path.ts';
import type { Motif } from './motif.ts';

const swords: Motif = [
  ...([-1, 1] as const).flatMap((side) => {
    const x = (value: number) => 50 + side * (value - 50);
    return [
      [
        'pale',
        polygon([
          [x(94), 4],
          [x(90), 20],
          [x(38), 74],
          [x(29), 65],
          [x(80), 10],
        ]),
      ],
      ['line', `M${x(90)} 9L${x(34)} 68`, 1.4],
      [
        'gold',
        polygon([
          [x(20), 60],
          [x(26), 54],
          [x(46), 76],
          [x(40), 82],
        ]),
      ],
      [
        'shade',
        polygon([
          [x(27), 69],
          [x(33), 75],
          [x(18), 90],
          [x(12), 84],
        ]),
      ],
      ['gold', circle(x(12), 90, 6)],
    ] as const;
  }),
];

const shield: Motif = [
  ['gold', 'M50 2Q70 12 92 10Q96 66 50 98Q4 66 8 10Q30 12 50 2Z'],
  ['main', 'M50 11Q68 19 85 18Q86 62 50 88Q14 62 15 18Q32 19 50 11Z'],
  ['pale', 'M50 11Q68 19 85 18Q86 34 82 46H50ZM50 46V88Q26 72 18 46Z'],
  ['gold', star(50, 46, 8, 20, 9)],
  ['ink', circle(50, 46, 5)],
];

const helmet: Motif = [
  ['main', 'M26 34Q30 4 62 4Q92 4 96 32Q80 18 62 22Q48 26 44 40Z'],
  ['line', 'M36 22L46 34M48 12L54 26M62 8L64 22M76 10L74 22M88 18L82 26', 1.6],
  ['gold', 'M22 92V52Q22 24 52 24Q82 24 82 52V66L74 92H62L66 60H58L54 78H46V60H38V92Z'],
  ['ink', 'M38 50H48V57H38ZM56 50H68V57H56Z'],
  ['line', 'M52 24V48', 2],
];

const spears: Motif = [
  ...[20, 50, 80].flatMap((x, index) => {
    const top = index === 1 ? 2 : 10;
    return [
      ['shade', box(x - 2.5, top + 20, 5, 98 - top - 20)],
      [
        'pale',
        polygon([
          [x, top],
          [x + 9, top + 16],
          [x, top + 28],
          [x - 9, top + 16],
        ]),
      ],
      ['gold', box(x - 5, top + 26, 10, 5)],
    ] as const;
  }),
  ['main', 'M8 52H92V80H8Z'],
  ['gold', 'M8 52H92V57H8ZM8 75H92V80H8Z'],
  ['pale', star(50, 66, 4, 9, 3)],
];

const bow: Motif = [
  ['gold', 'M30 4Q84 10 84 50Q84 90 30 96L27 91Q74 84 74 50Q74 16 27 9Z'],
  ['line', 'M29 7L22 50L29 93', 1.6],
  ['shade', box(12, 47.5, 72, 5)],
  [
    'pale',
    polygon([
      [100, 50],
      [82, 41],
      [86, 50],
      [82, 59],
    ]),
  ],
  ['main', 'M4 40L20 47V53L4 60L10 50Z'],
  ['shade', box(73, 40, 11, 20)],
];

const tower: Motif = [
  ['pale', 'M24 34H76L80 96H20Z'],
  ['shade', 'M60 34H76L80 96H62Z'],
  ['pale', 'M16 10H28V18H38V10H50V18H62V10H72V18H84V10V34H16Z'],
  ['ink', 'M42 96V74Q50 62 58 74V96ZM46 42H54V56H46Z'],
  ['line', 'M24 62H40M62 62H78M30 78H40M62 84H76M28 46H36M64 46H74', 2],
  ['main', 'M50 10V-8L72 -2L53 6V10Z'],
];

const banner: Motif = [
  ['gold', box(18, 8, 6, 90)],
  [
    'gold',
    polygon([
      [21, -4],
      [28, 8],
      [21, 14],
      [14, 8],
    ]),
  ],
  ['main', 'M24 14Q42 6 58 14T92 14V62Q74 70 58 62T24 62Z'],
  ['shade', 'M24 48Q42 40 58 48T92 48V62Q74 70 58 62T24 62Z'],
  ['gold', star(58, 37, 5, 18, 7.5)],
  ['glint', 'M28 19Q42 12 58 19T88 19', 1.6],
];

const axe: Motif = [
  ['shade', box(46, 6, 8, 92)],
  [
    'pale',
    pair(
      (side) =>
        `M${50 + side * 4} 22Q${50 + side * 20} 24 ${50 + side * 34} 6Q${50 + side * 50} 34 ${50 + side * 34} 62Q${50 + side * 20} 44 ${50 + side * 4} 46Z`,
    ),
  ],
  ['line', pair((side) => `M${50 + side * 30} 14Q${50 + side * 40} 34 ${50 + side * 30} 54`), 1.6],
  ['gold', box(42, 18, 16, 32)],
  [
    'gold',
    `${polygon([
      [50, -4],
      [56, 8],
      [44, 8],
    ])}${circle(50, 97, 5)}`,
  ],
  ['main', box(44, 66, 12, 18)],
];

const horn: Motif = [
  ['gold', 'M6 22Q10 8 22 10Q40 66 84 50L98 30L96 84L80 78Q30 92 6 22Z'],
  ['shade', 'M84 50L98 30L96 84L80 78Q66 80 54 76Q74 70 84 50Z'],
  ['main', 'M22 48L34 36L42 44L28 60ZM44 68L54 50L63 52L56 74Z'],
  ['line', 'M28 60Q34 98 66 96M56 74Q60 90 66 96', 2],
  ['main', circle(67, 95, 5)],
  ['pale', ellipse(97, 57, 5, 26)],
];

const chariot: Motif = [
  ['main', 'M10 6H40Q44 40 78 46V58H22Q8 40 10 6Z'],
  ['gold', 'M8 2H42V10H8ZM20 56H98V62H20Z'],
  ['pale', 'M18 18H34Q36 34 52 46H26Q18 34 18 18Z'],
  ['gold', `${circle(46, 70, 27)}${circle(46, 70, 20)}`],
  ['line', 'M46 44V96M20 70H72M28 52L64 88M64 52L28 88', 3],
  ['gold', circle(46, 70, 6)],
];

/** Figures of the red people: soldiers, guards, commanders. */
export const WAR_MOTIFS = { swords, shield, helmet, spears, bow, tower, banner, axe, horn, chariot };

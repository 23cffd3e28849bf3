import { circle, ellipse, pair, polygon, star } from '../path.ts';
import type { Motif } from './motif.ts';

const rays = (count: number, inner: number, outer: number, x = 50, y = 50): string => star(x, y, count, outer, inner);

const crown: Motif = [
  ['gold', 'M12 78L2 28L28 48L50 10L72 48L98 28L88 78Z'],
  ['shade', 'M10 78H90V94H10Z'],
  ['pale', `${circle(2, 26, 6)}${circle(50, 9, 7)}${circle(98, 26, 6)}`],
  ['main', `${ellipse(50, 58, 9, 12)}${circle(28, 64, 6)}${circle(72, 64, 6)}`],
  ['gold', `${circle(26, 86, 4)}${circle(50, 86, 4)}${circle(74, 86, 4)}`],
];

const sceptre: Motif = [
  [
    'gold',
    polygon([
      [58, 34],
      [66, 42],
      [14, 98],
      [4, 90],
    ]),
  ],
  [
    'main',
    polygon([
      [40, 56],
      [45, 61],
      [33, 74],
      [28, 68],
    ]),
  ],
  ['gold', star(72, 26, 8, 28, 16)],
  ['main', circle(72, 26, 12)],
  ['pale', circle(68, 22, 4)],
  ['gold', circle(8, 94, 6)],
];

const sun: Motif = [
  ['gold', rays(16, 32, 50)],
  ['pale', circle(50, 50, 30)],
  ['line', 'M36 44Q41 40 46 44M54 44Q59 40 64 44M50 44L47 58H53M38 64Q50 74 62 64', 2.4],
];

const moon: Motif = [
  ['pale', 'M66 4A48 48 0 1 0 66 96A38 44 0 1 1 66 4Z'],
  ['line', 'M34 34Q44 30 40 44L46 54L38 56Q40 64 34 66', 2.2],
  ['gold', star(74, 34, 5, 16, 6.5)],
  ['gold', star(84, 66, 5, 11, 4.5)],
  ['gold', star(62, 58, 5, 8, 3.5)],
];

const owl: Motif = [
  ['main', 'M16 8Q34 20 50 18Q66 20 84 8Q92 40 84 70Q76 94 50 94Q24 94 16 70Q8 40 16 8Z'],
  ['pale', 'M34 56Q50 48 66 56Q70 84 50 90Q30 84 34 56Z'],
  ['gold', `${circle(33, 38, 15)}${circle(67, 38, 15)}`],
  ['ink', `${circle(33, 38, 7)}${circle(67, 38, 7)}`],
  [
    'gold',
    polygon([
      [50, 40],
      [57, 50],
      [50, 62],
      [43, 50],
    ]),
  ],
  ['line', 'M42 66Q46 70 50 66Q54 70 58 66M42 76Q46 80 50 76Q54 80 58 76M18 56Q22 76 34 86M82 56Q78 76 66 86', 2],
  ['gold', 'M34 92L30 100H44L42 93ZM66 92L70 100H56L58 93Z'],
];

const eye: Motif = [
  ['gold', rays(20, 34, 48, 50, 44)],
  ['pale', 'M2 48Q50 4 98 48Q50 88 2 48Z'],
  ['main', circle(50, 46, 20)],
  ['ink', circle(50, 46, 10)],
  ['pale', circle(45, 41, 4)],
  ['line', 'M2 48Q-2 54 4 60M50 72V96M50 78Q66 80 70 96M36 72L28 92', 2.6],
];

const leaf = (side: 1 | -1, step: number): string => {
  const angle = (-70 + step * 32) * (Math.PI / 180);
  return ellipse(50 + side * Math.cos(angle) * 38, 46 - Math.sin(angle) * 38, 13, 5.5, side * (60 - step * 32));
};

const laurel: Motif = [
  ['line', 'M50 92Q4 78 12 34Q14 20 26 8M50 92Q96 78 88 34Q86 20 74 8', 2.6],
  ...[0, 1, 2, 3, 4].map((step) => ['main', pair((side) => leaf(side, step))] as const),
  ['gold', star(50, 46, 5, 20, 8.5)],
  ['gold', 'M38 86L62 96L60 102L36 92ZM62 86L38 96L40 102L64 92Z'],
];

const torch: Motif = [
  ['gold', 'M50 -4Q76 20 66 42Q62 52 50 52Q38 52 34 42Q26 26 40 14Q40 24 46 26Q52 12 50 -4Z'],
  ['pale', 'M52 22Q62 36 54 48Q46 48 43 42Q42 36 46 32Q48 36 50 34Q53 30 52 22Z'],
  ['shade', 'M42 56H58L54 98H46Z'],
  ['main', 'M32 50H68L62 62H38Z'],
  ['gold', 'M40 68H60V73H40ZM43 84H57V89H43Z'],
];

const throne: Motif = [
  ['gold', 'M26 2L34 12L50 0L66 12L74 2V58H26Z'],
  ['main', 'M33 18H67V56H33Z'],
  ['gold', star(50, 36, 8, 13, 6)],
  ['shade', 'M12 52H24V84H12ZM76 52H88V84H76Z'],
  ['main', 'M22 58H78V74H22Z'],
  ['gold', 'M10 46H26V54H10ZM74 46H90V54H74ZM16 74H84V82H16Z'],
  ['shade', 'M8 84H92V97H8Z'],
];

const chalice: Motif = [
  ['gold', 'M18 6H82Q82 50 56 58V76L76 88V96H24V88L44 76V58Q18 50 18 6Z'],
  ['shade', 'M66 6H82Q82 50 56 58V76L76 88V96H58V58Q70 44 66 6Z'],
  ['main', `${circle(50, 30, 10)}${circle(28, 26, 5)}${circle(72, 26, 5)}`],
  ['pale', 'M16 2H84V9H16ZM42 62H58V69H42Z'],
];

const orb: Motif = [
  ['gold', 'M46 2H54V10H62V17H54V28H46V17H38V10H46Z'],
  ['main', circle(50, 62, 34)],
  ['shade', 'M50 28A34 34 0 0 1 50 96Q78 62 50 28Z'],
  ['gold', 'M16 57H84V67H16ZM46 28H54V57H46Z'],
  ['pale', `${circle(50, 62, 6)}${circle(28, 62, 3)}${circle(72, 62, 3)}`],
  ['glint', 'M28 46Q34 38 42 35', 2.6],
];

const nova: Motif = [
  ['gold', rays(8, 16, 50)],
  ['pale', rays(8, 9, 30)],
  ['main', circle(50, 50, 9)],
  ['gold', pair((side) => star(50 + side * 38, 14, 4, 9, 3) + star(50 + side * 38, 86, 4, 9, 3))],
];

const seal: Motif = [
  ['main', 'M34 66L22 100L38 92L46 100L54 72ZM66 66L78 100L62 92L54 100L46 72Z'],
  ['gold', star(50, 42, 20, 42, 36)],
  ['main', circle(50, 42, 28)],
  ['gold', 'M50 20Q66 26 66 42Q66 58 50 66Q34 58 34 42Q34 26 50 20Z'],
  ['line', 'M50 26V60M40 38H60M42 50H58', 2.4],
];

const wing = (side: 1 | -1): string =>
  `M${50 + side * 8} 40Q${50 + side * 24} 4 ${50 + side * 50} 8Q${50 + side * 46} 20 ${50 + side * 38} 24Q${50 + side * 48} 28 ${50 + side * 46} 38Q${50 + side * 38} 42 ${50 + side * 32} 42Q${50 + side * 38} 50 ${50 + side * 34} 56Q${50 + side * 22} 60 ${50 + side * 10} 62Z`;

const eagle: Motif = [
  ['gold', pair(wing)],
  [
    'line',
    pair(
      (side) =>
        `M${50 + side * 14} 44Q${50 + side * 26} 22 ${50 + side * 40} 16M${50 + side * 14} 52Q${50 + side * 26} 38 ${50 + side * 38} 34`,
    ),
    1.8,
  ],
  ['main', 'M40 34Q42 16 54 14Q64 14 66 24L74 28L64 32Q62 40 62 60L56 78H44L38 60Z'],
  ['gold', 'M64 22L76 28L63 32Z'],
  ['ink', circle(57, 23, 2.6)],
  ['shade', 'M44 76H56L66 98L50 90L34 98Z'],
];

/** Figures of the purple people: rulers, seers, patrons. */
export const NOTABLE_MOTIFS = {
  crown,
  sceptre,
  sun,
  moon,
  owl,
  eye,
  laurel,
  chalice,
  seal,
  torch,
  orb,
  eagle,
  throne,
  nova,
};

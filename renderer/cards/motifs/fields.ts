import { box, circle, ellipse, pair, polygon } from '../path.ts';
import type { Motif } from './motif.ts';

const ear = (x: number, lean: number): readonly (readonly ['gold', string])[] =>
  [0, 1, 2, 3].flatMap((row) =>
    ([-1, 1] as const).map((side) => {
      const y = 12 + row * 12;
      const along = x + (lean * (60 - y)) / 60;
      return ['gold', ellipse(along + side * 6, y, 8, 4.5, side * -55 + lean)] as const;
    }),
  );

const sheaf: Motif = [
  ['line', 'M50 96L26 30M50 96V24M50 96L74 30', 3],
  ...ear(30, -14),
  ...ear(70, 14),
  ...ear(50, 0),
  ['main', 'M34 66Q50 58 66 66L64 76Q50 68 36 76Z'],
  ['pale', 'M40 78L22 98H78L60 78Q50 72 40 78Z'],
  ['line', 'M44 78L36 97M50 76V97M56 78L64 97', 1.8],
];

const plough: Motif = [
  ['shade', 'M4 30Q30 20 44 44L70 74H58L36 50Q24 34 6 38Z'],
  ['shade', 'M22 6Q44 20 46 46L38 50Q34 26 16 14Z'],
  ['pale', 'M52 60L96 92Q62 98 44 80Z'],
  ['line', 'M58 70L86 90', 1.8],
  ['gold', `${circle(80, 56, 16)}${circle(80, 56, 10)}`],
  ['line', 'M80 40V72M64 56H96', 2],
];

const basket: Motif = [
  ['gold', `${circle(30, 40, 13)}${circle(70, 40, 13)}`],
  ['main', circle(50, 34, 15)],
  ['line', 'M50 20Q52 8 62 6', 2.6],
  ['main', 'M52 18Q64 2 76 12Q66 22 52 18Z'],
  ['pale', 'M8 48H92L80 92Q50 100 20 92Z'],
  ['shade', 'M6 44H94V54H6Z'],
  ['line', 'M12 64H88M15 76H85M26 54L32 94M42 54L44 96M58 54L56 96M74 54L68 94', 2],
];

const grapes: Motif = [
  ['main', 'M50 22Q20 26 14 4Q40 -6 50 16Q60 -6 86 4Q80 26 50 22Z'],
  ...(
    [
      [26, 36],
      [42, 34],
      [58, 34],
      [74, 36],
      [34, 50],
      [50, 50],
      [66, 50],
      [42, 66],
      [58, 66],
      [50, 82],
    ] as const
  ).map(([x, y]) => ['shade', circle(x, y, 10)] as const),
  ['glint', [26, 42, 58, 74].map((x) => `M${x - 4} 32q2 -4 5 -4`).join(''), 2],
  ['line', 'M50 22V8Q50 0 58 -2', 3],
];

const tree: Motif = [
  ['shade', 'M44 60H56V88Q62 94 72 96H28Q38 94 44 88Z'],
  ['main', 'M50 4Q70 2 76 18Q96 22 92 42Q94 64 70 64Q58 72 50 64Q42 72 30 64Q6 64 8 42Q4 22 24 18Q30 2 50 4Z'],
  ['gold', `${circle(34, 28, 6)}${circle(60, 22, 6)}${circle(76, 42, 6)}${circle(24, 48, 6)}${circle(50, 46, 6)}`],
  ['line', 'M50 62V50M50 66L64 54M50 66L38 56', 2],
];

const fish: Motif = [
  ['main', 'M2 50Q28 14 66 42L94 20Q88 50 94 80L66 58Q28 86 2 50Z'],
  ['gold', 'M30 27Q44 8 58 20L50 35Q40 28 30 27ZM36 74Q46 90 58 82L50 66Z'],
  ['pale', 'M2 50Q14 34 26 30Q34 50 26 70Q14 66 2 50Z'],
  ['ink', circle(16, 46, 3.5)],
  ['line', 'M36 38Q42 50 36 62M46 38Q52 50 46 62M56 41Q60 50 56 59M74 42L88 30M76 50H88M74 58L88 70', 2],
];

const hive: Motif = [
  ['gold', 'M50 4Q66 6 68 20Q82 26 80 42Q92 50 88 66Q96 74 92 90H8Q4 74 12 66Q8 50 20 42Q18 26 32 20Q34 6 50 4Z'],
  ['line', 'M32 22Q50 30 68 22M20 44Q50 54 80 44M12 67Q50 78 88 67', 2.6],
  ['ink', 'M40 90V78Q50 66 60 78V90Z'],
  ['shade', box(2, 90, 96, 7)],
  ['pale', pair((side) => ellipse(50 + side * 42, 22, 9, 5, side * 30))],
  ['main', pair((side) => ellipse(50 + side * 40, 30, 8, 5, side * -20))],
];

const sickle: Motif = [
  ['pale', 'M88 8Q96 60 54 76Q36 82 26 70Q60 72 68 44Q74 20 58 6Q76 -4 88 8Z'],
  ['line', 'M84 14Q88 56 52 70', 1.8],
  [
    'shade',
    polygon([
      [30, 64],
      [38, 74],
      [14, 98],
      [4, 90],
    ]),
  ],
  [
    'gold',
    polygon([
      [28, 62],
      [34, 58],
      [46, 72],
      [38, 78],
    ]),
  ],
  ['gold', [14, 26, 38].map((y) => ellipse(24, y, 10, 5, -50) + ellipse(36, y + 4, 10, 5, 50)).join('')],
  ['line', 'M30 10V52', 2],
];

const bread: Motif = [
  ['gold', 'M4 62Q2 30 34 28Q66 18 92 36Q102 50 92 70Q50 86 12 76Q4 72 4 62Z'],
  [
    'pale',
    'M24 40Q34 48 30 62L22 60Q26 50 18 44ZM46 34Q56 44 52 60L44 60Q48 48 40 38ZM70 34Q80 44 76 58L68 60Q72 48 64 38Z',
  ],
  ['shade', 'M4 66Q50 88 95 64Q94 68 92 72Q50 88 12 78Q5 74 4 66Z'],
  ['line', 'M30 22Q26 14 32 8M50 18Q46 10 52 4M70 20Q66 12 72 6', 2.4],
  ['main', box(8, 86, 84, 9)],
];

const well: Motif = [
  ['shade', 'M6 28L50 2L94 28L88 34H12Z'],
  ['shade', 'M18 34H26V64H18ZM74 34H82V64H74Z'],
  ['line', 'M50 30V50', 2.4],
  ['gold', 'M40 46H60L56 62H44Z'],
  ['pale', 'M10 62H90V94Q50 102 10 94Z'],
  ['main', 'M10 62Q50 54 90 62Q50 72 10 62Z'],
  ['line', 'M10 78H90M30 68V78M66 68V78M48 78V96M22 78V94M74 78V94', 2],
];

/** Figures of the green people: farmers, fishers, foragers. */
export const FIELD_MOTIFS = { sheaf, plough, basket, grapes, tree, fish, hive, sickle, bread, well };

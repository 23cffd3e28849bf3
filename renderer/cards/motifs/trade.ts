import { box, circle, ellipse, pair, polygon } from '../path.ts';
import type { Motif } from './motif.ts';

const scales: Motif = [
  [
    'gold',
    polygon([
      [46, 18],
      [54, 18],
      [56, 80],
      [44, 80],
    ]),
  ],
  ['gold', 'M28 88Q50 72 72 88V94H28Z'],
  ['gold', 'M10 26Q30 14 50 20Q70 14 90 26V31Q70 22 50 27Q30 22 10 31Z'],
  ['line', 'M14 30L4 62M14 30L26 62M86 30L74 62M86 30L96 62', 1.6],
  ['main', 'M0 62H30Q27 76 15 76Q3 76 0 62ZM70 62H100Q97 76 85 76Q73 76 70 62Z'],
  ['gold', circle(50, 14, 7)],
];

const purse: Motif = [
  ['main', 'M36 36Q6 60 16 82Q24 96 50 96Q76 96 84 82Q94 60 64 36Z'],
  ['shade', 'M64 36Q94 60 84 82Q78 92 62 95Q80 70 58 36Z'],
  ['pale', 'M32 30H68V39H32Z'],
  ['main', 'M30 30Q18 12 30 6Q40 14 44 8Q50 2 56 8Q60 14 70 6Q82 12 70 30Z'],
  ['gold', circle(48, 66, 16)],
  ['line', 'M48 56V76M43 60H53M43 72H53', 3],
];

const ship: Motif = [
  ['pale', 'M48 8Q84 22 80 58H48Z'],
  ['main', 'M60 13Q70 34 64 58H48V8Q54 10 60 13Z'],
  ['pale', 'M44 16Q20 34 18 58H44Z'],
  ['gold', box(44, 4, 4, 62)],
  ['shade', 'M6 62H94Q90 88 70 90H30Q10 88 6 62Z'],
  ['gold', 'M6 62H94L92 70H8Z'],
  ['glint', 'M4 96Q14 90 24 96T44 96T64 96T84 96T100 94', 2.4],
];

const chest: Motif = [
  ['shade', 'M10 48Q10 16 50 16Q90 16 90 48Z'],
  ['main', box(10, 48, 80, 42)],
  ['gold', 'M22 22H32V90H22ZM68 22H78V90H68Z'],
  ['gold', box(8, 46, 84, 7)],
  ['gold', 'M42 42H58V62Q50 70 42 62Z'],
  ['ink', `${circle(50, 52, 3.4)}${box(48.4, 53, 3.2, 9)}`],
];

const key: Motif = [
  ['gold', `${circle(50, 24, 21)}${circle(50, 24, 11)}`],
  ['gold', 'M46 44H54V96H46Z'],
  ['gold', 'M54 74H72V82H66V88H72V95H54Z'],
  ['gold', box(41, 46, 18, 6)],
  ['main', `${circle(50, 3, 5)}${circle(27, 24, 5)}${circle(73, 24, 5)}`],
];

const amphora: Motif = [
  ['line', 'M38 20Q8 18 26 50M62 20Q92 18 74 50', 5],
  ['main', 'M36 8H64L58 26Q88 44 70 74Q62 88 56 92H44Q38 88 30 74Q12 44 42 26Z'],
  ['shade', 'M58 26Q88 44 70 74Q62 88 56 92H52Q76 60 54 26Z'],
  ['pale', 'M25 48H75Q75 56 73 62H27Q25 56 25 48Z'],
  ['line', 'M28 59L34 51L40 59L46 51L52 59L58 51L64 59L70 51', 2],
  ['gold', 'M34 4H66V11H34ZM40 92H60V98H40Z'],
];

const wagon: Motif = [
  ['pale', 'M12 50Q12 10 50 10Q88 10 88 50Z'],
  ['line', 'M30 50Q26 20 38 12M50 50V10M70 50Q74 20 62 12', 1.8],
  ['main', 'M6 50H94L88 68H12Z'],
  ['gold', `${circle(27, 76, 18)}${circle(27, 76, 12)}${circle(73, 76, 18)}${circle(73, 76, 12)}`],
  ['line', 'M27 58V94M9 76H45M14 63L40 89M40 63L14 89M73 58V94M55 76H91M60 63L86 89M86 63L60 89', 2],
];

const lighthouse: Motif = [
  ['pale', 'M50 22L0 6V30ZM50 22L100 6V30Z'],
  ['main', 'M38 38H62L70 92H30Z'],
  ['pale', 'M36.6 48H63.4L65 59H35ZM33.6 70H66.4L68 81H32Z'],
  ['gold', box(38, 16, 24, 20)],
  ['ink', box(44, 20, 12, 14)],
  ['gold', box(33, 34, 34, 6)],
  ['shade', 'M34 18L50 2L66 18Z'],
  ['shade', 'M18 98Q30 88 50 90Q70 88 82 98Z'],
];

const hoard: Motif = [
  ...[
    [26, 84],
    [26, 74],
    [26, 64],
    [74, 84],
    [74, 74],
    [50, 90],
    [50, 80],
    [50, 70],
    [50, 60],
    [50, 50],
  ].map(([x, y]) => ['gold', `M${(x ?? 0) - 20} ${y}a20 7 0 0 1 40 0v5a20 7 0 0 1 -40 0Z`] as const),
  ['pale', ellipse(50, 50, 14, 4)],
  ['pale', ellipse(26, 64, 14, 4)],
  ['pale', ellipse(74, 74, 14, 4)],
  ['main', pair((side) => circle(50 + side * 30, 30, 9))],
  ['gold', circle(50, 22, 13)],
  ['line', 'M50 14V30M45 18H55M45 26H55', 2.6],
];

const bale: Motif = [
  ['main', 'M14 40L50 24L86 40V82L50 98L14 82Z'],
  ['shade', 'M50 56L86 40V82L50 98Z'],
  ['pale', 'M14 40L50 24L86 40L50 56Z'],
  ['gold', 'M28 33.500L38 29.500L74 45.500V87.500L64 92V50Z'],
  ['line', 'M50 24Q36 2 50 6Q64 2 50 24', 4],
  ['line', 'M14 60L50 76L86 60', 2.4],
];

/** Figures of the yellow people: merchants, sailors, treasurers. */
export const TRADE_MOTIFS = { scales, purse, ship, chest, key, amphora, wagon, lighthouse, hoard, bale };

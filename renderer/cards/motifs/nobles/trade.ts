import { box, circle, ellipse, pair, polygon } from '../../path.ts';
import type { Motif } from '../motif.ts';

/** A counting frame: beads on four rods. */
const abacus: Motif = [
  ['shade', `${box(6, 10, 88, 9)}${box(6, 82, 88, 9)}${box(6, 10, 9, 81)}${box(85, 10, 9, 81)}`],
  ['line', 'M15 31H85M15 47H85M15 63H85', 3],
  ['main', [24, 36, 60, 72].map((x) => ellipse(x, 31, 6, 8)).join('')],
  ['gold', [24, 36, 48, 76].map((x) => ellipse(x, 47, 6, 8)).join('')],
  ['main', [24, 52, 64, 76].map((x) => ellipse(x, 63, 6, 8)).join('')],
  ['pale', [36, 48, 60].map((x) => ellipse(x, 74, 6, 6)).join('')],
];

/** A miner's pick over a heap of ore. */
const silverMine: Motif = [
  ['shade', 'M4 96Q14 66 34 70Q46 50 62 66Q86 62 96 96Z'],
  [
    'pale',
    `${polygon([
      [22, 84],
      [32, 76],
      [40, 86],
      [30, 94],
    ])}${polygon([
      [54, 78],
      [66, 74],
      [72, 86],
      [58, 92],
    ])}`,
  ],
  ['glint', 'M26 84L32 80M58 80L65 78', 2],
  [
    'gold',
    polygon([
      [44, 20],
      [51, 15],
      [74, 64],
      [66, 68],
    ]),
  ],
  ['pale', 'M12 36Q34 0 84 10Q52 10 44 22Q30 24 12 36Z'],
  ['main', 'M40 14L52 8L56 22L46 27Z'],
];

/** A governor with a tall cap and a curled beard. */
const satrap: Motif = [
  ['main', 'M14 98Q16 74 38 70H62Q84 74 86 98Z'],
  ['gold', 'M42 70H58L54 98H46Z'],
  ['pale', 'M32 36H68V56Q68 70 50 72Q32 70 32 56Z'],
  ['shade', 'M32 50Q36 58 44 55Q50 52 56 55Q64 58 68 50V66Q66 88 50 90Q34 88 32 66Z'],
  ['glint', 'M38 66q3 4 6 0t6 0t6 0t6 0M40 75q3 4 6 0t6 0t6 0', 1.8],
  ['ink', `${circle(42, 45, 2.6)}${circle(58, 45, 2.6)}`],
  ['line', 'M50 44L48 52H52M45 60Q50 63 55 60', 1.8],
  ['gold', 'M30 38L27 6Q50 -4 73 6L70 38Q50 30 30 38Z'],
  ['main', `${circle(50, 18, 7)}${circle(35, 20, 3.5)}${circle(65, 20, 3.5)}`],
];

/** A clay tablet with wedges, and the seal rolled over it. */
const debtTablet: Motif = [
  ['gold', 'M14 10Q44 2 70 8Q76 44 70 80Q42 90 12 82Q6 44 14 10Z'],
  ['ink', [20, 34, 48].map((y) => `M18 ${y}l10 3l-10 4ZM34 ${y + 1}l10 3l-10 4ZM52 ${y}l12 3l-12 4Z`).join('')],
  ['line', 'M18 62H62M18 71H50', 2],
  ['shade', 'M66 54L92 60L84 98L58 92Z'],
  ['pale', 'M64 56L92 62L90 71L62 65Z'],
  ['glint', 'M66 74L84 78M64 82L82 86', 2.4],
];

/** A wheel in the stream beside the mill. */
const watermill: Motif = [
  ['shade', 'M40 30L70 6L100 30Z'],
  ['pale', box(48, 30, 46, 58)],
  ['ink', `${box(62, 40, 12, 14)}${box(78, 40, 10, 14)}`],
  ['gold', `${circle(34, 58, 32)}${circle(34, 58, 24)}`],
  ['line', 'M34 26V90M2 58H66M12 36L56 80M56 36L12 80', 3.4],
  ['shade', circle(34, 58, 7)],
  ['main', 'M0 84Q10 76 20 84T40 84T60 84T80 84T100 84V99H0Z'],
  ['glint', 'M6 92Q12 88 18 92M44 92Q50 88 56 92M78 92Q84 88 90 92', 2],
];

/** A spinning wheel with its distaff. */
const spinningWheel: Motif = [
  ['line', 'M18 92L30 60M62 92L50 60', 4.5],
  ['gold', `${circle(38, 44, 34)}${circle(38, 44, 26)}`],
  ['line', 'M38 12V76M6 44H70M16 22L60 66M60 22L16 66', 2.2],
  ['main', circle(38, 44, 7)],
  ['shade', 'M8 74H96V82H8ZM82 30H88V74H82Z'],
  ['pale', 'M85 2Q98 12 94 30Q90 38 85 40Q80 38 76 30Q72 12 85 2Z'],
  ['line', 'M72 40Q80 52 78 62M80 14Q85 20 90 14M79 24Q85 30 92 24', 1.8],
  ['shade', 'M16 82H22L18 98H12ZM82 82H88L92 98H86Z'],
];

/** The head of a merchant republic in the horned cap. */
const doge: Motif = [
  ['gold', 'M10 98Q14 72 36 68H64Q86 72 90 98Z'],
  ['main', 'M38 68L50 84L62 68L58 98H42Z'],
  ['pale', `${circle(50, 76, 3.5)}${circle(50, 86, 3.5)}`],
  ['pale', 'M33 38H67V54Q66 70 50 72Q34 70 33 54Z'],
  ['main', 'M30 44V26Q30 12 46 10Q62 0 78 8Q84 20 70 24L70 44L64 38H36Z'],
  ['gold', 'M29 34H71V43H29Z'],
  ['pale', `${circle(38, 38.5, 2.6)}${circle(50, 38.5, 2.6)}${circle(62, 38.5, 2.6)}`],
  ['ink', `${circle(43, 50, 2.4)}${circle(57, 50, 2.4)}`],
  ['line', 'M50 50L48 57H52M43 63Q50 66 57 63', 1.8],
];

/** A folded letter with ribbon and seal. */
const billOfExchange: Motif = [
  ['pale', 'M4 22H92V78H4Z'],
  ['line', 'M4 22L48 54L92 22M4 78L36 46M92 78L60 46', 2.2],
  ['gold', 'M40 22H54V78H40Z'],
  ['main', 'M30 66L22 98L38 90L46 98L52 72ZM60 66L70 98L56 90Z'],
  ['main', circle(48, 54, 19)],
  ['shade', circle(48, 54, 13)],
  ['gold', 'M48 44L51 51L58 51L52 56L54 63L48 59L42 63L44 56L38 51L45 51Z'],
];

/** A watch on its chain. */
const pocketWatch: Motif = [
  ['line', 'M50 10Q78 -6 92 14Q98 30 88 40', 3],
  ['gold', `${circle(50, 10, 7)}${box(46, 14, 8, 8)}`],
  ['gold', circle(48, 60, 38)],
  ['pale', circle(48, 60, 30)],
  ['ink', `${circle(48, 36, 2.6)}${circle(72, 60, 2.6)}${circle(48, 84, 2.6)}${circle(24, 60, 2.6)}`],
  ['line', 'M48 60V42M48 60L62 68', 3],
  ['main', circle(48, 60, 5)],
  ['glint', 'M24 44Q32 30 46 27', 2.4],
];

/** A beam engine: boiler, cylinder, rocking beam, and steam. */
const steamEngine: Motif = [
  ['pale', `${circle(76, 12, 9)}${circle(88, 6, 7)}${circle(66, 20, 6)}`],
  ['shade', 'M60 24H70V52H60Z'],
  ['main', 'M50 52H92V84Q92 90 86 90H56Q50 90 50 84Z'],
  ['gold', `${box(48, 60, 46, 5)}${box(48, 76, 46, 5)}`],
  ['shade', 'M32 24H40V90H32Z'],
  ['gold', 'M2 34L70 12L72 20L4 42Z'],
  ['line', 'M8 38V66', 3],
  ['gold', `${circle(16, 76, 18)}${circle(16, 76, 12)}`],
  ['line', 'M16 58V94M-2 76H34', 2.6],
  ['shade', box(0, 90, 100, 8)],
  ['ink', 'M64 70H80V84H64Z'],
  ['gold', circle(36, 24, 6)],
];

/** A merchant prince with flat cap, ruff and chain. */
const merchantPrince: Motif = [
  ['shade', 'M8 98Q10 72 34 68H66Q90 72 92 98Z'],
  ['pale', 'M28 66Q50 56 72 66Q78 74 70 78Q50 86 30 78Q22 74 28 66Z'],
  ['line', 'M34 66L32 78M42 64L40 81M50 63V82M58 64L60 81M66 66L68 78', 1.8],
  ['gold', 'M26 82Q50 106 74 82L70 80Q50 98 30 80Z'],
  ['main', circle(50, 94, 6)],
  ['pale', 'M34 34H66V52Q64 66 50 68Q36 66 34 52Z'],
  ['shade', 'M38 56Q50 50 62 56Q62 68 50 72Q38 68 38 56Z'],
  ['ink', `${circle(43, 45, 2.5)}${circle(57, 45, 2.5)}`],
  ['line', 'M50 44L48 51H52M45 59H55', 1.8],
  ['main', 'M16 30Q20 8 52 8Q84 8 86 28Q88 38 68 36Q50 30 32 38Q16 40 16 30Z'],
  ['gold', `${circle(70, 26, 6)}`],
  ['pale', 'M72 22Q86 2 98 8Q94 22 76 26Z'],
];

/** A printed share with its coupons. */
const shareCertificate: Motif = [
  ['pale', 'M4 12H96V88H4Z'],
  ['gold', 'M4 12H96V22H4ZM4 78H96V88H4ZM4 22H12V78H4ZM88 22H96V78H88Z'],
  ['main', 'M28 44Q50 24 72 44L66 52Q50 38 34 52Z'],
  ['line', 'M24 58H58M24 66H54M24 72H48', 2.2],
  ['main', circle(73, 65, 11)],
  ['gold', 'M73 57L75.5 62.5L81 63L77 67L78 72.5L73 69.5L68 72.5L69 67L65 63L70.5 62.5Z'],
  ['line', 'M20 30H80', 2.2],
  ['ink', pair((side) => circle(50 + side * 41.5, 17, 2)) + pair((side) => circle(50 + side * 41.5, 83, 2))],
];

/** The yellow inventions and nobles, by card. */
export const TRADE_NOBLES = {
  '1-yellow-n01': abacus,
  '1-yellow-n02': silverMine,
  '1-yellow-n03': satrap,
  '1-yellow-n04': debtTablet,
  '2-yellow-n01': watermill,
  '2-yellow-n02': spinningWheel,
  '2-yellow-n03': doge,
  '2-yellow-n04': billOfExchange,
  '3-yellow-n01': pocketWatch,
  '3-yellow-n02': steamEngine,
  '3-yellow-n03': merchantPrince,
  '3-yellow-n04': shareCertificate,
} as const;

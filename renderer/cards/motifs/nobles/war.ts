import { box, circle, ellipse, pair, polygon, star } from '../../path.ts';
import type { Motif } from '../motif.ts';

/** A shepherd's sling with its stones. */
const sling: Motif = [
  ['line', 'M28 62Q2 30 34 4M60 70Q70 30 94 10', 3.4],
  ['shade', 'M22 58Q40 92 66 66Q60 58 54 62Q42 74 32 56Z'],
  ['pale', circle(44, 64, 11)],
  ['glint', 'M38 62Q40 56 46 56', 2],
  ['gold', `${circle(34, 5, 5)}${circle(94, 10, 5)}`],
  ['pale', `${ellipse(18, 90, 11, 7)}${ellipse(78, 90, 14, 8)}`],
  ['main', `${ellipse(50, 92, 13, 7)}`],
];

/** The head of a war elephant under its crimson cloth. */
const warElephant: Motif = [
  ['shade', 'M20 26Q-6 22 0 56Q6 78 28 66ZM80 26Q106 22 100 56Q94 78 72 66Z'],
  ['pale', 'M50 12Q82 12 80 46Q76 66 62 68L58 86Q56 98 66 96Q60 102 50 98Q40 92 42 78L38 68Q24 66 20 46Q18 12 50 12Z'],
  ['main', 'M26 20Q50 -4 74 20L66 38L50 30L34 38Z'],
  ['gold', `${circle(50, 20, 6)}${circle(34, 38, 3.5)}${circle(50, 31, 3.5)}${circle(66, 38, 3.5)}`],
  ['ink', `${circle(34, 50, 3)}${circle(66, 50, 3)}`],
  ['gold', 'M32 64Q22 84 10 82Q22 90 40 74ZM68 64Q78 84 90 82Q78 90 60 74Z'],
  ['line', 'M44 76Q50 78 56 76M44 83Q50 85 56 83', 1.8],
];

/** A legate under the crosswise crest. */
const legate: Motif = [
  ['main', 'M8 30Q10 -6 50 -4Q90 -6 92 30L78 34Q74 14 50 14Q26 14 22 34Z'],
  ['line', 'M14 20L26 24M24 6L34 16M40 -2L44 12M60 -2L56 12M76 6L66 16M86 20L74 24', 1.6],
  ['main', 'M10 98Q14 76 36 74H64Q86 76 90 98Z'],
  ['gold', 'M32 78H68L62 98H38Z'],
  ['pale', 'M34 38H66V58Q64 74 50 76Q36 74 34 58Z'],
  ['gold', 'M28 44Q28 16 50 16Q72 16 72 44L76 70L64 68V46Q50 38 36 46V68L24 70Z'],
  ['ink', `${circle(43, 53, 2.6)}${circle(57, 53, 2.6)}`],
  ['line', 'M50 50L48 60H52M43 66H57M50 18V38', 2],
];

/** A paved road to the horizon with its milestone. */
const pavedRoad: Motif = [
  ['main', 'M0 40Q24 26 44 36Q70 22 100 38V98H0Z'],
  ['pale', 'M44 36H52L84 98H8Z'],
  [
    'line',
    'M41 44H56M36 54H62M29 66H68M20 80H75M48 36V44M46 44L44 54M52 44L54 54M40 54L36 66M50 54V66M58 54L61 66M36 66L30 80M50 66V80M60 66L66 80M28 80L22 98M48 80V98M64 80L70 98',
    1.8,
  ],
  ['gold', 'M74 34Q84 26 94 34V82H74Z'],
  ['line', 'M79 42H89M80 50L88 62M88 50L80 62', 2],
  ['shade', box(70, 82, 28, 8)],
  ['gold', circle(24, 16, 11)],
];

/** The grating that closes a gate. */
const portcullis: Motif = [
  ['pale', 'M4 98V34Q4 2 50 2Q96 2 96 34V98H82V40Q82 16 50 16Q18 16 18 40V98Z'],
  ['line', 'M4 44H18M82 44H96M4 66H18M82 66H96M24 8L30 20M50 2V16M76 8L70 20M6 84H18M82 84H94', 1.8],
  ['ink', 'M18 40Q18 16 50 16Q82 16 82 40V92H18Z'],
  ['gold', [24, 37, 50, 63, 76].map((x) => `M${x - 3} 20H${x + 3}V76L${x} 88L${x - 3} 76Z`).join('')],
  ['gold', `${box(18, 34, 64, 6)}${box(18, 50, 64, 6)}${box(18, 66, 64, 6)}`],
  ['main', circle(50, 10, 7)],
];

/** A trebuchet about to throw. */
const trebuchet: Motif = [
  ['shade', 'M24 92L48 26L54 26L38 92ZM78 92L54 26L48 26L64 92Z'],
  ['shade', box(8, 88, 86, 7)],
  ['line', 'M32 68H70', 4],
  [
    'gold',
    polygon([
      [4, 74],
      [8, 80],
      [80, 22],
      [76, 14],
    ]),
  ],
  ['main', 'M66 22H92L88 48H70Z'],
  ['gold', circle(51, 42, 6)],
  ['line', 'M6 76Q-2 92 22 84', 2.4],
  ['pale', circle(26, 84, 8)],
  ['gold', `${circle(22, 96, 4)}${circle(80, 96, 4)}`],
];

/** A margrave: great helm under a coronet. */
const margrave: Motif = [
  ['main', 'M8 98Q12 78 34 76H66Q88 78 92 98Z'],
  ['gold', 'M46 78H54V98H46ZM32 86H68V92H32Z'],
  ['pale', 'M24 28H76L74 66Q70 84 50 86Q30 84 26 66Z'],
  ['shade', 'M62 28H76L74 66Q72 78 60 84Q66 60 62 28Z'],
  ['gold', 'M46 30H54V82H46ZM24 40H76V47H24Z'],
  ['ink', 'M28 48H45V54H28ZM55 48H72V54H55Z'],
  ['ink', [62, 70].map((y) => `${circle(36, y, 2)}${circle(42, y, 2)}`).join('')],
  ['gold', 'M22 28L16 2L32 14L50 -4L68 14L84 2L78 28Z'],
  ['main', `${circle(50, 16, 5)}${circle(30, 20, 3.5)}${circle(70, 20, 3.5)}`],
];

/** A signet ring, its stone cut with a tower. */
const signetRing: Motif = [
  ['gold', `${circle(50, 66, 32)}${circle(50, 68, 22)}`],
  ['gold', 'M20 20L34 6H66L80 20L70 50H30Z'],
  ['main', 'M28 22L38 13H62L72 22L64 43H36Z'],
  ['pale', 'M42 38V24H40V18H44V21H48V18H52V21H56V18H60V24H58V38Z'],
  ['glint', 'M24 84Q30 92 38 95', 2.6],
  ['main', pair((side) => circle(50 + side * 29, 52, 4.5))],
];

/** A flintlock with powder horn. */
const flintlock: Motif = [
  ['shade', 'M2 84Q0 66 18 60L44 48L52 60L28 76Q14 86 14 96Z'],
  [
    'pale',
    polygon([
      [40, 46],
      [96, 4],
      [99, 9],
      [50, 58],
    ]),
  ],
  ['gold', 'M34 52L50 42L56 52L42 62Z'],
  ['gold', 'M44 42Q38 32 48 28L52 36Q48 38 50 42Z'],
  ['line', 'M38 62Q40 74 50 66', 2.6],
  ['gold', 'M56 92Q84 96 90 66L98 68Q96 100 60 100Z'],
  ['main', `${ellipse(94, 66, 6, 4)}`],
  ['line', 'M58 94Q54 76 92 64', 1.8],
  ['main', 'M72 34L66 39L70 44L76 39Z'],
];

/** A cannon on its carriage. */
const siegeCannon: Motif = [
  ['shade', 'M18 56H62L98 92H82L54 72H26Z'],
  ['gold', 'M6 40L82 20Q92 18 94 28Q96 38 88 42L18 64Q4 62 6 40Z'],
  ['ink', ellipse(90, 31, 5, 10, -14)],
  ['line', 'M30 34L36 58M62 26L68 50', 3],
  ['gold', circle(7, 52, 6)],
  ['main', `${circle(40, 72, 24)}${circle(40, 72, 16)}`],
  ['line', 'M40 48V96M16 72H64M23 55L57 89M57 55L23 89', 3],
  ['gold', circle(40, 72, 6)],
  ['shade', `${circle(80, 92, 6)}${circle(92, 92, 6)}${circle(86, 82, 6)}`],
];

/** A field marshal in wig and cocked hat. */
const marshal: Motif = [
  ['main', 'M8 98Q10 74 36 70H64Q90 74 92 98Z'],
  ['gold', 'M6 84Q16 72 30 76L26 88Q14 86 8 94ZM94 84Q84 72 70 76L74 88Q86 86 92 94Z'],
  ['pale', 'M42 70L50 80L58 70V98H42Z'],
  ['pale', 'M24 40Q16 54 24 66Q20 76 32 74Q38 70 34 60V40ZM76 40Q84 54 76 66Q80 76 68 74Q62 70 66 60V40Z'],
  ['line', 'M22 50H32M22 60H33M78 50H68M78 60H67', 1.8],
  ['pale', 'M34 34H66V56Q64 70 50 72Q36 70 34 56Z'],
  ['ink', `${circle(43, 50, 2.5)}${circle(57, 50, 2.5)}`],
  ['line', 'M50 48L48 57H52M43 64Q50 66 57 64', 2],
  ['shade', 'M4 36Q14 8 50 4Q86 8 96 36Q74 26 50 30Q26 26 4 36Z'],
  ['gold', 'M4 36Q26 24 50 28Q74 24 96 36L94 40Q74 32 50 35Q26 32 6 40Z'],
  ['main', star(50, 18, 5, 9, 4)],
];

/** A mariner's compass in its box. */
const seaCompass: Motif = [
  ['shade', 'M6 24L24 6H76L94 24V76L76 94H24L6 76Z'],
  ['gold', circle(50, 50, 40)],
  ['pale', circle(50, 50, 33)],
  ['gold', star(50, 50, 8, 22, 10)],
  [
    'main',
    polygon([
      [50, 18],
      [58, 50],
      [42, 50],
    ]),
  ],
  [
    'shade',
    polygon([
      [50, 82],
      [58, 50],
      [42, 50],
    ]),
  ],
  ['gold', circle(50, 50, 5)],
  ['ink', pair((side) => circle(50 + side * 27, 50, 2.4))],
];

/** The red inventions and nobles, by card. */
export const WAR_NOBLES = {
  '1-red-n01': sling,
  '1-red-n02': warElephant,
  '1-red-n03': legate,
  '1-red-n04': pavedRoad,
  '2-red-n01': portcullis,
  '2-red-n02': trebuchet,
  '2-red-n03': margrave,
  '2-red-n04': signetRing,
  '3-red-n01': flintlock,
  '3-red-n02': siegeCannon,
  '3-red-n03': marshal,
  '3-red-n04': seaCompass,
} as const;

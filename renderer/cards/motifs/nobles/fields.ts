import { box, circle, ellipse, pair, polygon } from '../../path.ts';
import type { Motif } from '../motif.ts';

/** A barbed harpoon and its catch. */
const harpoon: Motif = [
  ['main', 'M6 70Q30 46 62 64L88 50Q84 68 92 88L64 78Q34 96 6 70Z'],
  ['pale', 'M6 70Q20 80 46 84Q30 90 14 80Z'],
  ['ink', circle(20, 68, 3)],
  ['line', 'M36 60Q42 70 36 82M72 66L84 60M72 72L84 80', 2],
  [
    'shade',
    polygon([
      [92, 0],
      [98, 5],
      [48, 66],
      [42, 62],
    ]),
  ],
  ['gold', 'M50 48L60 56L34 86L38 72L28 74L42 64L36 60Z'],
  ['line', 'M90 8Q60 4 64 24T36 30T20 6', 2.4],
];

/** A screw that lifts water. */
const waterScrew: Motif = [
  ['main', 'M0 80Q10 72 20 80T40 80T60 80T80 80T100 80V98H0Z'],
  [
    'pale',
    polygon([
      [10, 72],
      [24, 92],
      [94, 36],
      [80, 16],
    ]),
  ],
  ['line', 'M16 68Q34 66 32 86M30 56Q48 54 46 74M44 45Q62 43 60 63M58 34Q76 32 74 52M72 23Q88 22 88 40', 4],
  ['shade', 'M80 16L94 36L98 33L84 13ZM10 72L24 92L20 95L6 75Z'],
  ['gold', 'M88 20L94 14L98 18L93 26ZM90 4H100V18H90Z'],
  ['main', 'M78 40Q72 54 76 66Q84 72 88 64Q90 50 84 38Z'],
  ['glint', 'M8 90Q14 86 20 90M48 90Q54 86 60 90M80 90Q86 86 92 90', 2],
];

/** A landowning patrician with wreath and toga. */
const patrician: Motif = [
  ['pale', 'M8 98Q12 76 36 72H64Q88 76 92 98Z'],
  ['main', 'M36 72Q40 90 28 98H48Q62 88 68 72H62Q54 84 50 72Z'],
  ['line', 'M66 76Q62 92 52 98M76 80Q74 92 68 98', 2],
  ['shade', 'M28 46Q22 12 50 10Q78 12 72 46Q74 58 68 60V40Q50 28 32 40V60Q26 58 28 46Z'],
  ['pale', 'M33 36Q50 26 67 36V56Q64 74 50 74Q36 74 33 56Z'],
  ['ink', `${circle(43, 50, 2.5)}${circle(57, 50, 2.5)}`],
  ['line', 'M50 49L48 58H52M44 65Q50 68 56 65', 2],
  [
    'gold',
    [-3, -2, -1, 1, 2, 3]
      .map((leaf) =>
        ellipse(50 + leaf * 8.5, 26 + Math.abs(leaf) * 3.6, 7.5, 3.6, leaf < 0 ? -58 - leaf * 14 : 58 - leaf * 14),
      )
      .join(''),
  ],
  ['main', circle(50, 22, 4)],
];

/** A granary on posts. */
const granary: Motif = [
  ['shade', 'M4 40L50 4L96 40Z'],
  ['line', 'M20 38L50 14L80 38M36 38L50 26L64 38', 2],
  ['gold', 'M14 40H86V74H14Z'],
  ['line', 'M14 51H86M14 62H86', 2],
  ['ink', 'M40 74V54Q50 44 60 54V74Z'],
  ['pale', 'M36 92L42 62Q50 54 58 62L64 92Q50 98 36 92Z'],
  ['main', 'M41 65H59L60 70H40Z'],
  ['shade', `${box(18, 74, 8, 22)}${box(74, 74, 8, 22)}`],
  ['pale', `${box(12, 74, 20, 5)}${box(68, 74, 20, 5)}`],
];

/** A barrel of abbey ale, and a mug. */
const abbeyAle: Motif = [
  ['shade', 'M8 10Q34 2 60 10Q72 50 60 92Q34 100 8 92Q-4 50 8 10Z'],
  ['line', 'M20 8Q12 50 20 95M34 6V97M48 8Q56 50 48 95', 1.8],
  ['gold', 'M4 24Q34 16 64 24L65 33Q34 25 3 33ZM3 68Q34 76 65 68L64 77Q34 85 4 77Z'],
  ['gold', 'M34 50H60V57H34ZM50 57H57V64H50Z'],
  ['line', 'M86 62Q100 62 98 74Q96 86 86 84', 4],
  ['main', 'M60 56H88V96H60Z'],
  ['pale', 'M58 56Q56 44 66 46Q70 38 78 44Q90 40 90 52Q90 58 84 57Q74 62 58 56Z'],
  ['glint', 'M66 66V88M74 66V88', 2.2],
];

/** The padded collar that put horses to the plough. */
const horseCollar: Motif = [
  [
    'main',
    'M50 0Q92 10 88 56Q82 96 50 99Q18 96 12 56Q8 10 50 0ZM50 22Q32 30 32 56Q34 78 50 80Q66 78 68 56Q68 30 50 22Z',
  ],
  ['line', 'M50 11Q82 20 78 56Q74 86 50 90Q26 86 22 56Q18 20 50 11', 2],
  ['gold', 'M24 22L16 4L26 0L34 16ZM76 22L84 4L74 0L66 16Z'],
  ['gold', pair((side) => circle(50 + side * 30, 62, 8))],
  ['ink', pair((side) => circle(50 + side * 30, 62, 3.5))],
  ['line', 'M12 64Q-2 70 2 90M88 64Q102 70 98 90', 3],
  ['gold', 'M44 90H56V99H44Z'],
];

/** A baron in a feathered cap. */
const baron: Motif = [
  ['main', 'M10 98Q14 78 36 74H64Q86 78 90 98Z'],
  ['pale', 'M22 98Q30 78 42 74L50 84L58 74Q70 78 78 98H66Q60 88 50 90Q40 88 34 98Z'],
  ['ink', `${circle(30, 90, 2)}${circle(70, 90, 2)}${circle(39, 84, 2)}${circle(61, 84, 2)}`],
  ['shade', 'M30 42V62Q28 70 34 70V42ZM70 42V62Q72 70 66 70V42Z'],
  ['pale', 'M33 36H67V56Q64 74 50 74Q36 74 33 56Z'],
  ['shade', 'M36 58Q50 52 64 58Q64 78 50 82Q36 78 36 58ZM44 62Q50 66 56 62Q50 59 44 62Z'],
  ['ink', `${circle(43, 48, 2.5)}${circle(57, 48, 2.5)}`],
  ['line', 'M50 47L48 55H52', 2],
  ['main', 'M20 40Q16 16 44 14Q80 10 82 38Q50 26 20 40Z'],
  ['gold', 'M18 42Q50 26 84 40L82 47Q50 35 20 49Z'],
  ['pale', 'M66 34Q70 0 98 2Q98 26 72 36Z'],
  ['line', 'M70 34Q78 14 92 7', 1.8],
];

/** A post mill. */
const windmill: Motif = [
  ['shade', 'M36 44L30 96H70L64 44Z'],
  ['line', 'M34 60H66M32 76H68', 2],
  ['ink', 'M44 96V82Q50 76 56 82V96Z'],
  ['main', 'M32 46L38 26H62L68 46Z'],
  ...[0, 1, 2, 3].map((sail) => {
    const angle = Math.PI / 4 + (sail * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, aside: number): readonly [number, number] => [
      50 + cos * along - sin * aside,
      36 + sin * along + cos * aside,
    ];
    return ['pale', polygon([at(10, -2), at(52, -2), at(52, 14), at(14, 14)])] as const;
  }),
  ['line', 'M13 -1L87 73M87 -1L13 73', 2.6],
  ['gold', circle(50, 36, 6)],
];

/** A cauldron over the camp fire. */
const fieldKitchen: Motif = [
  ['line', 'M50 2L10 92M50 2L90 92M50 2V30', 3.4],
  ['gold', 'M28 96Q22 80 36 72Q36 82 42 82Q42 68 54 64Q52 76 60 80Q66 76 64 70Q78 82 70 96Z'],
  ['main', 'M42 96Q40 86 48 82Q50 90 54 88Q56 82 55 80Q62 88 58 96Z'],
  ['shade', 'M20 38H80Q84 70 50 74Q16 70 20 38Z'],
  ['pale', 'M16 32H84V41H16Z'],
  ['line', 'M20 34Q50 8 80 34', 2.6],
  ['glint', 'M28 48Q30 60 40 66', 2.6],
  ['shade', 'M16 92L40 96L38 99L14 97ZM84 92L60 96L62 99L86 97Z'],
];

/** An orange tree in its tub under glass. */
const orangery: Motif = [
  ['pale', 'M4 98V40Q6 6 50 2Q94 6 96 40V98Z'],
  ['line', 'M50 2V98M27 10V98M73 10V98M4 44H96M6 70H94M10 26H90', 1.8],
  ['gold', 'M4 98V40Q6 6 50 2Q94 6 96 40V98H90V42Q88 12 50 8Q12 12 10 42V98Z'],
  ['shade', 'M46 56H54V78H46Z'],
  ['main', circle(50, 42, 23)],
  [
    'gold',
    `${circle(40, 34, 5.5)}${circle(58, 32, 5.5)}${circle(64, 46, 5.5)}${circle(48, 46, 5.5)}${circle(36, 50, 5.5)}${circle(54, 57, 5)}`,
  ],
  ['shade', 'M32 76H68L64 98H36Z'],
  ['gold', 'M30 74H70V80H30Z'],
];

/** A viscount with wide hat, curls and lace. */
const viscount: Motif = [
  ['main', 'M8 98Q12 78 36 74H64Q88 78 92 98Z'],
  ['shade', 'M26 36Q12 56 22 78Q30 84 36 76L34 40ZM74 36Q88 56 78 78Q70 84 64 76L66 40Z'],
  ['pale', 'M32 78L50 72L68 78L74 92Q62 86 50 90Q38 86 26 92Z'],
  ['line', 'M38 78L36 88M50 74V89M62 78L64 88', 1.8],
  ['pale', 'M34 36H66V56Q64 72 50 74Q36 72 34 56Z'],
  ['ink', `${circle(43, 48, 2.5)}${circle(57, 48, 2.5)}`],
  [
    'ink',
    'M40 60Q46 56 50 59Q54 56 60 60Q66 58 66 54Q62 56 60 55Q54 52 50 55Q46 52 40 55Q38 56 34 54Q34 58 40 60ZM48 66H52L50 73Z',
  ],
  ['main', 'M2 34Q20 26 28 28Q32 6 52 8Q74 8 72 28Q84 26 98 32Q78 44 50 40Q22 44 2 34Z'],
  ['gold', 'M28 24Q50 32 72 24V31Q50 39 28 31Z'],
  ['pale', 'M30 26Q12 20 10 2Q30 -6 44 8Q50 18 34 28Z'],
  ['line', 'M32 24Q20 18 16 6', 1.8],
];

/** A potato plant with its tubers. */
const potato: Motif = [
  ['shade', 'M0 58Q24 50 50 56T100 56V98H0Z'],
  ['line', 'M50 60V26M50 66Q40 74 30 74M50 66Q60 76 72 74M50 62V80', 3],
  [
    'main',
    `${ellipse(32, 32, 16, 9, 28)}${ellipse(68, 32, 16, 9, -28)}${ellipse(28, 48, 14, 7, -6)}${ellipse(72, 48, 14, 7, 6)}${ellipse(50, 18, 8, 15)}`,
  ],
  ['line', 'M22 26L42 38M78 26L58 38M50 8V28', 1.6],
  ['pale', `${circle(40, 10, 5)}${circle(61, 9, 5)}`],
  ['gold', `${ellipse(24, 80, 16, 11, -16)}${ellipse(76, 80, 16, 11, 16)}${ellipse(50, 86, 14, 10)}`],
  [
    'ink',
    `${circle(20, 78, 1.6)}${circle(29, 82, 1.6)}${circle(72, 78, 1.6)}${circle(80, 83, 1.6)}${circle(46, 85, 1.6)}${circle(55, 88, 1.6)}`,
  ],
];

/** The green inventions and nobles, by card. */
export const FIELD_NOBLES = {
  '1-green-n01': harpoon,
  '1-green-n02': waterScrew,
  '1-green-n03': patrician,
  '1-green-n04': granary,
  '2-green-n01': abbeyAle,
  '2-green-n02': horseCollar,
  '2-green-n03': baron,
  '2-green-n04': windmill,
  '3-green-n01': fieldKitchen,
  '3-green-n02': orangery,
  '3-green-n03': viscount,
  '3-green-n04': potato,
} as const;

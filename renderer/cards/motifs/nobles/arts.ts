import { box, circle, ellipse, pair, polygon, star } from '../../path.ts';
import type { Motif } from '../motif.ts';

/** Papyrus stalks behind a sheet made of them. */
const papyrus: Motif = [
  ['line', 'M24 92Q20 50 22 26M76 92Q82 50 78 26M50 60V18', 4],
  ...([22, 50, 78] as const).map(
    (x, index) =>
      [
        'main',
        [-2, -1, 0, 1, 2]
          .map((ray) => ellipse(x + ray * 7, (index === 1 ? 10 : 18) + Math.abs(ray) * 3, 3.4, 12, ray * 24))
          .join(''),
      ] as const,
  ),
  ['pale', 'M14 46H86V92Q70 98 60 92T34 92T14 92Z'],
  ['line', 'M26 46V92M38 46V91M50 46V93M62 46V92M74 46V95M14 60H86M14 76H86', 1.3],
  [
    'ink',
    `${circle(32, 68, 5)}${box(46, 63, 10, 10)}${polygon([
      [64, 74],
      [69, 62],
      [74, 74],
    ])}`,
  ],
  ['gold', 'M10 40H90V49H10Z'],
];

/** Rising rows of a theatre in two tiers of arches. */
const amphitheatre: Motif = [
  ['shade', 'M2 90V46Q4 18 50 16Q96 18 98 46V90Z'],
  ['pale', 'M6 46Q50 24 94 46V88H6Z'],
  ['gold', 'M2 44Q50 20 98 44V52Q50 30 2 52ZM6 66H94V72H6Z'],
  [
    'ink',
    [12, 26, 40, 54, 68, 82]
      .map((x) => `M${x} 66V58Q${x} 51 ${x + 4} 51T${x + 8} 58V66ZM${x} 88V80Q${x} 74 ${x + 4} 74T${x + 8} 80V88Z`)
      .join(''),
  ],
  ['main', 'M20 30V4L34 9L20 14M50 22V-4L64 1L50 6M80 30V4L94 9L80 14'],
  ['shade', box(0, 88, 100, 8)],
];

/** A pharaoh in the striped cloth. */
const pharaoh: Motif = [
  ['gold', 'M8 98Q16 80 36 78H64Q84 80 92 98Z'],
  ['line', 'M20 92Q50 78 80 92M28 98Q50 86 72 98', 2.4],
  ['gold', 'M50 2Q82 4 82 34L94 80H70L64 50H36L30 80H6L18 34Q18 4 50 2Z'],
  [
    'main',
    'M20 28L16 42L34 44L35 36ZM15 48L11 62L31 62L33 51ZM80 28L84 42L66 44L65 36ZM85 48L89 62L69 62L67 51ZM30 10Q50 4 70 10L74 18Q50 10 26 18Z',
  ],
  ['pale', 'M34 30Q50 22 66 30V54Q62 72 50 72Q38 72 34 54Z'],
  ['ink', 'M38 44Q43 39 48 44Q43 48 38 44ZM52 44Q57 39 62 44Q57 48 52 44Z'],
  ['line', 'M50 44L47 54H53M43 61Q50 65 57 61', 2],
  ['main', 'M46 70H54L53 90Q50 94 47 90Z'],
  ['gold', `${ellipse(50, 18, 5, 9)}`],
];

/** A crucible pouring molten bronze. */
const bronzeCasting: Motif = [
  ['line', 'M30 26L4 8M70 20L96 2', 4.5],
  ['shade', 'M22 14L78 10L76 44Q66 60 46 56Q28 52 22 14Z'],
  ['gold', 'M22 14L78 10L75 22L24 26Z'],
  ['gold', 'M22 20Q10 22 14 34Q22 52 20 70H30Q34 48 26 34Z'],
  ['main', 'M4 70H46L42 98H8Z'],
  ['gold', 'M10 70H40L38 77H12Z'],
  ['pale', 'M64 58Q72 50 80 58Q82 66 78 72Q92 76 94 98H50Q52 76 66 72Q62 66 64 58Z'],
  ['glint', 'M32 40Q38 50 48 50', 2.4],
];

/** A knight of the game of kings. */
const chess: Motif = [
  ['pale', 'M34 74Q30 56 44 46Q36 48 26 54Q18 56 16 46Q22 30 34 20L34 6L46 14Q78 16 76 50Q74 66 68 74Z'],
  ['shade', 'M56 17Q78 24 76 50Q74 66 68 74H58Q72 48 56 17Z'],
  ['ink', `${circle(38, 28, 3)}${circle(21, 47, 2)}`],
  ['line', 'M30 50Q36 50 40 44M60 24Q70 34 68 48', 2],
  ['gold', 'M28 74H74V82H28Z'],
  ['main', 'M18 98L24 82H78L84 98Z'],
  ['ink', `${box(0, 90, 9, 9)}${box(91, 90, 9, 9)}`],
];

/** A great round window. */
const roseWindow: Motif = [
  ['gold', circle(50, 50, 48)],
  ['shade', circle(50, 50, 42)],
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((petal) => {
    const angle = (petal * Math.PI) / 4;
    const at = (radius: number) => [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius] as const;
    const [x, y] = at(29);
    return [petal % 2 === 0 ? 'main' : 'gold', ellipse(x, y, 12, 8, petal * 45)] as const;
  }),
  ['pale', circle(50, 50, 14)],
  ['main', star(50, 50, 8, 12, 5)],
  ['gold', circle(50, 50, 4)],
];

/** A countess under the tall cone with its veil. */
const countess: Motif = [
  ['pale', 'M30 8Q86 22 90 84Q78 92 70 86Q74 50 46 26Z'],
  ['main', 'M10 98Q14 78 36 74H60Q84 78 88 98Z'],
  ['pale', 'M34 74Q50 90 64 74L60 68H38Z'],
  ['gold', 'M30 78Q50 100 68 78L66 86Q50 104 32 86Z'],
  ['pale', 'M30 40H62V58Q60 72 46 74Q32 72 30 58Z'],
  ['main', 'M28 44Q30 26 38 20L22 -6Q44 0 62 24Q68 32 66 46Q48 30 28 44Z'],
  ['gold', 'M27 46Q46 26 67 46L64 52Q46 36 31 52Z'],
  ['ink', `${circle(40, 55, 2.4)}${circle(53, 55, 2.4)}`],
  ['line', 'M46 55L44 62H48M41 67Q46 70 51 67', 1.8],
];

/** The crane of a cathedral's builders, driven by a treadwheel. */
const treadwheelCrane: Motif = [
  ['shade', box(0, 88, 100, 9)],
  ['shade', 'M30 88L42 20H50L46 88Z'],
  [
    'gold',
    polygon([
      [22, 30],
      [26, 38],
      [96, 14],
      [94, 4],
    ]),
  ],
  ['line', 'M90 12V56M44 28L90 12', 2],
  ['gold', `${circle(26, 62, 25)}${circle(26, 62, 18)}`],
  ['line', 'M26 37V87M1 62H51M9 45L43 79M43 45L9 79', 2.6],
  ['main', circle(26, 62, 6)],
  ['pale', 'M74 62H98V84H74Z'],
  ['line', 'M90 54L76 62M90 54L98 62M74 73H98M86 62V73', 2],
];

/** A hand press with a fresh sheet. */
const printingPress: Motif = [
  ['shade', 'M12 4H24V94H12ZM76 4H88V94H76Z'],
  ['gold', 'M6 2H94V14H6Z'],
  ['gold', 'M44 14H56V40H44Z'],
  ['line', 'M44 20H56M44 27H56M44 34H56', 2],
  ['gold', 'M50 22L96 30L95 36L50 30Z'],
  ['main', 'M26 40H74V52H26Z'],
  ['pale', 'M22 58H78L90 74H10Z'],
  ['line', 'M32 62H68M28 66H72M24 70H76', 1.8],
  ['shade', 'M6 74H94V84H6Z'],
  ['gold', 'M4 92H96V98H4Z'],
];

/** Rockets over a palace roof. */
const fireworks: Motif = [
  ['gold', star(34, 30, 12, 30, 8)],
  ['pale', star(34, 30, 12, 16, 6)],
  ['main', star(76, 22, 10, 22, 6)],
  ['pale', star(76, 22, 10, 10, 4)],
  ['gold', star(72, 58, 8, 14, 4)],
  ['line', 'M34 48Q40 68 46 84M76 40Q70 66 60 84M72 68L64 84', 2],
  ['shade', 'M6 98V80H18V72H30V80H38Q38 64 50 62Q62 64 62 80H70V72H82V80H94V98Z'],
  ['gold', `${[14, 26, 44, 56, 70, 82].map((x) => box(x, 86, 5, 8)).join('')}`],
];

/** A marquise in a towering wig. */
const marquise: Motif = [
  ['main', 'M10 98Q14 80 38 78H62Q86 80 90 98Z'],
  ['pale', 'M30 80Q50 98 70 80L64 74H36Z'],
  [
    'pale',
    'M22 52Q12 20 34 6Q50 -6 66 6Q88 20 78 52Q86 62 78 74Q70 76 68 66V46Q50 34 32 46V66Q30 76 22 74Q14 62 22 52Z',
  ],
  ['line', 'M32 40Q24 26 38 12M44 34Q38 20 48 6M56 34Q62 20 52 6M68 40Q76 26 62 12M20 62H30M80 62H70', 1.8],
  ['pale', 'M35 46Q50 36 65 46V60Q62 76 50 76Q38 76 35 60Z'],
  ['ink', `${circle(44, 56, 2.4)}${circle(56, 56, 2.4)}${circle(58, 66, 1.4)}`],
  ['line', 'M50 56L48 63H52M46 69Q50 72 54 69', 1.8],
  ['gold', 'M28 30Q50 16 72 30L70 37Q50 24 30 37Z'],
  ['main', `${circle(50, 23, 7)}${circle(33, 31, 4.5)}${circle(67, 31, 4.5)}`],
  ['main', 'M44 82L50 86L56 82V90L50 86L44 90Z'],
];

/** A landscape in a gilded frame. */
const pictureGallery: Motif = [
  ['line', 'M50 0L20 14M50 0L80 14', 2.4],
  ['gold', 'M4 12H96V90H4ZM18 26V76H82V26Z'],
  ['pale', box(18, 26, 64, 50)],
  ['main', 'M18 62L36 42L50 58L64 38L82 60V76H18Z'],
  ['shade', 'M18 70Q40 60 56 70T82 68V76H18Z'],
  ['gold', circle(68, 34, 5)],
  ['line', box(11, 19, 78, 64), 2],
  ['shade', pair((side) => circle(50 + side * 39, 19, 4) + circle(50 + side * 39, 83, 4))],
  ['shade', 'M36 92H64V99H36Z'],
];

/** The blue inventions and nobles, by card. */
export const ART_NOBLES = {
  '1-blue-n01': papyrus,
  '1-blue-n02': amphitheatre,
  '1-blue-n03': pharaoh,
  '1-blue-n04': bronzeCasting,
  '2-blue-n01': chess,
  '2-blue-n02': roseWindow,
  '2-blue-n03': countess,
  '2-blue-n04': treadwheelCrane,
  '3-blue-n01': printingPress,
  '3-blue-n02': fireworks,
  '3-blue-n03': marquise,
  '3-blue-n04': pictureGallery,
} as const;

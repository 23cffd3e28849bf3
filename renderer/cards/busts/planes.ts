import type { Layer, Motif } from '../motifs/motif.ts';
import { pathOf } from '../path.ts';
import { type Bend, bent } from './bend.ts';
import { type Bust, KIT, partOf } from './bust.ts';
import { isProfile, mirror, type Turn, turning } from './head.ts';

/*
 * Where light from the left above falls on a face, on hair and on cloth, and where it does not: planes with crisp edges, as a
 * painter blocks them in. All are drawn for a head that looks ahead with the light at its left, and bent as the head is.
 */

/** Sides that the light does not reach: from the temple in at the eye, out at the cheekbone, in at the mouth, out at the chin. */
const farSide = (foot: number): string =>
  `M57 16Q63.4 26 61.6 35Q59.4 40.4 60.4 45Q61.8 48.6 59 52.6Q54.8 56.4 56.4 ${foot - 6}Q55.6 ${foot - 1.4} 51 ${foot + 2}H78V16Z`;

/** The same in profile: light on the front of the face, or on the back of the head. */
const PROFILE_LIT_AHEAD = 'M60 24Q54.6 34 55.4 42Q50.6 47.6 46 50Q43 56 45 60Q40 63 39 70H74V24Z';
const PROFILE_LIT_BEHIND =
  'M24 16H39.4Q37 28 39.6 35.4Q38 40 38.6 44Q34.6 48 35.4 52Q37.6 54 36.6 58Q37.4 62 36.4 70H24Z';

const faceAhead = (foot: number): Motif => [
  ['hollow', farSide(foot)],
  [
    'hollow',
    'M37.2 37.4Q42 34.4 47.4 37.4L47.6 43Q45.6 40 42.2 39.6Q38.6 40 37 42.4ZM52.6 37.4Q57 35 61 37.4L61.2 42Q59 39.6 56.6 39.8Q53.6 40.4 52.4 43Z',
  ],
  ['glow', 'M35.6 33Q35 25 41 21.8Q46 20 51 21.4Q49.4 25.6 44 29Q39.6 30.6 35.6 33Z'],
  ['glow', 'M34.2 45.4Q38.4 45.8 43.4 49.4Q43 52.6 39.4 53.4Q35.2 50.8 34.2 45.4Z'],
  ['glow', pathOf(`ellipse(57.6 47.8 2.2 1.3 -20)ellipse(47.8 ${foot - 3.4} 2.6 1.5 -8)`)],
];

const faceInProfile = (litAhead: boolean): Motif =>
  litAhead
    ? [
        ['hollow', PROFILE_LIT_AHEAD],
        ['glow', 'M34.4 24.6Q38 21 44 21.4Q42 27.6 35 32.4Q33.6 28.4 34.4 24.6Z'],
        ['glow', 'M38.4 46.4Q43.4 45.4 46.4 48Q43 53 38.6 51.6Z'],
      ]
    : [
        ['hollow', PROFILE_LIT_BEHIND],
        ['glow', 'M45 46.4Q50.4 45 53.4 48Q50 53 45.6 51.6Z'],
      ];

/** Light on the bridge and the tip of a nose; in profile its outline says enough. */
const NOSE: Motif = [['glow', 'M48.4 41.4Q50 40.8 50.4 42.4L50 47.6Q51 49.6 49.4 50.6Q47.6 50.6 47.6 48.8Z']];

/** The planes of somebody's face; to be painted within its outline, before eyes and mouth. */
export const planesOf = (bust: Bust, turn: Turn): Motif => {
  const { foot } = partOf(KIT.shapes, bust.shape);
  const bend = turning(turn);
  const facing: Bend = turn.mirrored ? (x, y) => mirror(...bend(x, y)) : bend;
  if (isProfile(turn)) return bent(faceInProfile(!turn.mirrored), turn.mirrored ? mirror : (x, y) => [x, y]);
  const lit: Bend = turn.mirrored ? (x, y) => facing(100 - x, y) : facing;
  return bent([...faceAhead(foot), ...NOSE], lit);
};

/** Hair that is curled has locks instead of strands. */
const CURLED: ReadonlySet<string> = new Set(['curls', 'coils', 'wig']);

/** Strands fall from the crown to both sides, so far from the middle. */
const STRANDS = [-27, -21, -15.6, -9.6, -4, 3.4, 9, 15, 20.6, 26.6] as const;

const strand = (out: number): string =>
  `M${50 + out * 0.12} 11Q${50 + out * 0.94} 13 ${50 + out} 38Q${50 + out * 1.04} 62 ${50 + out * 1.1 + 2} 98`;

/** Locks in rows, each a small arc. */
const LOCKS = Array.from({ length: 44 }, (_, index) => {
  const [row, column] = [Math.floor(index / 8), index % 8];
  const [x, y] = [20 + column * 8.4 + (row % 2) * 4, 5 + row * 10 + (column % 3) * 1.6];
  return `M${x} ${y + 3}Q${x + 0.8} ${y - 1.6} ${x + 4} ${y - 0.6}Q${x + 6} ${y + 1} ${x + 4.6} ${y + 3}`;
}).join('');

const STRAIGHT: Motif = [['strand', STRANDS.map(strand).join(''), 0.9]];
const CURLY: Motif = [['strand', LOCKS, 0.9]];

/** Light on smooth hair: a band around the head, ragged where strands end. */
const SHINE: Layer = [
  'shine',
  'M30.4 33Q31.6 22 40 17.4Q47 14.4 55 16L52.6 19.4L50 18.4L47.4 22L45.4 20L42 25L40 23.4L36.6 29.6L35.4 27.6L32.6 35.4Z',
];
const CURLED_SHINE: Layer = [
  'shine',
  'M28 31Q27.4 26 31.4 24Q30 28 30.6 32ZM33.4 22.6Q34 17 39 16.4Q36 19.4 36 23.6ZM41.4 15Q43.6 11 48.4 12Q44.6 13.6 43.6 16.6ZM51 11.6Q54 9 58 11Q54.6 11.4 52.8 13.8Z',
];

/** What shows that hair is hair: strands or locks, and light on it. To be painted within its outline. */
export const strandsOf = ({ hair }: Bust, turn: Turn): Motif => {
  const curled = CURLED.has(hair);
  const bend = turning(turn);
  const facing: Bend = turn.mirrored ? (x, y) => mirror(...bend(x, y)) : bend;
  return [...bent(curled ? CURLY : STRAIGHT, facing), curled ? CURLED_SHINE : SHINE];
};

/** Hairs of a beard, down from the cheeks to its end. */
export const BEARD_HAIRS: Motif = [
  [
    'strand',
    'M35 48Q36.6 58 42 67M39.6 55Q41.6 63 45.6 72M44.6 60Q46 68 48 80M50 61V92M55.4 60Q54 68 52 80M60.4 55Q58.4 63 54.4 72M65 48Q63.4 58 58 67M42 72Q44 82 48 92M58 72Q56 82 52 92',
    0.8,
  ],
  ['shine', 'M34.4 50Q36.4 58.6 41.6 65.4L40.4 69Q34.6 62 33 52Z'],
];

/** Garments that are stiff: light glides over them instead of falling into folds. */
const STIFF: ReadonlySet<string> = new Set(['bronze', 'cuirass', 'mail', 'hide', 'fur']);

const FOLDS: Motif = [
  [
    'dusk',
    'M30 86Q25.6 99 28.4 118H34Q28.6 101 30 86ZM41 97Q38.4 106 40 118H44.6Q40.4 108 41 97ZM59 96Q62.6 106 60.6 118H66Q66 106 59 96ZM70 86Q76 99 72 118H79.4Q79.6 100 70 86ZM15 97Q20 104 19.4 118H14Q16.6 106 15 97ZM86 95Q83.4 106 85.4 118H91Q86.4 108 86 95Z',
  ],
  [
    'dawn',
    'M24.6 88Q20.4 99 22.4 118H25.6Q24 101 27 87ZM36 95Q33.4 106 35 118H37.8Q36 107 38 95ZM53 100Q55 108 54 118H57Q57.6 107 55 99Z',
  ],
];
/** Where a waist is seen, cloth is drawn in to it: a lit side, one in the shade, and folds that rise from the belt. */
const GATHERED: Motif = [
  [
    'dusk',
    'M64 82Q78 96 70 119H98V86Q84 78 64 82ZM38 104Q45 110 46 119H50Q49 109 38 104ZM56 108Q54 113 54 119H58Q57 113 56 108Z',
  ],
  ['dawn', 'M27 86Q17 98 22 119H33Q24 102 33 87ZM40 92Q37 103 41 113Q39 102 43 92Z'],
];
const GLIDE: Motif = [
  ['dawn', 'M25 86Q19 98 20 118H28Q27 99 33 84ZM37 94L34 118H37L40 96Z'],
  ['dusk', 'M72 86Q81 98 80 118H71Q73 100 66 88Z'],
];

/** How cloth or metal over the chest takes the light, as bodies are drawn in the kit; `waisted` if the waist is seen. */
export const foldsOf = ({ garment }: Bust, waisted: boolean): Motif => {
  if (STIFF.has(garment.name)) return GLIDE;
  return waisted ? GATHERED : FOLDS;
};

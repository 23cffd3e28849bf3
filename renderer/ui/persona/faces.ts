import { BOT_LEVELS, type BotLevel, type BotStyle } from '../../../shared/vocabulary/preferences.ts';
import type { Emblem } from '../../../shared/vocabulary/seats.ts';
import { type FacePart, type Features, LOOKS, type Mood } from './faceParts.ts';
import { NEIGHBOURS } from './neighbours.ts';

/** Whose face it is: that of a style; a plain one; and one that keeps its style to itself. */
export type FaceKind = BotStyle | 'none' | 'surprise';

const HEAD = 'M18.6 27C18.6 16.6 24.6 12.6 32 12.6S45.4 16.6 45.4 27C45.4 38.4 39.6 46.6 32 46.6S18.6 38.4 18.6 27Z';
const EARS = 'M15.8 30a3.2 3.6 0 1 0 6.4 0a3.2 3.6 0 1 0 -6.4 0ZM41.8 30a3.2 3.6 0 1 0 6.4 0a3.2 3.6 0 1 0 -6.4 0Z';
const NECK = 'M26 40H38V52Q32 56 26 52Z';
const SHOULDERS = 'M6 66C7 53.5 18 49.5 26 48.5Q32 53.5 38 48.5C46 49.5 57 53.5 58 66Z';
const NOSE = 'M32.4 28.6Q35.4 33.6 34 35Q32.4 36 30.6 35';

const FEATURES: Readonly<Record<Exclude<FaceKind, 'none'>, Features>> = {
  // A turban with a jewel, a curled moustache and a ring in the ear.
  merchant: {
    skin: '#d59a63',
    shade: '#a56c3b',
    cloth: '#c98a1b',
    behind: [{ d: 'M14 24C12 8 24 2 33 2S53 9 50 24Z', fill: '#b9781a' }],
    before: [
      { d: 'M15 21C14 8 24 3 33 3S52 9 49 21Q41 15.5 32 16.5T15 21Z', fill: '#f1e3c4' },
      { d: 'M17 15Q30 6 48 14M16 20Q28 11 40 14M26 4.5Q40 6 49 18', line: '#c9ad78', width: 1.3 },
      { d: 'M32 6.5L35 10.5L32 15L29 10.5Z', fill: '#b3262b' },
      {
        d: 'M19.5 32Q19 44 26 47Q32 49 38 47Q45 44 44.5 32Q42 37.5 38.5 36.5L32 37.5L25.5 36.5Q22 37.5 19.5 32Z',
        fill: '#3c2415',
      },
      { d: 'M26 37.8Q32 36.4 38 37.8Q38.5 44.5 32 44.8T26 37.8Z', fill: '#d59a63' },
    ],
    over: [
      { d: 'M32 36.5Q26 34 21.5 38.5Q26.5 40.5 32 37.4Q37.5 40.5 42.5 38.5Q38 34 32 36.5Z', fill: '#2a170d' },
      { d: 'M16.5 35.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0', line: '#ffd257', width: 1.3 },
    ],
  },
  // A crested helmet with cheek pieces, and a scar.
  marshal: {
    skin: '#c98d66',
    shade: '#95603f',
    cloth: '#7f1d17',
    behind: [{ d: 'M10 26C8 8 20 0.5 33 0.5S56 9 54 27L48 26C49 14 42 9 32 9S15 14 16 27Z', fill: '#b3261e' }],
    before: [
      { d: 'M16.5 24C15.5 11 23 6.5 32 6.5S48.5 11 47.5 24Q40 19 32 19T16.5 24Z', fill: '#b98b3d' },
      { d: 'M16.5 23H21.5L23 38Q20 44 17.5 38ZM47.5 23H42.5L41 38Q44 44 46.5 38Z', fill: '#a4762d' },
      { d: 'M30.3 7H33.7V21H30.3Z', fill: '#e4c074' },
      { d: 'M18 20.5Q25 16.5 32 16.5T46 20.5', line: '#e4c074', width: 1.5 },
      { d: 'M24 43.5Q32 48.5 40 43.5', line: '#95603f', width: 1.1 },
    ],
    over: [{ d: 'M40 31.5L42 37.5M39.6 34.2L42.4 33.2', line: '#f0c9ab', width: 1.1 }],
  },
  // A high forehead, white hair and a long beard.
  sage: {
    skin: '#e5bb92',
    shade: '#b0845c',
    cloth: '#2f5f93',
    behind: [{ d: 'M14 22C11 38 12 48 17 54H47C52 48 53 38 50 22C46 12 18 12 14 22Z', fill: '#d9d6cd' }],
    before: [
      {
        d: 'M19.6 33Q14.6 29 16 21.5Q20.6 19.5 20.4 24Q19.4 28 19.6 33ZM44.4 33Q49.4 29 48 21.5Q43.4 19.5 43.6 24Q44.6 28 44.4 33Z',
        fill: '#efece4',
      },
      { d: 'M26 17.2Q32 15.6 38 17.2M27 20Q32 18.8 37 20', line: '#c89f76', width: 1 },
      { d: 'M18.8 30Q18 52 32 62Q46 52 45.2 30Q43 37.5 38.5 36.2Q32 33.6 25.5 36.2Q21 37.5 18.8 30Z', fill: '#f4f1ea' },
      { d: 'M25 46Q27 53 31 58M39 46Q37 53 33 58M32 47V57', line: '#cfcabd', width: 1.1 },
      { d: 'M27 38.3Q32 36.9 37 38.3Q37.5 43.4 32 43.8T27 38.3Z', fill: '#e5bb92' },
    ],
  },
  // A woman in a straw hat with ears of corn, a braid over her shoulder.
  steward: {
    skin: '#b97a4d',
    shade: '#87522e',
    cloth: '#4b7d3a',
    behind: [
      { d: 'M15 22C12 34 14 44 18 48H46C50 44 52 34 49 22Z', fill: '#4a2a17' },
      { d: 'M44 44Q51 48 47.5 56Q52 58 48 64H42Q45 58 42.5 55Q46 51 42 47Z', fill: '#5b351d' },
    ],
    before: [
      { d: 'M18.5 26Q20 18.5 26 17.5Q32 21.5 45.5 25Q44 15 32 14.5T18.5 26Z', fill: '#4a2a17' },
      { d: 'M4 20Q18 12.5 32 12.5T60 20Q46 22.5 32 20.5T4 20Z', fill: '#dcae4d' },
      { d: 'M18 15C18 6.5 24 3.5 32 3.5S46 6.5 46 15Q39 18 32 18T18 15Z', fill: '#edc66b' },
      { d: 'M18 13.5Q25 17 32 17T46 13.5', line: '#3f7a33', width: 2.4 },
      { d: 'M48 14L53 5M50 10L54 10.5M50.5 9L49.5 5', line: '#f3d27c', width: 1.7 },
      { d: 'M21 35a3 2 0 1 0 6 0a3 2 0 1 0 -6 0ZM37 35a3 2 0 1 0 6 0a3 2 0 1 0 -6 0Z', fill: '#c9704a' },
    ],
  },
  // A pointed hood, a narrow chin with a tuft of beard, red hair.
  opportunist: {
    skin: '#efc7a0',
    shade: '#bb8a62',
    cloth: '#4f2c6b',
    behind: [{ d: 'M10 52C9 26 14 8 34 1.5C50 9 56 28 54 52Z', fill: '#5e367e' }],
    before: [
      { d: 'M18.5 30C17 18 23 13.5 32 13.5S47 18 45.5 30Q44 22 38 19.5Q33 25 18.5 30Z', fill: '#b4511f' },
      { d: 'M14 50C12 26 18 11 33 7.5C47 11 52 27 50 50L46 48C48 28 43 16 32 15S16 28 18 48Z', fill: '#44245e' },
      { d: 'M32 44.5L28.8 45.5L32 52.5L35.2 45.5Z', fill: '#b4511f' },
      { d: 'M31 37.2Q27.5 35.6 25 38M33 37.2Q36.5 35.6 39 38', line: '#b4511f', width: 1.5 },
    ],
  },
  // A hood, and a mask over the eyes.
  surprise: {
    skin: '#d8ab80',
    shade: '#a5774e',
    cloth: '#23404a',
    behind: [{ d: 'M10 54C8 24 16 4 32 3S56 24 54 54Z', fill: '#1d343d' }],
    before: [
      { d: 'M14 52C11 26 18 9 32 8S53 26 50 52L46 47C49 28 43 17 32 16S15 28 18 47Z', fill: '#2c515d' },
      { d: 'M18.5 26Q26 22 32 25.5Q38 22 45.5 26Q45 34 38 34Q34 34 32 31Q30 34 26 34Q19 34 18.5 26Z', fill: '#c9a13e' },
    ],
  },
};

/** What is worn at the collar, the grander the stronger the bot. */
const TRIMS: Readonly<Record<BotLevel, string>> = {
  apprentice: '#8a6a45',
  citizen: '#b3723a',
  governor: '#c3ccd6',
  regent: '#eac04f',
  hadara: '#ffe08a',
};

/** As many pearls as a level counts stars. */
const pearls = (rank: number): string =>
  Array.from({ length: rank }, (_, index) => {
    const x = 32 + (index - (rank - 1) / 2) * 5.2;
    return `M${x - 1.7} ${57.5 - Math.abs(x - 32) * 0.16}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z`;
  }).join('');

const collar = (level: BotLevel): readonly FacePart[] => [
  { d: 'M19 50.5Q32 60.5 45 50.5L47 55Q32 66 17 55Z', fill: TRIMS[level] },
  { d: pearls(BOT_LEVELS.indexOf(level) + 1), fill: '#5a1220' },
];

/** Whose face it is. */
export interface FaceOf {
  readonly kind: FaceKind;
  readonly level: BotLevel;
  /** Tells those of no style apart. */
  readonly emblem: Emblem;
  readonly mood: Mood;
}

/** Returns the shapes of a bot's face, hindmost first. */
export function facePartsOf({ kind, level, emblem, mood }: FaceOf): readonly FacePart[] {
  const { skin, shade, cloth, behind, before, over = [] } = kind === 'none' ? NEIGHBOURS[emblem] : FEATURES[kind];
  return [
    ...behind,
    { d: NECK, fill: shade },
    { d: SHOULDERS, fill: cloth },
    ...collar(level),
    { d: EARS, fill: shade },
    { d: HEAD, fill: skin },
    ...before,
    { d: NOSE, line: shade, width: 1.5 },
    ...LOOKS[mood],
    ...over,
  ];
}

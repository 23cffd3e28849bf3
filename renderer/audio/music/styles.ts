import type { Instrument, Part, Piece } from './note.ts';

/** The roots of the chords of four bars, as degrees of the mode: 0 is the tonic. */
type Progression = readonly [number, number, number, number];
/** When which voice is plucked: `beat:voice`, 0 the ground, 1 and 2 the inner voices, 3 and 4 the same an octave higher. */
type Figure = string;
/** When which stroke is struck (see `Note.pitch`), and how many decibels softer: `beat:stroke:softer`. */
type Drum = string;

/** What a piece is made of; all of them unfold the same theme (`melody.ts`). */
export interface Style {
  readonly beatsPerMinute: number;
  /** The tonic's key, in the register of the ground. */
  readonly tonic: number;
  /** Semitones of the degrees above the tonic. */
  readonly mode: readonly number[];
  /** Progressions that end open, and those that end on the tonic. */
  readonly openings: readonly [Progression, ...Progression[]];
  readonly closings: readonly [Progression, ...Progression[]];
  readonly cadence: Progression;
  readonly figures: readonly [Figure, ...Figure[]];
  readonly drums: readonly [Drum, ...Drum[]];
  /** Who plays a part. */
  readonly instruments: Readonly<Record<Part, Instrument>>;
  /** How loud a part is, in decibels. */
  readonly levels: Readonly<Record<Part, number>>;
  /** Octaves between the ground's register and the melody's. */
  readonly octaves: number;
  /** How many of the periods have a melody. */
  readonly singing: number;
  /** How many phrases there are; without it the piece does not end. */
  readonly phrases?: number;
}

const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const AEOLIAN = [0, 2, 3, 5, 7, 8, 10];

const LEVELS = { ground: -9, figure: -11, melody: -14, drum: -15, choir: -20, bells: -21 };

/** Antiquity: a lyre's open strings, a flute, a frame drum. */
const epoch1: Style = {
  beatsPerMinute: 66,
  tonic: 38,
  mode: DORIAN,
  openings: [
    [0, 0, 3, 4],
    [0, 6, 3, 4],
    [0, 3, 0, 6],
    [0, 2, 6, 4],
    [0, 4, 3, 6],
    [0, 1, 3, 4],
    [0, 6, 0, 4],
  ],
  closings: [
    [0, 6, 3, 0],
    [3, 2, 6, 0],
    [2, 6, 3, 0],
    [3, 0, 6, 0],
    [0, 3, 4, 0],
    [2, 3, 4, 0],
  ],
  cadence: [3, 6, 0, 0],
  figures: [
    '0:0 1:1 1.5:2 3:1',
    '0:0 1.5:1 2.5:2',
    '0:0 1:2 2:1 3.5:2',
    '0:0 2:1 2.5:2 3:3',
    '0:0 0.5:1 1:2 2.5:3',
    '0:0 2:2 3:1',
  ],
  drums: ['0:36:0 2.5:42:5 3:38:4', '0:36:0 1.5:42:6 2.5:38:3', '0:36:0 2:38:4 3.5:42:6', '0:36:0 3:42:5'],
  instruments: {
    ground: 'lyre',
    figure: 'lyre',
    melody: 'flute',
    drum: 'drum',
    choir: 'choir',
    bells: 'bell',
  },
  levels: { ...LEVELS, bells: -26 },
  octaves: 2,
  singing: 0.5,
};

/** The Middle Ages: a psaltery over a bowed drone, a viol that sings, bells and a choir. */
const epoch2: Style = {
  beatsPerMinute: 70,
  tonic: 43,
  mode: MIXOLYDIAN,
  openings: [
    [0, 6, 0, 3],
    [0, 3, 6, 3],
    [0, 1, 3, 6],
    [0, 5, 3, 6],
    [0, 3, 1, 4],
    [0, 0, 6, 3],
    [0, 4, 3, 6],
  ],
  closings: [
    [0, 6, 3, 0],
    [3, 1, 6, 0],
    [5, 3, 6, 0],
    [0, 3, 4, 0],
    [1, 3, 6, 0],
    [5, 1, 3, 0],
  ],
  cadence: [1, 6, 0, 0],
  figures: [
    '0:1 0.5:2 1:3 2:4 3:3',
    '0:1 1:3 2:2 2.5:3',
    '0:2 1.5:3 2:4 3:3 3.5:2',
    '0:1 1:2 2:3 3:2',
    '0:2 2:3 2.5:4 3:3',
    '0:1 1.5:2 3:3',
  ],
  drums: ['0:36:1 1.5:38:5 2:38:3', '0:36:1 2:42:4 3:42:6', '0:36:1 1:42:6 2:38:4 3:42:6', '0:36:1 2:38:4'],
  instruments: {
    ground: 'viol',
    figure: 'psaltery',
    melody: 'viol',
    drum: 'drum',
    choir: 'choir',
    bells: 'bell',
  },
  levels: { ...LEVELS, ground: -16, figure: -10, melody: -15, choir: -18, bells: -19 },
  octaves: 2,
  singing: 0.5,
};

/** The early modern age: a lute and a consort of viols, a recorder. */
const epoch3: Style = {
  beatsPerMinute: 74,
  tonic: 45,
  mode: AEOLIAN,
  openings: [
    [0, 5, 2, 6],
    [0, 3, 0, 4],
    [0, 2, 5, 4],
    [0, 6, 5, 4],
    [0, 3, 6, 2],
    [0, 5, 3, 4],
    [0, 6, 2, 5],
  ],
  closings: [
    [0, 5, 6, 0],
    [3, 5, 6, 0],
    [2, 6, 4, 0],
    [5, 3, 4, 0],
    [0, 3, 4, 0],
    [2, 5, 4, 0],
  ],
  cadence: [3, 4, 0, 0],
  figures: [
    '0:0 1:1 1.5:2 2:3 3:2',
    '0:0 0.5:1 1:2 2:3 2.5:2 3:1',
    '0:0 1:2 2:1 2.5:3 3.5:2',
    '0:0 1.5:1 2:2 3:3',
    '0:0 1:1 2:2 3:1 3.5:2',
    '0:0 2:2 2.5:3 3:4',
  ],
  drums: ['0:36:3 2:42:6', '0:36:3 1:42:7 2.5:38:6', '0:36:3 3:42:7', '0:36:3 1.5:42:7 3:38:6'],
  instruments: {
    ground: 'viol',
    figure: 'lute',
    melody: 'recorder',
    drum: 'drum',
    choir: 'viol',
    bells: 'bell',
  },
  levels: { ...LEVELS, ground: -15, figure: -9, melody: -13, drum: -18, choir: -21, bells: -26 },
  octaves: 2,
  singing: 0.55,
};

/** Before a game: the first epoch's lyre, far and slow, with a choir. */
const title: Style = {
  ...epoch1,
  beatsPerMinute: 60,
  instruments: { ...epoch1.instruments, ground: 'viol' },
  levels: { ...LEVELS, ground: -17, choir: -19, bells: -22 },
  singing: 0.65,
};

/** The count: the theme once more by everybody, in a bright mode, to its end. */
const finale: Style = {
  ...epoch2,
  beatsPerMinute: 64,
  tonic: 38,
  instruments: { ...epoch2.instruments, melody: 'flute', figure: 'lute' },
  levels: { ...LEVELS, ground: -15, figure: -10, choir: -16, bells: -19 },
  cadence: [3, 6, 0, 0],
  singing: 1,
  phrases: 6,
};

export const STYLES: Readonly<Record<Piece, Style>> = { title, epoch1, epoch2, epoch3, finale };

/** The strokes of a figure or a drum, as numbers. */
export const strokesOf = (pattern: Figure | Drum): readonly (readonly number[])[] =>
  pattern.split(' ').map((stroke) => stroke.split(':').map(Number));

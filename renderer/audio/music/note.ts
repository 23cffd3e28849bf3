/** What is played: a title, the three epochs, the count at the end. */
export const PIECES = ['title', 'epoch1', 'epoch2', 'epoch3', 'finale'] as const;
export type Piece = (typeof PIECES)[number];

/** The parts of a piece; each comes in and rests by itself. */
export const PARTS = ['ground', 'figure', 'melody', 'drum', 'choir', 'bells'] as const;
export type Part = (typeof PARTS)[number];

export type Instrument = 'lyre' | 'psaltery' | 'lute' | 'flute' | 'recorder' | 'viol' | 'choir' | 'bell' | 'drum';

export interface Note {
  readonly part: Part;
  readonly instrument: Instrument;
  /** Beats since the phrase began. */
  readonly at: number;
  /** How many beats it is held. */
  readonly beats: number;
  /** Number of the key: 60 is middle C. A drum's strokes are 36 (low), 38 (middle), 42 (rim). */
  readonly pitch: number;
  /** Decibels. */
  readonly level: number;
  /** Seconds that a hand is late, or early. */
  readonly late: number;
}

/** Four bars, which end open or closed, or a cadence. */
export interface Phrase {
  readonly beats: number;
  readonly notes: readonly Note[];
  /** How much slower the last beat is than the first: 1 as fast. */
  readonly slowing: number;
}

export const BAR = 4;

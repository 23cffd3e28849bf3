/** A number that is printed somewhere: its middle, in units from its board's left far corner. */
export interface Numeral {
  /** What it counts, for tests and for whoever looks for it. */
  readonly of: string;
  readonly text: string;
  readonly x: number;
  readonly z: number;
  /** Size of its letters in units; digits are `DIGIT_HEIGHT` of it high. */
  readonly font: number;
  /** Where it is wider than this, it is narrowed. */
  readonly room: number;
}

/** The share of a font's size that its digits are high. */
export const DIGIT_HEIGHT = 0.66;

/** A shape of a face, in a box of 64 × 64: filled, or stroked with round ends. */
export interface FacePart {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  /** Of the stroke. */
  readonly width?: number;
}

/** What somebody looks like, whatever the mood. */
export interface Features {
  readonly skin: string;
  /** Of nose, ears and wrinkles. */
  readonly shade: string;
  readonly cloth: string;
  /** Behind the head, and before it but behind brows, eyes and mouth. */
  readonly behind: readonly FacePart[];
  readonly before: readonly FacePart[];
  /** Over everything. */
  readonly over?: readonly FacePart[];
}

/** How a face looks. */
export const MOODS = ['pleased', 'thoughtful', 'annoyed'] as const;
export type Mood = (typeof MOODS)[number];

const INK = '#2b1a10';
const EYE = '#fff9ec';

const both = (parts: readonly [left: FacePart, right: FacePart]): readonly FacePart[] => parts;

const stroke = (d: string, width: number, line = INK): FacePart => ({ d, line, width });

/** An open eye, and where it looks. */
const eye = (x: number, lookX: number, lookY: number): readonly FacePart[] => [
  {
    d: `M${x - 3.6} 29C${x - 2} 25.6 ${x + 2} 25.6 ${x + 3.6} 29C${x + 2} 31.6 ${x - 2} 31.6 ${x - 3.6} 29Z`,
    fill: EYE,
  },
  { d: `M${x + lookX - 1.9} ${28.8 + lookY}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z`, fill: INK },
];

/** Brows, eyes and mouth, which tell the mood. */
export const LOOKS: Readonly<Record<Mood, readonly FacePart[]>> = {
  pleased: [
    ...both([stroke('M22.4 23.4Q26 20.2 29.8 22.6', 2), stroke('M41.6 23.4Q38 20.2 34.2 22.6', 2)]),
    ...both([stroke('M23.2 29.4Q26.4 25.4 29.6 29.4', 2.1), stroke('M34.4 29.4Q37.6 25.4 40.8 29.4', 2.1)]),
    { d: 'M25.4 37.6Q32 39.6 38.6 37.6Q37.6 44.2 32 44.2T25.4 37.6Z', fill: '#7c241c' },
    { d: 'M26.6 38.1Q32 39.7 37.4 38.1L36.9 39.9Q32 41.2 27.1 39.9Z', fill: EYE },
  ],
  thoughtful: [
    ...both([stroke('M22.4 24.6Q26 23.4 29.6 24.8', 2), stroke('M34.4 22Q38 18.8 41.8 22', 2)]),
    ...eye(26.4, 1.2, -1),
    ...eye(37.6, 1.2, -1),
    stroke('M28.4 40.4Q31.6 39.2 36.6 40.6', 2, '#7c241c'),
  ],
  annoyed: [
    ...eye(26.4, 0.7, 0.5),
    ...eye(37.6, -0.7, 0.5),
    // The lids are half down, and the brows over them.
    ...both([stroke('M21.8 22.8L30 27', 2.6), stroke('M42.2 22.8L34 27', 2.6)]),
    stroke('M26.4 42Q32 37.2 37.6 42', 2.1, '#7c241c'),
    stroke('M31 22.6V25.4M33.2 22.6V25.4', 0.8),
  ],
};

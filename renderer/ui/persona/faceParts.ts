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

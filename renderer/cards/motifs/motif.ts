/**
 * One layer of a drawn figure, in a box of 100 by 100: a path and how it is laid on.
 * `ink`, `gold`, `pale`, `main` and `shade` fill with that tone and draw an ink outline (`ink` has none);
 * `line` only draws an ink line, `glint` a pale one.
 */
export type Tone = 'ink' | 'gold' | 'pale' | 'main' | 'shade' | 'line' | 'glint';
export type Layer = readonly [tone: Tone, path: string, width?: number];

/** A figure that card pictures are composed of. */
export type Motif = readonly Layer[];

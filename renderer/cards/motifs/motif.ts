import nobles from '../../../assets/cards/nobles.json';
import people from '../../../assets/cards/people.json';
import stranger from '../../../assets/cards/stranger.json';
import type { AddedSet } from '../../../shared/content/content.ts';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { pathOf } from '../path.ts';

/**
 * How a layer is laid on. `ink`, `gold`, `pale`, `main` and `shade` fill with that tone and draw an ink outline (`ink`
 * has none); `line` only draws an ink line, `glint` a pale one.
 */
export type Tone = 'ink' | 'gold' | 'pale' | 'main' | 'shade' | 'line' | 'glint';

/** One layer of a drawn figure: path data in a box of 100 by 100, and the width of its line or outline. */
export type Layer = readonly [tone: Tone, path: string, width?: number];

/** A figure that card pictures are composed of, hindmost layer first. */
export type Motif = readonly Layer[];

export type Motifs = Readonly<Record<string, Motif>>;

/** A layer as a file of `assets/cards` has it: tone, drawing, and perhaps a width. */
type Row = readonly (string | number)[];

/** To the compiler a row is any list: `tests/renderer/drawings.test.ts` holds every row to what a layer is. */
const layerOf = ([tone, drawing, ...width]: Row): Layer =>
  [tone, pathOf(String(drawing)), ...width] as unknown as Layer;

const motifsOf = (file: Readonly<Record<string, readonly Row[]>>): Motifs =>
  Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, rows.map(layerOf)]));

/** The figures of the people of each colour, in the order of their cards' numbers. */
export const MOTIFS_OF_COLOUR: Readonly<Record<Colour, Motifs>> = {
  yellow: motifsOf(people.yellow),
  red: motifsOf(people.red),
  blue: motifsOf(people.blue),
  green: motifsOf(people.green),
  purple: motifsOf(people.purple),
};

/** The figures of the cards that expansions bring, by card: each card has one of its own. */
export const MOTIFS_OF_SET: Readonly<Record<AddedSet, Motifs>> = { nobles: motifsOf(nobles) };

/** Anybody: the figure of a card that is not one of the game's own. */
export const STRANGER_MOTIF: Motif = stranger.map(layerOf);

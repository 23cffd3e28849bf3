import arrangements from '../../../assets/cards/arrangements.json' with { type: 'json' };
import nobles from '../../../assets/cards/nobles.json' with { type: 'json' };
import people from '../../../assets/cards/people.json' with { type: 'json' };
import things from '../../../assets/cards/things.json' with { type: 'json' };
import type { AddedSet } from '../../../shared/content/content.ts';
import { pathOf } from '../path.ts';

/**
 * How a layer is laid on. `line` only draws an ink line, `thread` one in the darker shade of the cloth, `brow` and `fold`
 * in those of hair and skin, `strand` a faint one in that of hair, `glint` a pale one;
 * `dusk` and `dawn` shade and light what lies below without an outline, `blush` reddens it; `glow` and `hollow` are where light
 * falls on skin and where it does not, `shine` where it falls on hair. All others fill with that
 * material and draw an ink outline (`ink` has none).
 */
export const TONES = [
  'ink',
  'line',
  'thread',
  'glint',
  'dusk',
  'dawn',
  'blush',
  'gold',
  'pale',
  'main',
  'shade',
  'skin',
  'hair',
  'steel',
  'bronze',
  'wood',
  'leather',
  'straw',
  'clay',
  'leaf',
  'fruit',
  'stone',
  'flame',
  'water',
  'white',
  'lip',
  'brow',
  'fold',
  'strand',
  'iris',
  'glow',
  'hollow',
  'shine',
] as const;
export type Tone = (typeof TONES)[number];

/** One layer of a drawn figure: path data in a box of 100 by 100, and the width of its line or outline. */
export type Layer = readonly [tone: Tone, path: string, width?: number];

/** A drawn figure, hindmost layer first. */
export type Motif = readonly Layer[];

export type Motifs = Readonly<Record<string, Motif>>;

/** A layer as a file of `assets/cards` has it: tone, drawing, and perhaps a width. */
export type Row = readonly (string | number)[];

/** To the compiler a row is any list: `tests/renderer/cards/drawings.test.ts` holds every row to what a layer is. */
const layerOf = ([tone, drawing, ...width]: Row): Layer =>
  [tone, pathOf(String(drawing)), ...width] as unknown as Layer;

export const motifsOf = (file: Readonly<Record<string, readonly Row[]>>): Motifs =>
  Object.fromEntries(Object.entries(file).map(([name, rows]) => [name, rows.map(layerOf)]));

/** What people on cards hold or stand before, by name. */
export const THINGS: Motifs = motifsOf(things);

/** Who stands on a card, by card: one line each (`busts/bust.ts` reads it). */
export const PEOPLE: Readonly<Record<string, string>> = people;

/** The figures of the cards that expansions bring, by card: each card of a place or a thing has one of its own. */
export const MOTIFS_OF_SET: Readonly<Record<AddedSet, Motifs>> = { nobles: motifsOf(nobles) };

/** A thing that stands around another one: its name, the middle of its box, its size, and how it is turned, in degrees. */
export type Placed = readonly [thing: string, x: number, y: number, size: number, turn: number];

/** What a place or a thing stands on, and what stands behind and before it, all in its own box of 100 by 100. */
export interface Arrangement {
  /** Which of the places of its epoch and colour is behind it. */
  readonly place: number;
  readonly ground: Motif;
  readonly behind: readonly Placed[];
  readonly before: readonly Placed[];
}

const GROUNDS = motifsOf(arrangements.grounds);

type ArrangementRow = {
  readonly place: number;
  readonly ground: string;
  readonly behind: readonly Row[];
  readonly before?: readonly Row[];
};

/** How the places and things on cards are shown, by card (`assets/cards/arrangements.json`). */
export const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = Object.fromEntries(
  Object.entries<ArrangementRow>(arrangements.cards).map(([card, { place, ground, behind, before = [] }]) => [
    card,
    { place, ground: GROUNDS[ground] ?? [], behind, before } as unknown as Arrangement,
  ]),
);

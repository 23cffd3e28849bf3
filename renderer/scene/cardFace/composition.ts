import { COLOURS, type Colour } from '../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { ART_MOTIFS } from './motifs/arts.ts';
import { FIELD_MOTIFS } from './motifs/fields.ts';
import type { Motif } from './motifs/motif.ts';
import { NOTABLE_MOTIFS } from './motifs/notables.ts';
import { TRADE_MOTIFS } from './motifs/trade.ts';
import { WAR_MOTIFS } from './motifs/war.ts';

/** What lies behind the figure, how the figure is set, and what adorns it. */
export const GROUNDS = ['sunrise', 'hills', 'arcade', 'sea', 'night', 'skyline', 'peaks', 'diaper'] as const;
export const SETTINGS = ['single', 'roundel', 'flanked', 'niche', 'escutcheon', 'wreath'] as const;
export const ORNAMENTS = ['fleurons', 'stars', 'beads', 'sprigs', 'ribbons', 'lozenges'] as const;

/** Everything that makes one card's picture different from every other card's. */
export interface Composition {
  readonly colour: Colour;
  readonly motif: string;
  readonly companion: string;
  readonly ground: (typeof GROUNDS)[number];
  readonly setting: (typeof SETTINGS)[number];
  readonly ornament: (typeof ORNAMENTS)[number];
  /** Starts the small irregularities: heights of hills, places of stars. */
  readonly seed: number;
}

export const MOTIFS_OF_COLOUR: Readonly<Record<Colour, Readonly<Record<string, Motif>>>> = {
  yellow: TRADE_MOTIFS,
  red: WAR_MOTIFS,
  blue: ART_MOTIFS,
  green: FIELD_MOTIFS,
  purple: NOTABLE_MOTIFS,
};

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** `2-purple-a03` → epoch 2, purple, 12: advanced cards count on from the ten basic ones. */
const partsOf = (card: CardId): { epoch: Epoch; colour: Colour; number: number } => {
  const match = /^([123])-(\w+)-(a?)(\d+)$/.exec(card);
  const colour = COLOURS.find((name) => name === match?.[2]);
  if (match === null || colour === undefined) throw new RangeError(`no such card: ${card}`);
  return { epoch: Number(match[1]) as Epoch, colour, number: Number(match[4]) - 1 + (match[3] === 'a' ? 10 : 0) };
};

/**
 * Composes a card's picture from its id: the figure belongs to the card's number in its colour, the setting to number
 * and epoch, so that no two cards look the same. Throws a RangeError for an id that no card has.
 */
export const compositionOf = (card: CardId): Composition => {
  const { epoch, colour, number } = partsOf(card);
  const names = Object.keys(MOTIFS_OF_COLOUR[colour]);
  const shift = COLOURS.indexOf(colour);
  return {
    colour,
    motif: pick(names, number),
    companion: pick(names, number + 2 + epoch),
    ground: pick(GROUNDS, number * 3 + epoch * 2 + shift),
    setting: pick(SETTINGS, number + epoch * 2 + shift),
    ornament: pick(ORNAMENTS, number + epoch + shift * 2),
    seed: epoch * 1000 + shift * 100 + number + 1,
  };
};

/** The layers of a figure of a colour; throws a RangeError when there is none of that name. */
export const motifOf = (colour: Colour, name: string): Motif => {
  const motif = MOTIFS_OF_COLOUR[colour][name];
  if (motif === undefined) throw new RangeError(`no such motif: ${colour} ${name}`);
  return motif;
};

import type { Card } from '../../shared/content/content.ts';
import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { MOTIFS_OF_COLOUR, MOTIFS_OF_SET, type Motif, STRANGER_MOTIF } from './motifs/motif.ts';

/** What lies behind the figure, how the figure is set, and what adorns it. */
export const GROUNDS = ['sunrise', 'hills', 'arcade', 'sea', 'night', 'skyline', 'peaks', 'diaper'] as const;
export const SETTINGS = ['single', 'roundel', 'flanked', 'niche', 'escutcheon', 'wreath'] as const;
/** Settings of cards with a figure of their own, one after the other: the kinds of Nobles & Inventions (rules §10.3). */
export const OWN_FIGURE_SETTINGS = ['exhibit', 'gearwork', 'portrait', 'drawing'] as const;
export const ORNAMENTS = ['fleurons', 'stars', 'beads', 'sprigs', 'ribbons', 'lozenges'] as const;

/** Everything that makes one card's picture different from every other card's. */
export interface Composition {
  readonly colour: Colour;
  readonly motif: string;
  readonly companion: string;
  readonly ground: (typeof GROUNDS)[number];
  readonly setting: (typeof SETTINGS)[number] | (typeof OWN_FIGURE_SETTINGS)[number];
  readonly ornament: (typeof ORNAMENTS)[number];
  /** Starts the small irregularities: heights of hills, places of stars. */
  readonly seed: number;
}

const STRANGER = 'stranger';

/** The figures that belong to one card each, by card. */
const OWN_FIGURES = new Map(Object.values(MOTIFS_OF_SET).flatMap((motifs) => Object.entries(motifs)));

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};

/** Advanced cards count on from the ten basic ones: `2-purple-a03` is the purple figure number 12. */
const figureNumber = (card: CardId, colour: Colour): number | null => {
  const match = /^[123]-(\w+)-(a?)(\d\d)$/.exec(card);
  if (match === null || match[1] !== colour) return null;
  const number = Number(match[3]) - 1 + (match[2] === 'a' ? 10 : 0);
  return number < Object.keys(MOTIFS_OF_COLOUR[colour]).length ? number : null;
};

/** A number that is the same each time for the same text. */
const numberOf = (text: string): number => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7);

const companionOf = (colour: Colour, index: number): string => pick(Object.keys(MOTIFS_OF_COLOUR[colour]), index);

const composeOwnFigure = ({ id, epoch, colour }: Parts): Composition => {
  const shift = COLOURS.indexOf(colour);
  const number = Number(id.slice(-2)) - 1;
  return {
    colour,
    motif: id,
    companion: companionOf(colour, number + epoch),
    ground: pick(GROUNDS, number * 2 + epoch * 3 + shift),
    setting: pick(OWN_FIGURE_SETTINGS, number),
    ornament: pick(ORNAMENTS, number + epoch + shift * 2),
    seed: epoch * 1000 + shift * 100 + number + 51,
  };
};

const composePerson = ({ epoch, colour }: Parts, number: number): Composition => {
  const shift = COLOURS.indexOf(colour);
  return {
    colour,
    motif: companionOf(colour, number),
    companion: companionOf(colour, number + 2 + epoch),
    ground: pick(GROUNDS, number * 3 + epoch * 2 + shift),
    setting: pick(SETTINGS, number + epoch * 2 + shift),
    ornament: pick(ORNAMENTS, number + epoch + shift * 2),
    seed: epoch * 1000 + shift * 100 + number + 1,
  };
};

const composeStranger = ({ id, colour }: Parts): Composition => {
  const number = numberOf(id);
  return { ...composePerson({ id, epoch: 1, colour }, number), motif: STRANGER, seed: number };
};

type Parts = Pick<Card, 'id' | 'epoch' | 'colour'>;

/**
 * Composes a card's picture from its id: the figure belongs to the card's number in its colour, the setting to number
 * and epoch, so that no two cards look the same. A card of a player's own shows a stranger in its colour.
 */
export const compositionOf = (card: Parts): Composition => {
  if (OWN_FIGURES.has(card.id) && card.id.startsWith(`${card.epoch}-${card.colour}-`)) return composeOwnFigure(card);
  const number = figureNumber(card.id, card.colour);
  return number === null ? composeStranger(card) : composePerson(card, number);
};

/** The layers of a figure of a colour; throws a RangeError when there is none of that name. */
export const motifOf = (colour: Colour, name: string): Motif => {
  const motif = name === STRANGER ? STRANGER_MOTIF : (MOTIFS_OF_COLOUR[colour][name] ?? OWN_FIGURES.get(name));
  if (motif === undefined) throw new RangeError(`no such motif: ${colour} ${name}`);
  return motif;
};

import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import type { EffectType } from '../../shared/vocabulary/effects.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';
import type { Text } from '../platform/i18n/text.ts';
import type { Kind, Piece, PieceSet } from './pieces.ts';

export const ORDERS = ['box', 'title', 'cost', 'points'] as const;
export type Order = (typeof ORDERS)[number];

/** What is sought. An empty list of something leaves it open. */
export interface Filter {
  readonly kinds: readonly Kind[];
  readonly epochs: readonly Epoch[];
  readonly colours: readonly Colour[];
  readonly sets: readonly PieceSet[];
  readonly effect: EffectType | 'any' | 'every';
  readonly words: string;
}

/** Lets every piece through. */
export const OPEN: Filter = { kinds: [], epochs: [], colours: [], sets: [], effect: 'every', words: '' };

/** Whether a filter holds anything back. */
export const isOpen = ({ kinds, epochs, colours, sets, effect, words }: Filter): boolean =>
  kinds.length + epochs.length + colours.length + sets.length === 0 && effect === 'every' && words.trim() === '';

/** Letters as people type them: without case and accents, and with the apostrophe of a keyboard. */
export const plainly = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

const lets = <T>(chosen: readonly T[], value: T | null): boolean =>
  chosen.length === 0 || (value !== null && chosen.includes(value));

const letsEffect = (wanted: Filter['effect'], effect: EffectType | null): boolean =>
  wanted === 'every' || (wanted === 'any' ? effect !== null : effect === wanted);

/** A piece and what is to be read on it. */
export interface Entry {
  readonly piece: Piece;
  readonly title: string;
  /** Title and rules text, made plain. */
  readonly haystack: string;
}

/** Returns the entries that a filter lets through: with each of its words somewhere, and one of each chosen thing. */
export function filtered(entries: readonly Entry[], filter: Filter): readonly Entry[] {
  const words = plainly(filter.words).split(/\s+/).filter(Boolean);
  return entries.filter(
    ({ piece, haystack }) =>
      lets(filter.kinds, piece.print.kind) &&
      lets(filter.epochs, piece.epoch) &&
      lets(filter.colours, piece.colour) &&
      lets(filter.sets, piece.set) &&
      letsEffect(filter.effect, piece.effect) &&
      words.every((word) => haystack.includes(word)),
  );
}

/** Epoch by epoch and colour by colour; what has none of both comes behind. */
const placeInBox = ({ epoch, colour }: Piece): number =>
  epoch === null || colour === null ? 100 : epoch * 10 + COLOURS.indexOf(colour);

type Comparison = (one: Entry, other: Entry) => number;

/** `title` goes by the language. */
const COMPARISONS: Readonly<Record<Exclude<Order, 'title'>, Comparison>> = {
  box: (one, other) => placeInBox(one.piece) - placeInBox(other.piece),
  cost: (one, other) => (one.piece.cost ?? 1000) - (other.piece.cost ?? 1000),
  points: (one, other) => (other.piece.points ?? -1) - (one.piece.points ?? -1),
};

/**
 * Returns the entries in an order: cheapest first, most points first; what has no cost or points comes last.
 * `compare` is that of words in the reader's language.
 */
export function ordered(entries: readonly Entry[], order: Order, compare: Text['compare']): readonly Entry[] {
  const byTitle: Comparison = (one, other) => compare(one.title, other.title);
  return [...entries].sort(order === 'title' ? byTitle : COMPARISONS[order]);
}

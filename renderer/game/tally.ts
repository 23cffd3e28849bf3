import { COLOURS, type Colour } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { SCORE_CATEGORIES, type ScoreCategory, type ScoreLine } from '../../shared/vocabulary/score.ts';
import { cardOf } from '../platform/pageContent.ts';

/*
 * The points of each part of a city at the end of the game: those of the cards of a colour at its district, all others
 * by category.
 */

/** A part of a city that brings points. */
export type TallyPlace = Colour | Exclude<ScoreCategory, 'cards'>;

export interface TallyPart {
  readonly place: TallyPlace;
  readonly points: number;
}

/** Whether a part is a district of its cards, and not all that a category brings. */
export const isDistrict = (place: TallyPlace): place is Colour => (COLOURS as readonly string[]).includes(place);

/** Districts from the left of the hill over its top to its right; then what stands elsewhere. */
const ORDER: readonly TallyPlace[] = [
  ...(['yellow', 'red', 'blue', 'purple', 'green'] satisfies readonly Colour[]),
  ...SCORE_CATEGORIES.filter((category) => category !== 'cards'),
];

/**
 * What the parts of a city bring, one after the other; those that bring nothing are left out.
 * @param cards of its seat
 * @param line of its score, whose total the parts add up to
 */
export const tallyOf = (cards: readonly CardId[], line: ScoreLine): readonly TallyPart[] => {
  const points = (place: TallyPlace): number =>
    isDistrict(place)
      ? cards.map(cardOf).reduce((sum, card) => sum + (card.colour === place ? card.points : 0), 0)
      : line[place];
  return ORDER.map((place) => ({ place, points: points(place) })).filter((part) => part.points !== 0);
};

/** When the first part is told, and all of them are, in milliseconds of normal speed after the game is over. */
const TOLD = { from: 500, until: 1900 } as const;

/** Milliseconds of normal speed after the end of the game at which a part is told, of so many. */
export const toldAt = (index: number, parts: number): number =>
  TOLD.from + ((TOLD.until - TOLD.from) * index) / Math.max(1, parts);

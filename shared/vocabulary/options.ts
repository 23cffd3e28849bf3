import { MANIFEST } from './expansions.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from './score.ts';
import type { SeatCount } from './seats.ts';
import type { Decision } from './time.ts';

export const MODES = ['basic', 'advanced'] as const;
export type Mode = (typeof MODES)[number];

/** What can be added to the game (`expansions.ts`). */
export type Expansion = keyof typeof MANIFEST;
export const EXPANSIONS = Object.keys(MANIFEST) as readonly Expansion[];

/** The expansions that bring pieces other than cards. What these do is code: each room has a table with all of them. */
export type PieceExpansion = {
  [E in Expansion]: (typeof MANIFEST)[E]['pieces'] extends readonly [] ? never : E;
}[Expansion];
export const bringsPieces = (expansion: Expansion): expansion is PieceExpansion =>
  MANIFEST[expansion].pieces.length > 0;

/** The expansion that brings a step (rules §10); `undefined` for all else that is decided or happens in a phase. */
export const expansionOfStep = (step: Decision | 'income'): Expansion | undefined =>
  EXPANSIONS.find((expansion) => MANIFEST[expansion].steps.some((brought) => brought === step));

/** The categories of the score sheet that count in a game with these expansions, in the order of the sheet. */
export const categoriesIn = (expansions: readonly Expansion[]): readonly ScoreCategory[] => {
  const without = EXPANSIONS.filter((expansion) => !expansions.includes(expansion));
  const missing = new Set<string>(without.flatMap((expansion) => Object.keys(MANIFEST[expansion].scores)));
  return SCORE_CATEGORIES.filter((category) => !missing.has(category));
};

/** What is agreed before a game starts (rules §1). */
export interface GameOptions {
  readonly seats: SeatCount;
  readonly mode: Mode;
  /** Those in play, in the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  /** Coins that each seat starts with beyond the rules; left out where nobody does. */
  readonly handicaps?: readonly number[];
}

/** Cards that a seat draws in each round of phase A (rules §4.1). */
export const CARDS_DRAWN = 2;

/** Cards in a deck: every seat draws from it once (rules §3.1). */
export const deckSizeFor = ({ seats }: Pick<GameOptions, 'seats'>): number => CARDS_DRAWN * seats;

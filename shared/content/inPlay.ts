import { MANIFEST } from '../vocabulary/expansions.ts';
import { EXPANSIONS, type Expansion, type GameOptions } from '../vocabulary/options.ts';
import { CARD_SETS, type Card, type CardSet } from './content.ts';

type Chosen = Pick<GameOptions, 'mode' | 'expansions'>;

/** Whether a card is in play under the options (rules §1.2, §10.3); never, where its set is none that the game knows. */
export function isInPlay({ set }: Pick<Card, 'set'>, { mode, expansions }: Chosen): boolean {
  if (set === 'base') return true;
  if (set === 'advanced') return mode === 'advanced';
  return expansions.some((expansion) => MANIFEST[expansion].cardSet === set);
}

/** The sets whose cards are in play under the options, in the order of `CARD_SETS`. */
export const setsInPlay = (chosen: Chosen): CardSet[] => CARD_SETS.filter((set) => isInPlay({ set }, chosen));

/** The sets in play as one number, for tables: a bit for each of `CARD_SETS`. */
export function bitsOfSets(chosen: Chosen): number {
  let bits = 0;
  for (const set of CARD_SETS) bits = bits * 2 + (isInPlay({ set }, chosen) ? 1 : 0);
  return bits;
}

/** The expansion that brings the cards of a set; `undefined` for the sets of the base game. */
export const expansionOfSet = (set: CardSet): Expansion | undefined =>
  EXPANSIONS.find((expansion) => MANIFEST[expansion].cardSet === set);

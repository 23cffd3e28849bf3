import type { GameOptions } from '../vocabulary/options.ts';
import { CARD_SETS, type Card, type CardSet } from './content.ts';

type Chosen = Pick<GameOptions, 'mode' | 'expansions'>;

/** What brings each set of cards into a game (rules §1.2, §10.3). */
const IS_SET_IN_PLAY: Readonly<Record<CardSet, (chosen: Chosen) => boolean>> = {
  base: () => true,
  advanced: ({ mode }) => mode === 'advanced',
  nobles: ({ expansions }) => expansions.includes('nobles'),
};

/** The sets whose cards are in play under the options, in the order of `CARD_SETS`. */
export const setsInPlay = (chosen: Chosen): CardSet[] => CARD_SETS.filter((set) => IS_SET_IN_PLAY[set](chosen));

/** Whether a card is in play under the options; never, where its set is none that the game knows. */
export const isInPlay = ({ set }: Pick<Card, 'set'>, chosen: Chosen): boolean =>
  Object.hasOwn(IS_SET_IN_PLAY, set) && IS_SET_IN_PLAY[set](chosen);

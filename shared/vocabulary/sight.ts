import type { Colour } from './colours.ts';
import type { CardId, ColonyLevel, Market, StatueRequirement } from './pieces.ts';
import type { Epoch, Phase } from './time.ts';

/**
 * What happens, or not, in games that are played on from a decision to the end of a half epoch: to the seat that decides,
 * unless it says otherwise.
 */
export type SightFact =
  /** Has by then a colony, a statue, a monument, a market. */
  | { readonly kind: 'colony'; readonly level: ColonyLevel }
  | { readonly kind: 'statue'; readonly requirement: StatueRequirement }
  | { readonly kind: 'monument' }
  | { readonly kind: 'market'; readonly market: Market }
  /** Has so many complete sets of five colours, medals, colonies that are integrated. */
  | { readonly kind: 'sets' | 'silver' | 'gold' | 'integrated'; readonly count: number }
  /** Has to give up cards at the feeding. */
  | { readonly kind: 'unfed' }
  /** Buys more cards afterwards than with the other action, in the same dealt game. */
  | { readonly kind: 'buys' }
  /** Buys afterwards a card that lies on top of a pile now. */
  | { readonly kind: 'later'; readonly card: CardId }
  /** The card that the action takes, left lying, is gone at the seat's next turn; and so the card that the other one takes. */
  | { readonly kind: 'gone'; readonly card: CardId; readonly other: CardId }
  /** The same, of the whole pile that the card lies on. */
  | { readonly kind: 'emptied'; readonly colour: Colour; readonly other: Colour }
  /** After the action, the other one's card is bought, too; and so the other way round. */
  | { readonly kind: 'both'; readonly card: CardId; readonly other: CardId }
  /** How many coins are there at the end, on average. */
  | { readonly kind: 'coins' };

/** What tells two actions apart in the same dealt games, each of them played on with both. */
export interface Sight {
  readonly fact: SightFact;
  /** The half epoch at whose end the games ended. */
  readonly until: { readonly epoch: Epoch; readonly phase: Phase };
  readonly games: number;
  /** In how many of them it happened with the action, and with the other one; of coins, how many there are. */
  readonly own: number;
  readonly other: number;
}

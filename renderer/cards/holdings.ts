import type { ObservedSeat, ObservedTurn } from '../../shared/rules/observation/observation.ts';
import type { Colour } from '../../shared/vocabulary/colours.ts';
import type { CardId } from '../../shared/vocabulary/pieces.ts';
import { TRACKS } from '../../shared/vocabulary/tracks.ts';
import { cardOf } from '../platform/pageContent.ts';

/** Returns how many cards a seat has to feed, those that lie face down included (rules §10.3 `freeCard`). */
export const cardsOwned = ({ cards, faceDown }: ObservedSeat): number => cards.length + faceDown.length;

/** Returns how many cards a seat cannot feed when it has paid for so many (rules §7.4, §9 `payToFeed`). */
export function unfedOf(seat: ObservedSeat, paid = 0): number {
  const cards = cardsOwned(seat);
  return Math.max(0, Math.min(cards, cards - paid - seat.tracks.food));
}

/** Returns how many cards the seat that feeds has, how many it can feed, has paid for, and cannot feed. */
export const hungerOf = (seat: ObservedSeat, { feedingPayments: paid }: ObservedTurn) => ({
  cards: cardsOwned(seat),
  food: Math.max(0, seat.tracks.food),
  paid,
  unfed: unfedOf(seat, paid),
});

/** Returns how many cards of a colour a seat owns, those that lie face down included. */
export const cardsOfColour = ({ cards, faceDown }: ObservedSeat, colour: Colour): number =>
  cards.filter((id) => cardOf(id).colour === colour).length +
  faceDown.filter((lying) => lying.colour === colour).length;

/** Whether a card lies face down before a seat, as far as the viewer knows. */
export const liesFaceDown = ({ faceDown }: ObservedSeat, card: CardId): boolean =>
  faceDown.some((lying) => lying.card === card);

/** Returns the card by which a colour costs its owner the full price; `undefined` when there is none (rules §10.3). */
export const priceKeeper = ({ cards }: ObservedSeat, colour: Colour): CardId | undefined =>
  cards.find((id) => cardOf(id).effect?.type === 'noDiscount' && cardOf(id).colour === colour);

/** Returns how many coins are locked below a seat's stall (rules §10.2). */
export const coinsLocked = ({ stall }: ObservedSeat): number =>
  TRACKS.reduce((sum, track) => sum + stall[track], stall.points);

/** Returns the cards whose bonus tile is lent (rules §10.3 `tileLoan`). */
export const loansOf = ({ cardTiles }: ObservedSeat): readonly CardId[] =>
  cardTiles.map(({ card }) => card).filter((id) => cardOf(id).effect?.type === 'tileLoan');

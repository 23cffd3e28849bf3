import type { Card, Content } from '../../content/content.ts';
import {
  type ColourNumber,
  numberOfColour,
  TRACK_OF_COLOUR,
  TRACK_OF_COLOUR_NUMBER,
} from '../../vocabulary/colours.ts';
import type { CardId } from '../../vocabulary/pieces.ts';
import { TRACKS, type Track, type Tracks } from '../../vocabulary/tracks.ts';
import { addToTrack, ofTrack } from '../position/byKey.ts';
import { withOneMore } from '../position/lists.ts';
import type { Position } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import { NO_COLOUR, sumOfEffects, withEffectOf } from './ownedEffects.ts';
import { hasUnusedTile, layTile, liftTile } from './tiles.ts';

/** Cards that the seat owns: what has to be fed (rules §7.4). */
export const cardsOwned = (seat: SeatState): number => seat.cards.length + seat.faceDown.length;

/**
 * The price of a card in coins: one less for each owned card of its colour, at least 0; the printed cost if
 * `noDiscount` forbids the discount (rules §5.1, §10.3).
 */
export function priceOf(seat: SeatState, card: Card): number {
  const { noDiscount } = seat.effects;
  if (noDiscount !== NO_COLOUR && noDiscount[card.colourNumber] > 0) return card.cost;
  return Math.max(0, card.cost - seat.counts[card.colourNumber]);
}

/**
 * The track that the purchase would push below 0, which forbids it (rules §10.3 `negative`); `null` if there is none.
 */
export function trackTooLowFor(seat: SeatState, card: Card): Track | null {
  // Most cards have no kind. That is tested first, because engines compare `undefined` with a string more slowly.
  if (card.kind === undefined || card.kind !== 'negative') return null;
  for (const track of TRACKS) {
    const steps = ofTrack(card.gains, track);
    if (steps < 0 && ofTrack(seat.tracks, track) + steps < 0) return track;
  }
  return null;
}

/** Whether the seat may buy the card: it can pay, and no track would drop below 0. */
export const canBuy = (seat: SeatState, card: Card): boolean =>
  priceOf(seat, card) <= seat.coins && trackTooLowFor(seat, card) === null;

/** Coins for selling a card: the sale value of its epoch and every `sellBonus` (rules §5.3, §9). */
export const saleOf = (content: Content, seat: SeatState, card: Card): number =>
  content.saleValue[card.epoch] + seat.effects.sellBonus;

/*
 * Gains are subtracted, not added −1 times: for a gain of 0 that would give −0, which engines do not keep as an
 * integer. They would then keep every track of every seat as a floating-point number.
 */

/** Moves the tracks by `gains`. */
export function gainTracks(tracks: Tracks, gains: Readonly<Tracks>): void {
  tracks.income += gains.income;
  tracks.military += gains.military;
  tracks.culture += gains.culture;
  tracks.food += gains.food;
}

/** Takes `gains` back. */
function loseTracks(tracks: Tracks, gains: Readonly<Tracks>): void {
  tracks.income -= gains.income;
  tracks.military -= gains.military;
  tracks.culture -= gains.culture;
  tracks.food -= gains.food;
}

/**
 * Pays for a card and adds it to the tableau with its gains and its effect. `tile`: laid on the card. Returns the price
 * in coins.
 */
export function buyCard(seat: SeatState, card: Card, tile: Track | undefined): number {
  const price = priceOf(seat, card);
  seat.coins -= price;
  seat.cards.push(card);
  gainTracks(seat.tracks, card.gains);
  countCard(seat, card.colourNumber, 1);
  if (card.effect === undefined) return price;
  seat.effects = withEffectOf(seat.effects, card);
  moveByEffect(seat, card, 1);
  if (tile !== undefined) layTile(seat, card, tile);
  return price;
}

/**
 * Removes a card from the tableau and takes back all that it gave (rules §7.4, §9, §10.3). Throws a RangeError when the
 * seat does not own it.
 */
export function removeCard(seat: SeatState, id: CardId): Card {
  const place = placeOf(seat.faceDown, id);
  if (place >= 0) {
    const card = seat.faceDown[place] as Card;
    seat.faceDown = seat.faceDown.toSpliced(place, 1);
    countCard(seat, card.colourNumber, -1);
    return card;
  }
  const card = takeOut(seat.cards, id);
  loseTracks(seat.tracks, card.gains);
  if (card.effect !== undefined) {
    liftTile(seat, card);
    moveByEffect(seat, card, -1);
    seat.effects = sumOfEffects(seat.effects.cards.filter((owned) => owned !== card));
  }
  countCard(seat, card.colourNumber, -1);
  return card;
}

/** The index of a card in a list; −1 when it is not there. */
function placeOf(cards: readonly Card[], id: CardId): number {
  for (let place = 0; place < cards.length; place++) if (cards[place]?.id === id) return place;
  return -1;
}

/** Takes a card out of a list, in which the others move up. */
function takeOut(cards: Card[], id: CardId): Card {
  const place = placeOf(cards, id);
  const card = cards[place];
  if (card === undefined) throw new RangeError(`not owned: ${id}`);
  for (let next = place + 1; next < cards.length; next++) cards[next - 1] = cards[next] as Card;
  cards.pop();
  return card;
}

/** Adds a card face down: it counts for its colour and is nothing else (rules §10.3 `freeCard`). */
export function addFaceDown(seat: SeatState, card: Card): void {
  seat.faceDown = withOneMore(seat.faceDown, card);
  countCard(seat, card.colourNumber, 1);
}

/** A card of a colour comes (1) or goes (−1): owned scholars move their track. */
export function countCard(seat: SeatState, colour: ColourNumber, times: 1 | -1): void {
  seat.counts[colour] += times;
  const steps = seat.effects.scholar[colour];
  const track = TRACK_OF_COLOUR_NUMBER[colour];
  if (steps !== 0 && track !== undefined) addToTrack(seat.tracks, track, steps * times);
}

/** What a card's own effect does to the tracks when it comes (1) or goes (−1). */
function moveByEffect(seat: SeatState, card: Card, times: 1 | -1): void {
  const effect = card.effect;
  if (effect?.type === 'scholar' && effect.colour !== undefined) {
    const steps = (effect.steps ?? 0) * seat.counts[numberOfColour(effect.colour)];
    if (steps !== 0) addToTrack(seat.tracks, TRACK_OF_COLOUR[effect.colour], steps * times);
  }
  if (effect?.type === 'statueBonus') {
    for (const statue of seat.statues) {
      if (statue.side === 'track') addToTrack(seat.tracks, statue.tile, (effect.amount ?? 0) * times);
    }
  }
}

/** Whether buying the card asks for an unused tile, or lets one be laid on it (rules §12). */
export function tileUseOf(seat: SeatState, card: Card): 'none' | 'required' | 'optional' {
  if (card.effect === undefined) return 'none';
  const { type } = card.effect;
  if ((type !== 'bonusTile' && type !== 'tileLoan') || !hasUnusedTile(seat)) return 'none';
  return type === 'bonusTile' ? 'required' : 'optional';
}

/** Points printed on the owned cards. */
export function pointsOnCards(seat: SeatState): number {
  let points = 0;
  for (const card of seat.cards) points += card.points;
  return points;
}

/** The card on top of a pile, or undefined when the pile is empty. */
export function topOf(position: Position, colour: ColourNumber): Card | undefined {
  const pile = position.piles[colour];
  // The index −1 is avoided: engines would look it up by name, which is slow.
  return pile.length === 0 ? undefined : pile[pile.length - 1];
}

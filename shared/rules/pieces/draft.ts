import type { Card } from '../../content/content.ts';
import type { DraftAction, TakeAction } from '../../vocabulary/actions.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { colourInFront } from '../../vocabulary/wheel.ts';
import { addToColour, ofColour } from '../position/byKey.ts';
import { contentIn, type Position, seatOf, seatsInOrder } from '../position/position.ts';
import { changeSince, type Emit, figuresFor } from './changes.ts';
import { buyCard, priceOf, saleOf } from './tableau.ts';

const NO_CARDS: readonly Card[] = [];

/** The colour of the segment that a seat's emblem points at (rules §3.2), now or in so many rounds. */
export const colourInFrontOf = ({ table, rotation, turns }: Position, seat: Seat, later = 0): Colour =>
  colourInFront(table, seat, rotation + turns + later);

/** Every seat draws the top two cards of its deck (rules §4.1). */
export function drawCards(position: Position, emit: Emit): void {
  for (const seat of seatsInOrder(position)) {
    const colour = colourInFrontOf(position, seat);
    const state = seatOf(position, seat);
    state.hand = [drawCard(position, colour), drawCard(position, colour)];
    state.choice = null;
    emit?.({ type: 'cardsDrawn', seat, colour, cards: state.hand.map(({ id }) => id) });
  }
}

function drawCard(position: Position, colour: Colour): Card {
  const deck = ofColour(position.layout.decks[position.epoch], colour);
  const card = deck[ofColour(position.drawn, colour)];
  if (card === undefined) throw new RangeError(`the ${colour} deck is empty`);
  addToColour(position.drawn, colour, 1);
  return card;
}

/** Whether any seat still has to decide on its drawn cards. */
export function someDraftIsOpen(position: Position): boolean {
  for (const seat of position.seats) if (seat.choice === null) return true;
  return false;
}

/** All decisions take effect, from the first player clockwise (rules §4.3). */
export function revealDrafts(position: Position, emit: Emit): void {
  for (const seat of seatsInOrder(position)) settleDraft(position, seat, emit);
}

function settleDraft(position: Position, seat: Seat, emit: Emit): void {
  const state = seatOf(position, seat);
  const { choice, hand } = state;
  if (choice === null) throw new RangeError(`seat ${seat} has not decided`);
  for (const card of hand) {
    if (card.id === choice.keep) settleCard(position, seat, card, choice, emit);
  }
  for (const card of hand) {
    if (card.id === choice.keep) continue;
    ofColour(position.piles, card.colour).push(card);
    emit?.({ type: 'cardDiscarded', seat, card: card.id });
  }
  state.hand = NO_CARDS;
  state.choice = null;
}

export function pilesAreEmpty({ piles }: Position): boolean {
  const { yellow, red, blue, green, purple } = piles;
  return yellow.length + red.length + blue.length + green.length + purple.length === 0;
}

/** Buys or sells a card that the seat has drafted. */
export function settleCard(
  position: Position,
  seat: Seat,
  card: Card,
  use: DraftAction | TakeAction,
  emit: Emit,
): void {
  if (use.action === 'buy') buy(position, seat, card, use.tile, emit);
  else sell(position, seat, card, emit);
}

function buy(position: Position, seat: Seat, card: Card, tile: Track | undefined, emit: Emit): void {
  const state = seatOf(position, seat);
  const price = priceOf(state, card);
  const before = figuresFor(emit, state);
  buyCard(state, card, tile);
  emit?.({ type: 'cardBought', seat, card: card.id, price, tile: tile ?? null, change: changeSince(before, state) });
}

function sell(position: Position, seat: Seat, card: Card, emit: Emit): void {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  state.coins += saleOf(contentIn(position), state, card);
  const { colour, id } = card;
  emit?.({ type: 'cardSold', seat, colour, phase: position.phase, card: id, change: changeSince(before, state) });
}

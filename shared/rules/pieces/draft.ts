import type { Card } from '../../content/content.ts';
import type { DraftAction, TakeAction } from '../../vocabulary/actions.ts';
import type { Colour } from '../../vocabulary/colours.ts';
import { CARDS_DRAWN } from '../../vocabulary/options.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { colourInFront } from '../../vocabulary/wheel.ts';
import { addToColour, ofColour } from '../position/byKey.ts';
import { contentIn, type Position, seatOf, seatsInOrder } from '../position/position.ts';
import { changeSince, type Emit, figuresFor } from './changes.ts';
import { buyCard, saleOf } from './tableau.ts';

const NO_CARDS: readonly Card[] = [];

/**
 * The colour of the segment that a seat's emblem points at (rules §3.2), now or after `later` more turns of the wheel.
 */
export const colourInFrontOf = ({ table, rotation, turns }: Position, seat: Seat, later = 0): Colour =>
  colourInFront(table, seat, rotation + turns + later);

/** Every seat draws the top two cards of its deck (rules §4.1). */
export function drawCards(position: Position, emit: Emit): void {
  for (const seat of seatsInOrder(position)) {
    const colour = colourInFrontOf(position, seat);
    const state = seatOf(position, seat);
    state.hand = drawTwo(position, colour);
    state.choice = null;
    emit?.({ type: 'cardsDrawn', seat, colour, cards: state.hand.map(({ id }) => id) });
  }
}

/** The next two cards of a deck. Throws a RangeError when fewer are left. */
function drawTwo({ layout, epoch, drawn }: Position, colour: Colour): readonly Card[] {
  const deck = ofColour(layout.decks[epoch], colour);
  const next = ofColour(drawn, colour);
  if (next + CARDS_DRAWN > deck.length) throw new RangeError(`the ${colour} deck is empty`);
  addToColour(drawn, colour, CARDS_DRAWN);
  return [deck[next] as Card, deck[next + 1] as Card];
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
  const first = hand[0] as Card;
  const second = hand[1] as Card;
  const keepsFirst = choice.keep === first.id;
  const discarded = keepsFirst ? second : first;
  settleCard(position, seat, keepsFirst ? first : second, choice, emit);
  position.piles[discarded.colourNumber].push(discarded);
  emit?.({ type: 'cardDiscarded', seat, card: discarded.id });
  state.hand = NO_CARDS;
  state.choice = null;
}

export function pilesAreEmpty({ piles }: Position): boolean {
  for (const pile of piles) if (pile.length > 0) return false;
  return true;
}

/** Buys or sells a card that the seat has drafted. */
export function settleCard(
  position: Position,
  seat: Seat,
  card: Card,
  use: DraftAction | TakeAction,
  emit: Emit,
): void {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  const { colour, id } = card;
  if (use.action === 'sell') {
    state.coins += saleOf(contentIn(position), state, card);
    emit?.({ type: 'cardSold', seat, colour, phase: position.phase, card: id, change: changeSince(before, state) });
    return;
  }
  const price = buyCard(state, card, use.tile);
  emit?.({ type: 'cardBought', seat, card: id, price, tile: use.tile ?? null, change: changeSince(before, state) });
}

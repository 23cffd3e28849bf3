import { reporting } from './changes.ts';
import { feedingPrice, surplusCoins } from './feeding.ts';
import { takeFromBox } from './freeCards.ts';
import { actionOf, type EngineEffect, type MoveEffect } from './move.ts';
import { contentIn, seatOf } from './position.ts';
import { addFaceDown, removeCard } from './tableau.ts';

/* Feeding, and the free cards after it (rules §7.4, §10.3). */

export const removeFromTableau: MoveEffect = (position, emit, move) => {
  const { seat } = move;
  const card = contentIn(position).card(actionOf(move, 'remove').card);
  const state = seatOf(position, seat);
  const remove = (): void => removeCard(state, card);
  const faceDown = state.faceDown.includes(card.id);
  reporting(state, emit, remove, (change) => ({
    type: 'cardRemoved',
    seat,
    colour: card.colour,
    card: card.id,
    faceDown,
    change,
  }));
};

export const payToFeed: MoveEffect = (position, emit, move) => {
  const state = seatOf(position, move.seat);
  const pay = (): void => {
    state.coins -= feedingPrice(state, position.feedingPayments);
    position.feedingPayments += 1;
  };
  reporting(state, emit, pay, (change) => ({ type: 'feedingPaid', seat: move.seat, change }));
};

/** Food left over pays at the end of the seat's own feeding (rules §16.2). */
export const endFeeding: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const surplus = surplusCoins(state);
  if (surplus === 0) return;
  const gain = (): void => {
    state.coins += surplus;
  };
  reporting(state, emit, gain, (change) => ({ type: 'foodSurplusGained', seat, change }));
};

export const takeFreeCard: MoveEffect = (position, emit, move) => {
  const { seat } = move;
  const { colour } = actionOf(move, 'freeCard');
  const state = seatOf(position, seat);
  const card = takeFromBox(position, colour);
  position.freeCards -= 1;
  const take = (): void => addFaceDown(state, card);
  reporting(state, emit, take, (change) => ({ type: 'freeCardTaken', seat, colour, card: card.id, change }));
};

import { changeSince, figuresFor } from '../pieces/changes.ts';
import { feedingPrice, surplusCoins } from '../pieces/feeding.ts';
import { takeFromBox } from '../pieces/freeCards.ts';
import { addFaceDown, removeCard } from '../pieces/tableau.ts';
import { contentIn, seatOf } from '../position/position.ts';
import type { EngineEffect, MoveEffect } from './move.ts';

/* Feeding, and the free cards after it (rules §7.4, §10.3). */

export const removeFromTableau: MoveEffect<'remove'> = (position, emit, seat, action) => {
  const card = contentIn(position).card(action.card);
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  const faceDown = state.faceDown.some(({ id }) => id === card.id);
  removeCard(state, card);
  const { colour, id } = card;
  emit?.({ type: 'cardRemoved', seat, colour, card: id, faceDown, change: changeSince(before, state) });
};

export const payToFeed: MoveEffect<'payToFeed'> = (position, emit, seat) => {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  state.coins -= feedingPrice(state, position.feedingPayments);
  position.feedingPayments += 1;
  emit?.({ type: 'feedingPaid', seat, change: changeSince(before, state) });
};

/** Food left over pays at the end of the seat's own feeding (rules §16.2). */
export const endFeeding: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const surplus = surplusCoins(state);
  if (surplus === 0) return;
  const before = figuresFor(emit, state);
  state.coins += surplus;
  emit?.({ type: 'foodSurplusGained', seat, change: changeSince(before, state) });
};

export const takeFreeCard: MoveEffect<'freeCard'> = (position, emit, seat, { colour }) => {
  const state = seatOf(position, seat);
  const card = takeFromBox(position, colour);
  position.freeCards -= 1;
  const before = figuresFor(emit, state);
  addFaceDown(state, card);
  emit?.({ type: 'freeCardTaken', seat, colour, card: card.id, change: changeSince(before, state) });
};

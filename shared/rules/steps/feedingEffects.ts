import { changeSince, figuresFor } from '../pieces/changes.ts';
import { surplusCoins } from '../pieces/feeding.ts';
import { seatOf } from '../position/position.ts';
import type { EngineEffect } from './move.ts';

/** Ends a seat's feeding: `foodSurplus` pays for the food left over (rules §16.2). */
export const endFeeding: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const surplus = surplusCoins(state);
  if (surplus === 0) return;
  const before = figuresFor(emit, state);
  state.coins += surplus;
  emit?.({ type: 'foodSurplusGained', seat, change: changeSince(before, state) });
};

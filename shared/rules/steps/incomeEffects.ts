import { changeSince, figuresFor } from '../pieces/changes.ts';
import { catchUpCoins, incomeOf } from '../pieces/income.ts';
import { marketCoinsOf, marketToOpen } from '../pieces/market.ts';
import { contentIn, seatOf } from '../position/position.ts';
import type { EngineEffect } from './move.ts';

/* Income, then the coins of the market, then the marketplace: seat by seat (rules §7.1, §10.2, §16.2). */

export const gainIncome: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const catchUp = catchUpCoins(state);
  const before = figuresFor(emit, state);
  state.coins += incomeOf(state) + catchUp;
  emit?.({ type: 'incomeGained', seat, change: changeSince(before, state), catchUp });
  position.marketCoins = marketCoinsOf(contentIn(position), state);
};

export const openMarket: EngineEffect = (position, emit) => {
  if (!position.table.options.expansions.includes('market')) return;
  const seat = position.turn;
  const state = seatOf(position, seat);
  const market = marketToOpen(contentIn(position), state);
  if (market === null) return;
  state.market = market;
  emit?.({ type: 'marketOpened', seat, market });
};

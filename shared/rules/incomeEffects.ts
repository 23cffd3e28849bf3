import { reporting } from './changes.ts';
import { catchUpCoins, incomeOf } from './income.ts';
import { marketCoinsOf, marketToOpen, placeMarketCoin } from './market.ts';
import { actionOf, type EngineEffect, type MoveEffect } from './move.ts';
import { contentIn, seatOf } from './position.ts';

/* Income, then the coins of the market, then the marketplace: seat by seat (rules §7.1, §10.2, §16.2). */

export const gainIncome: EngineEffect = (position, emit) => {
  const seat = position.turn;
  const state = seatOf(position, seat);
  const catchUp = catchUpCoins(state);
  const gain = (): void => {
    state.coins += incomeOf(state) + catchUp;
  };
  reporting(state, emit, gain, (change) => ({ type: 'incomeGained', seat, change, catchUp }));
  if (position.table.options.expansions.includes('market')) {
    position.marketCoins = marketCoinsOf(contentIn(position), state);
  }
};

export const placeCoin: MoveEffect = (position, emit, move) => {
  const { space } = actionOf(move, 'stall');
  const { seat } = move;
  const state = seatOf(position, seat);
  position.marketCoins -= 1;
  const place = (): void => placeMarketCoin(state, space);
  reporting(state, emit, place, (change) => ({ type: 'marketCoinPlaced', seat, space, change }));
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

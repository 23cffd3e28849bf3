import type { StallAction } from '../../vocabulary/actions.ts';
import { STALL_SPACES } from '../../vocabulary/pieces.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { placeMarketCoin } from '../pieces/market.ts';
import { seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const actions: readonly StallAction[] = STALL_SPACES.map((space) => ({ type: 'stall', space }));

/** Placing a coin of the market below the stall, or keeping it (rules §10.2). */
export const stall = {
  legal(_position, _seat, found) {
    for (const action of actions) found.push(action);
  },
  preview(_position, after, { space }) {
    placeMarketCoin(after, space);
    return NO_REMARKS;
  },
  apply(position, emit, seat, { space }) {
    const state = seatOf(position, seat);
    position.marketCoins -= 1;
    const before = figuresFor(emit, state);
    placeMarketCoin(state, space);
    emit?.({ type: 'marketCoinPlaced', seat, space, change: changeSince(before, state) });
  },
} satisfies ActionRule<'stall'>;

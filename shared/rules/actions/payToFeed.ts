import type { PayToFeedAction } from '../../vocabulary/actions.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { feedingPrice } from '../pieces/feeding.ts';
import { UNPAYABLE } from '../pieces/requirements.ts';
import { seatOf } from '../position/position.ts';
import type { ActionRule } from './actionRule.ts';

const action: PayToFeedAction = { type: 'payToFeed' };

/** Feeding a card with coins (rules §9 `payToFeed`). */
export const payToFeed = {
  legal(position, seat, found) {
    if (feedingPrice(seat, position.feedingPayments) !== UNPAYABLE) found.push(action);
  },
  refuse(position, seat) {
    const effect = seat.effects.payToFeed;
    if (effect === null || feedingPrice(seat, position.feedingPayments) !== UNPAYABLE) return [];
    const allowed = effect.maxCards ?? 0;
    if (position.feedingPayments >= allowed) {
      return [{ action, reason: 'paymentsUsed', needed: allowed, have: allowed }];
    }
    return [{ action, reason: 'coins', needed: effect.coinsPerCard ?? 0, have: seat.coins }];
  },
  preview(position, after) {
    const price = feedingPrice(after, position.feedingPayments);
    after.coins -= price;
    return { price, feedingPayments: position.feedingPayments + 1 };
  },
  apply(position, emit, seat) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    state.coins -= feedingPrice(state, position.feedingPayments);
    position.feedingPayments += 1;
    emit?.({ type: 'feedingPaid', seat, change: changeSince(before, state) });
  },
} satisfies ActionRule<'payToFeed'>;

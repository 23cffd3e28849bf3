import type { RedeemTileAction } from '../../vocabulary/actions.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { canRedeem, loanCards, redeemTile as redeem, redemptionPrice } from '../pieces/tiles.ts';
import { contentIn, seatOf } from '../position/position.ts';
import type { ActionRule } from './actionRule.ts';
import { byCard } from './actionTable.ts';

const actionOf = byCard<RedeemTileAction>((card) => ({ type: 'redeemTile', card }));

/** Buying back a tile that was lent on a card (rules §10.3 `tileLoan`, §16.6). */
export const redeemTile = {
  legal(_position, seat, found) {
    for (const card of seat.effects.tileLoan) if (canRedeem(seat, card)) found.push(actionOf(card));
  },
  isOpen(_position, seat) {
    for (const card of seat.effects.tileLoan) if (canRedeem(seat, card)) return true;
    return false;
  },
  refuse: (_position, seat) =>
    loanCards(seat)
      .filter((card) => !canRedeem(seat, card))
      .map((card) => ({ action: actionOf(card), reason: 'coins', needed: redemptionPrice(card), have: seat.coins })),
  preview(position, after, action) {
    const card = contentIn(position).card(action.card);
    redeem(after, card);
    return { price: redemptionPrice(card) };
  },
  apply(position, emit, seat, { card }) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    const tile = redeem(state, contentIn(position).card(card));
    emit?.({ type: 'tileRedeemed', seat, card, tile, change: changeSince(before, state) });
  },
} satisfies ActionRule<'redeemTile'>;

import type { DraftAction } from '../../vocabulary/actions.ts';
import { contentIn, seatOf } from '../position/position.ts';
import type { ActionRule } from './actionRule.ts';
import { byCard, joined } from './actionTable.ts';
import { type CardUses, cardUses, previewUse, refusePurchase, usesFor } from './cardUses.ts';

const usesOf = byCard<CardUses<DraftAction>>((keep) =>
  cardUses<DraftAction>({ type: 'draft', keep, action: 'sell' }, (tile) =>
    tile === undefined ? { type: 'draft', keep, action: 'buy' } : { type: 'draft', keep, action: 'buy', tile },
  ),
);

/** Phase A: keeping one of the two drawn cards, in secret (rules §4.2). It takes effect when all are revealed. */
export const draft = {
  legal(_position, seat, found) {
    for (const card of seat.hand) for (const action of usesFor(seat, card, usesOf(card))) found.push(action);
  },
  list(_position, seat) {
    const first = seat.hand[0];
    const second = seat.hand[1];
    if (first === undefined) return [];
    const uses = usesFor(seat, first, usesOf(first));
    return second === undefined ? uses : joined(uses, usesFor(seat, second, usesOf(second)));
  },
  refuse: (_position, seat) => seat.hand.flatMap((card) => refusePurchase(usesOf(card).buy, seat, card)),
  preview: (position, after, action) => previewUse(position, after, contentIn(position).card(action.keep), action),
  apply(position, emit, seat, action) {
    seatOf(position, seat).choice = action;
    emit?.({ type: 'draftDecided', seat });
  },
} satisfies ActionRule<'draft'>;

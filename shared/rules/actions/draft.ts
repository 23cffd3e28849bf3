import type { DraftAction } from '../../vocabulary/actions.ts';
import { byTrack } from '../position/byKey.ts';
import { contentIn, seatOf } from '../position/position.ts';
import type { ActionRule } from './actionRule.ts';
import { byCard } from './actionTable.ts';
import { addUses, type CardUses, previewUse, refusePurchase } from './cardUses.ts';

const usesOf = byCard<CardUses<DraftAction>>((keep) => ({
  sell: { type: 'draft', keep, action: 'sell' },
  buy: { type: 'draft', keep, action: 'buy' },
  buyWithTile: byTrack((tile) => ({ type: 'draft', keep, action: 'buy', tile })),
}));

/** Phase A: keeping one of the two drawn cards, in secret (rules §4.2). It takes effect when all are revealed. */
export const draft = {
  legal(_position, seat, found) {
    for (const card of seat.hand) addUses(found, seat, card, usesOf(card));
  },
  refuse: (_position, seat) => seat.hand.flatMap((card) => refusePurchase(usesOf(card).buy, seat, card)),
  preview: (position, after, action) => previewUse(position, after, contentIn(position).card(action.keep), action),
  apply(position, emit, seat, action) {
    seatOf(position, seat).choice = action;
    emit?.({ type: 'draftDecided', seat });
  },
} satisfies ActionRule<'draft'>;

import type { RemoveAction } from '../../vocabulary/actions.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { removeCard } from '../pieces/tableau.ts';
import { seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';
import { byCard } from './actionTable.ts';

const actionOf = byCard<RemoveAction>((card) => ({ type: 'remove', card }));

/** Removing a card that cannot be fed (rules §7.4). */
export const remove = {
  legal(_position, seat, found) {
    for (const card of seat.cards) found.push(actionOf(card));
    for (const card of seat.faceDown) found.push(actionOf(card));
  },
  preview(_position, after, { card }) {
    removeCard(after, card);
    return NO_REMARKS;
  },
  apply(position, emit, seat, action) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    const faceDown = emit !== undefined && state.faceDown.some(({ id }) => id === action.card);
    const { colour, id } = removeCard(state, action.card);
    emit?.({ type: 'cardRemoved', seat, colour, card: id, faceDown, change: changeSince(before, state) });
  },
} satisfies ActionRule<'remove'>;

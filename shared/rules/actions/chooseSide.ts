import type { ChooseSideAction } from '../../vocabulary/actions.ts';
import { SIDES } from '../../vocabulary/pieces.ts';
import { contentIn, extraCoinOf, handicapOf, seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const actions: readonly ChooseSideAction[] = SIDES.map((side) => ({ type: 'chooseSide', side }));

/** Choosing a side of the setup card, in secret (rules §1.2). */
export const chooseSide = {
  legal(_position, _seat, found) {
    for (const action of actions) found.push(action);
  },
  preview(position, after, action, seat) {
    const side = contentIn(position).setupCard(position.table.setupCards[seat] as string)[action.side];
    after.coins = side.coins + extraCoinOf(position, seat) + handicapOf(position, seat);
    after.tracks = { ...side.tracks };
    return NO_REMARKS;
  },
  apply(position, emit, seat, { side }) {
    seatOf(position, seat).side = side;
    emit?.({ type: 'sideChosen', seat, side });
  },
} satisfies ActionRule<'chooseSide'>;

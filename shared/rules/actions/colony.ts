import type { Colony, ColonyTile } from '../../content/content.ts';
import type { ColonyAction } from '../../vocabulary/actions.ts';
import { COLONY_LEVELS, type ColonyLevel } from '../../vocabulary/pieces.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { canIntegrate, colonyPayment, nextColonyTile, settleColony } from '../pieces/colonies.ts';
import { requirementFor, spendAction, UNPAYABLE } from '../pieces/requirements.ts';
import { gainTracks } from '../pieces/tableau.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';
import { cloneSeat, type SeatState } from '../position/seat.ts';
import type { ActionRule, Refused } from './actionRule.ts';
import { table } from './actionTable.ts';

const actions: Readonly<Record<ColonyLevel, { readonly plunder: ColonyAction; readonly integrate: ColonyAction }>> =
  table(COLONY_LEVELS, (level) => ({
    plunder: { type: 'colony', level, action: 'plunder' },
    integrate: { type: 'colony', level, action: 'integrate' },
  }));

function refuseLevel(position: Position, seat: SeatState, colony: Colony): readonly Refused[] {
  const { level } = colony;
  const { plunder, integrate } = actions[level];
  const payment = colonyPayment(position, seat, colony);
  if (payment !== UNPAYABLE) {
    if (canIntegrate(seat, colony, payment)) return [];
    return [{ action: integrate, reason: 'coins', needed: colony.integrateCost + payment, have: seat.coins }];
  }
  if (seat.colonies.some((taken) => taken.level === level)) {
    return [{ action: plunder, reason: 'levelTaken', needed: 0, have: 1 }];
  }
  const needed = requirementFor(seat, colony.requirement);
  return [{ action: plunder, reason: 'military', needed, have: seat.tracks.military }];
}

/** Returns a copy of the seat in which the colony just integrated shows `back` and has given its gains. */
function withBack(after: SeatState, level: ColonyLevel, back: ColonyTile): SeatState {
  const seat = cloneSeat(after);
  seat.colonies = seat.colonies.with(-1, { level, tile: back.id });
  gainTracks(seat.tracks, back.gains);
  return seat;
}

/** Taking a colony: plundered for coins, or integrated for what is on its back (rules §7.2). */
export const colony = {
  legal(position, seat, found) {
    for (const stack of contentIn(position).levels) {
      const payment = colonyPayment(position, seat, stack);
      if (payment === UNPAYABLE) continue;
      const { plunder, integrate } = actions[stack.level];
      found.push(plunder);
      if (canIntegrate(seat, stack, payment)) found.push(integrate);
    }
  },
  isOpen(position, seat) {
    for (const stack of contentIn(position).levels) {
      if (colonyPayment(position, seat, stack) !== UNPAYABLE) return true;
    }
    return false;
  },
  refuse: (position, seat) => contentIn(position).levels.flatMap((stack) => refuseLevel(position, seat, stack)),
  preview(position, after, action) {
    const stack = contentIn(position).colony(action.level);
    const requirementPaid = colonyPayment(position, after, stack);
    settleColony(stack, after, action, requirementPaid, null);
    return { requirementPaid };
  },
  /** Backs that other seats have already turned over cannot come up, so they are left out. */
  outcomes(position, after, { level, action }) {
    if (action === 'plunder') return [];
    const seen = position.seats.map(({ colonies }) => colonies.find((taken) => taken.level === level)?.tile);
    return contentIn(position)
      .colony(level)
      .tiles.filter(({ id }) => !seen.includes(id))
      .map((back) => withBack(after, level, back));
  },
  apply(position, emit, seat, action) {
    const { level } = action;
    const state = seatOf(position, seat);
    const stack = contentIn(position).colony(level);
    const paid = colonyPayment(position, state, stack);
    const back = action.action === 'integrate' ? nextColonyTile(position, level) : null;
    const index = COLONY_LEVELS.indexOf(level);
    const taken = position.coloniesTaken.slice();
    taken[index] = (taken[index] ?? 0) + 1;
    position.coloniesTaken = taken;
    spendAction(position, paid);
    const before = figuresFor(emit, state);
    settleColony(stack, state, action, paid, back);
    if (emit === undefined) return;
    const change = changeSince(before, state);
    if (back === null) emit({ type: 'colonyPlundered', seat, level, paid, change });
    else emit({ type: 'colonyIntegrated', seat, level, tile: back.id, paid, change });
  },
} satisfies ActionRule<'colony'>;

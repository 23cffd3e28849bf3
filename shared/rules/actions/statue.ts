import type { StatueAction } from '../../vocabulary/actions.ts';
import { STATUES, type StatueRequirement, type TileSide } from '../../vocabulary/pieces.ts';
import type { Track } from '../../vocabulary/tracks.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { requirementFor, spendAction, UNPAYABLE } from '../pieces/requirements.ts';
import { carveStatue, statuePayment } from '../pieces/statues.ts';
import { hasUnusedTile } from '../pieces/tiles.ts';
import { byTrack } from '../position/byKey.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';
import type { ActionRule, Refused } from './actionRule.ts';
import { addSides, bySide, table } from './actionTable.ts';

const actions: Readonly<Record<StatueRequirement, Readonly<Record<Track, Readonly<Record<TileSide, StatueAction>>>>>> =
  table(STATUES, (requirement) => byTrack((tile) => bySide((side) => ({ type: 'statue', requirement, tile, side }))));

function refuseStatue(position: Position, seat: SeatState, requirement: StatueRequirement): readonly Refused[] {
  const action = actions[requirement].income.track;
  if (seat.statues.some((carved) => carved.requirement === requirement)) {
    return [{ action, reason: 'statueCarved', needed: 0, have: 1 }];
  }
  if (statuePayment(position, seat, requirement) !== UNPAYABLE) {
    return hasUnusedTile(seat) ? [] : [{ action, reason: 'noTile', needed: 1, have: 0 }];
  }
  return [{ action, reason: 'culture', needed: requirementFor(seat, requirement), have: seat.tracks.culture }];
}

/** Carving a statue and laying an unused tile on it (rules §7.3). */
export const statue = {
  legal(position, seat, found) {
    for (const requirement of STATUES) {
      if (statuePayment(position, seat, requirement) === UNPAYABLE) continue;
      addSides(found, seat, actions[requirement]);
    }
  },
  isOpen(position, seat) {
    if (!hasUnusedTile(seat)) return false;
    for (const requirement of STATUES) {
      if (statuePayment(position, seat, requirement) !== UNPAYABLE) return true;
    }
    return false;
  },
  refuse: (position, seat) => STATUES.flatMap((requirement) => refuseStatue(position, seat, requirement)),
  preview(position, after, action) {
    const requirementPaid = statuePayment(position, after, action.requirement);
    carveStatue(contentIn(position), after, action, requirementPaid);
    return { requirementPaid };
  },
  apply(position, emit, seat, action) {
    const { requirement, tile, side } = action;
    const state = seatOf(position, seat);
    const paid = statuePayment(position, state, requirement);
    spendAction(position, paid);
    const before = figuresFor(emit, state);
    carveStatue(contentIn(position), state, action, paid);
    emit?.({ type: 'statueCarved', seat, requirement, tile, side, paid, change: changeSince(before, state) });
  },
} satisfies ActionRule<'statue'>;

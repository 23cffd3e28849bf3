import type { ColonyTile } from '../../content/content.ts';
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

function refuseLevel(position: Position, seat: SeatState, level: ColonyLevel): readonly Refused[] {
  const colony = contentIn(position).colony(level);
  const { plunder, integrate } = actions[level];
  const payment = colonyPayment(position, seat, level);
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

/** The seat with the colony that it has just integrated turned over. */
function withBack(after: SeatState, level: ColonyLevel, back: ColonyTile): SeatState {
  const seat = cloneSeat(after);
  seat.colonies = seat.colonies.with(-1, { level, tile: back.id });
  gainTracks(seat.tracks, back.gains);
  return seat;
}

/** Taking a colony: plundered for coins, or integrated for what is on its back (rules §7.2). */
export const colony = {
  legal(position, seat, found) {
    const content = contentIn(position);
    for (const level of COLONY_LEVELS) {
      const payment = colonyPayment(position, seat, level);
      if (payment === UNPAYABLE) continue;
      found.push(actions[level].plunder);
      if (canIntegrate(seat, content.colony(level), payment)) found.push(actions[level].integrate);
    }
  },
  isOpen(position, seat) {
    for (const level of COLONY_LEVELS) {
      if (colonyPayment(position, seat, level) !== UNPAYABLE) return true;
    }
    return false;
  },
  refuse: (position, seat) => COLONY_LEVELS.flatMap((level) => refuseLevel(position, seat, level)),
  preview(position, after, action) {
    const requirementPaid = colonyPayment(position, after, action.level);
    settleColony(contentIn(position).colony(action.level), after, action, requirementPaid, null);
    return { requirementPaid };
  },
  /** Tiles that were turned over before lie elsewhere. */
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
    const paid = colonyPayment(position, state, level);
    const back = action.action === 'integrate' ? nextColonyTile(position, level) : null;
    const index = COLONY_LEVELS.indexOf(level);
    position.coloniesTaken = position.coloniesTaken.with(index, (position.coloniesTaken[index] ?? 0) + 1);
    spendAction(position, paid);
    const before = figuresFor(emit, state);
    settleColony(contentIn(position).colony(level), state, action, paid, back);
    if (emit === undefined) return;
    const change = changeSince(before, state);
    if (back === null) emit({ type: 'colonyPlundered', seat, level, paid, change });
    else emit({ type: 'colonyIntegrated', seat, level, tile: back.id, paid, change });
  },
} satisfies ActionRule<'colony'>;

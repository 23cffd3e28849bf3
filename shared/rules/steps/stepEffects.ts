import { COLONY_LEVELS } from '../../vocabulary/pieces.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { colonyPayment, nextColonyTile, settleColony } from '../pieces/colonies.ts';
import { buyGold, buySilver } from '../pieces/medals.ts';
import { buildMonument, nextMonument, placeMonumentTile, reuseMonument } from '../pieces/monuments.ts';
import { carveStatue, statuePayment } from '../pieces/statues.ts';
import { redeemTile } from '../pieces/tiles.ts';
import { addToTrack } from '../position/byKey.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';
import type { MoveEffect } from './move.ts';

/* What a seat does with its turn in the colony, statue and medal steps (rules §7.2, §7.3, §7.5, §10). */

function spendAction(position: Position, paid: number): void {
  position.actionsLeft -= 1;
  position.paymentLeft -= paid;
}

export const takeColony: MoveEffect<'colony'> = (position, emit, seat, action) => {
  const { level } = action;
  const state = seatOf(position, seat);
  const colony = contentIn(position).colony(level);
  const paid = colonyPayment(position, state, level);
  const back = action.action === 'integrate' ? nextColonyTile(position, level) : null;
  const index = COLONY_LEVELS.indexOf(level);
  position.coloniesTaken[index] = (position.coloniesTaken[index] ?? 0) + 1;
  spendAction(position, paid);
  const before = figuresFor(emit, state);
  settleColony(colony, state, action, paid, back);
  if (emit === undefined) return;
  const change = changeSince(before, state);
  if (back === null) emit({ type: 'colonyPlundered', seat, level, paid, change });
  else emit({ type: 'colonyIntegrated', seat, level, tile: back.id, paid, change });
};

export const gainAllyBonus: MoveEffect<'allyBonus'> = (position, emit, seat, { track }) => {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  addToTrack(state.tracks, track, state.effects.allyBonus);
  emit?.({ type: 'allyBonusGained', seat, track, change: changeSince(before, state) });
};

export const carve: MoveEffect<'statue'> = (position, emit, seat, action) => {
  const { requirement, tile, side } = action;
  const state = seatOf(position, seat);
  const paid = statuePayment(position, state, requirement);
  spendAction(position, paid);
  const before = figuresFor(emit, state);
  carveStatue(contentIn(position), state, action, paid);
  emit?.({ type: 'statueCarved', seat, requirement, tile, side, paid, change: changeSince(before, state) });
};

export const takeMonument: MoveEffect<'monument'> = (position, emit, seat, { action }) => {
  const content = contentIn(position);
  const state = seatOf(position, seat);
  const back = nextMonument(position);
  position.monumentsTaken += 1;
  spendAction(position, 0);
  const before = figuresFor(emit, state);
  if (action === 'reuse') {
    reuseMonument(content, state);
    emit?.({ type: 'monumentReused', seat, change: changeSince(before, state) });
  } else {
    buildMonument(content, state, back);
    emit?.({ type: 'monumentBuilt', seat, monument: back.id, change: changeSince(before, state) });
  }
};

export const placeTile: MoveEffect<'placeTile'> = (position, emit, seat, action) => {
  const { tile, side } = action;
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  placeMonumentTile(contentIn(position), state, action);
  emit?.({ type: 'monumentTilePlaced', seat, tile, side, change: changeSince(before, state) });
};

export const redeem: MoveEffect<'redeemTile'> = (position, emit, seat, { card }) => {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  const tile = redeemTile(state, contentIn(position).card(card));
  emit?.({ type: 'tileRedeemed', seat, card, tile, change: changeSince(before, state) });
};

export const buySilverMedal: MoveEffect<'silver'> = (position, emit, seat, { tile }) => {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  buySilver(contentIn(position), state, tile, position.epoch);
  emit?.({ type: 'silverBought', seat, tile, change: changeSince(before, state) });
};

export const buyGoldMedal: MoveEffect<'gold'> = (position, emit, seat) => {
  const state = seatOf(position, seat);
  const before = figuresFor(emit, state);
  buyGold(contentIn(position), state, position.epoch);
  emit?.({ type: 'goldBought', seat, change: changeSince(before, state) });
};

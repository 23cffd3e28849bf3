import type { ColonyAction } from '../vocabulary/actions.ts';
import { COLONY_LEVELS } from '../vocabulary/pieces.ts';
import { reporting } from './changes.ts';
import { allySteps, colonyPayment, nextColonyTile, settleColony } from './colonies.ts';
import { buyGold, buySilver } from './medals.ts';
import { buildMonument, nextMonument, placeMonumentTile, reuseMonument } from './monuments.ts';
import { actionOf, type MoveEffect } from './move.ts';
import { contentIn, type Position, seatOf } from './position.ts';
import { carveStatue, statuePayment } from './statues.ts';
import { redeemTile } from './tiles.ts';

/* What a seat does with its turn in the colony, statue and medal steps (rules §7.2, §7.3, §7.5, §10). */

function spendAction(position: Position, paid: number): void {
  position.actionsLeft -= 1;
  position.paymentLeft -= paid;
}

export const takeColony: MoveEffect = (position, emit, move) => {
  const { seat } = move;
  const action: ColonyAction = actionOf(move, 'colony');
  const { level } = action;
  const state = seatOf(position, seat);
  const colony = contentIn(position).colony(level);
  const paid = colonyPayment(position, state, level);
  const back = action.action === 'integrate' ? nextColonyTile(position, level) : null;
  const index = COLONY_LEVELS.indexOf(level);
  position.coloniesTaken[index] = (position.coloniesTaken[index] ?? 0) + 1;
  spendAction(position, paid);
  reporting(
    state,
    emit,
    () => settleColony(colony, state, action, paid, back),
    (change) =>
      back === null
        ? { type: 'colonyPlundered', seat, level, paid, change }
        : { type: 'colonyIntegrated', seat, level, tile: back.id, paid, change },
  );
};

export const gainAllyBonus: MoveEffect = (position, emit, move) => {
  const { track } = actionOf(move, 'allyBonus');
  const state = seatOf(position, move.seat);
  const gain = (): void => {
    state.tracks[track] += allySteps(state);
  };
  reporting(state, emit, gain, (change) => ({ type: 'allyBonusGained', seat: move.seat, track, change }));
};

export const carve: MoveEffect = (position, emit, move) => {
  const action = actionOf(move, 'statue');
  const { requirement, tile, side } = action;
  const state = seatOf(position, move.seat);
  const paid = statuePayment(position, state, requirement);
  spendAction(position, paid);
  reporting(
    state,
    emit,
    () => carveStatue(contentIn(position), state, action, paid),
    (change) => ({ type: 'statueCarved', seat: move.seat, requirement, tile, side, paid, change }),
  );
};

export const takeMonument: MoveEffect = (position, emit, move) => {
  const { seat } = move;
  const content = contentIn(position);
  const state = seatOf(position, seat);
  const back = nextMonument(position);
  position.monumentsTaken += 1;
  spendAction(position, 0);
  if (actionOf(move, 'monument').action === 'reuse') {
    const reuse = (): void => reuseMonument(content, state);
    reporting(state, emit, reuse, (change) => ({ type: 'monumentReused', seat, change }));
  } else {
    const build = (): void => buildMonument(content, state, back);
    reporting(state, emit, build, (change) => ({ type: 'monumentBuilt', seat, monument: back.id, change }));
  }
};

export const placeTile: MoveEffect = (position, emit, move) => {
  const action = actionOf(move, 'placeTile');
  const { tile, side } = action;
  const state = seatOf(position, move.seat);
  const place = (): void => placeMonumentTile(contentIn(position), state, action);
  reporting(state, emit, place, (change) => ({ type: 'monumentTilePlaced', seat: move.seat, tile, side, change }));
};

export const redeem: MoveEffect = (position, emit, move) => {
  const { card } = actionOf(move, 'redeemTile');
  const { seat } = move;
  const state = seatOf(position, seat);
  const tile = state.cardTiles.find((laid) => laid.card === card)?.tile;
  if (tile === undefined) throw new RangeError(`no tile lies on ${card}`);
  const takeBack = (): void => {
    redeemTile(state, card);
  };
  reporting(state, emit, takeBack, (change) => ({ type: 'tileRedeemed', seat, card, tile, change }));
};

export const buySilverMedal: MoveEffect = (position, emit, move) => {
  const { tile } = actionOf(move, 'silver');
  const state = seatOf(position, move.seat);
  const buy = (): void => buySilver(contentIn(position), state, tile, position.epoch);
  reporting(state, emit, buy, (change) => ({ type: 'silverBought', seat: move.seat, tile, change }));
};

export const buyGoldMedal: MoveEffect = (position, emit, move) => {
  const state = seatOf(position, move.seat);
  const buy = (): void => buyGold(contentIn(position), state, position.epoch);
  reporting(state, emit, buy, (change) => ({ type: 'goldBought', seat: move.seat, change }));
};

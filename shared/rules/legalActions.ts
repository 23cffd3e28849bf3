import { type Card, cardOf, colonyOf } from '../content/content.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { COLONY_LEVELS, STATUES, TILE_SIDES } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision } from '../vocabulary/time.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import {
  colonyActions,
  draftActions,
  goldAction,
  passAction,
  payToFeedAction,
  removeActions,
  sideActions,
  silverActions,
  statueActions,
  takeActions,
  wheelActions,
} from './actionTable.ts';
import { canIntegrate, colonyPayment } from './colonies.ts';
import { feedingPrice } from './feeding.ts';
import { canBuyMedal } from './medals.ts';
import { type Position, type SeatState, seatOf } from './position.ts';
import { statuePayment } from './statues.ts';
import { hasUnusedTile, priceOf } from './tableau.ts';

/** Exactly the actions that `seat` may take at a decision, each once (rules §12). */
export function actionsFor(position: Position, decision: Decision, seat: Seat): Action[] {
  const actions: Action[] = [];
  const state = seatOf(position, seat);
  switch (decision) {
    case 'chooseSide':
      return sideActions.slice();
    case 'setWheel':
      return wheelActions.slice();
    case 'draft':
      if (position.phase === 'A') addDrafts(actions, state);
      else addTakes(actions, position, state);
      return actions;
    case 'colony':
      addColonies(actions, position, state);
      break;
    case 'statue':
      addStatues(actions, position, state);
      break;
    case 'feeding':
      addFeeding(actions, position, state);
      return actions;
    case 'medals':
      addMedals(actions, position, state);
      break;
  }
  actions.push(passAction);
  return actions;
}

/** What can be done with a drafted card: sell it always; buy it if it can be paid (rules §4.2, §9 `bonusTile`). */
function addUses(
  actions: Action[],
  seat: SeatState,
  card: Card,
  uses: (typeof draftActions)[string] | (typeof takeActions)['yellow'],
): void {
  actions.push(uses.sell);
  if (priceOf(seat, card) > seat.coins) return;
  if (card.effect?.type !== 'bonusTile' || !hasUnusedTile(seat)) {
    actions.push(uses.buy);
    return;
  }
  for (const tile of TRACKS) {
    if (seat.tiles[tile] > 0) actions.push(uses.buyWithTile[tile]);
  }
}

function addDrafts(actions: Action[], seat: SeatState): void {
  for (const card of seat.hand) {
    const uses = draftActions[card];
    if (uses !== undefined) addUses(actions, seat, cardOf(card), uses);
  }
}

function addTakes(actions: Action[], position: Position, seat: SeatState): void {
  for (const colour of COLOURS) {
    const top = position.piles[colour].at(-1);
    if (top !== undefined) addUses(actions, seat, cardOf(top), takeActions[colour]);
  }
}

function addColonies(actions: Action[], position: Position, seat: SeatState): void {
  if (position.actionsLeft === 0) return;
  for (const level of COLONY_LEVELS) {
    const payment = colonyPayment(position, seat, level);
    if (payment === Number.POSITIVE_INFINITY) continue;
    actions.push(colonyActions[level].plunder);
    if (canIntegrate(seat, colonyOf(level), payment)) actions.push(colonyActions[level].integrate);
  }
}

function addStatues(actions: Action[], position: Position, seat: SeatState): void {
  if (position.actionsLeft === 0) return;
  for (const requirement of STATUES) {
    if (statuePayment(position, seat, requirement) === Number.POSITIVE_INFINITY) continue;
    for (const tile of TRACKS) {
      if (seat.tiles[tile] === 0) continue;
      for (const side of TILE_SIDES) actions.push(statueActions[requirement][tile][side]);
    }
  }
}

function addFeeding(actions: Action[], position: Position, seat: SeatState): void {
  for (const card of seat.cards) {
    const remove = removeActions[card];
    if (remove !== undefined) actions.push(remove);
  }
  if (feedingPrice(seat, position.feedingPayments) !== Number.POSITIVE_INFINITY) actions.push(payToFeedAction);
}

function addMedals(actions: Action[], position: Position, seat: SeatState): void {
  if (canBuyMedal(seat, 'silver', position.epoch)) {
    for (const tile of TRACKS) {
      if (seat.tiles[tile] > 0) actions.push(silverActions[tile]);
    }
  }
  if (canBuyMedal(seat, 'gold', position.epoch)) actions.push(goldAction);
}

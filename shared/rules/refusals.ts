import { cardOf, colonyOf, content } from '../content/content.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { COLONY_LEVELS, STATUES } from '../vocabulary/pieces.ts';
import type { Seat } from '../vocabulary/seats.ts';
import type { Decision } from '../vocabulary/time.ts';
import {
  colonyActions,
  draftActions,
  goldAction,
  payToFeedAction,
  silverActions,
  statueActions,
  takeActions,
} from './actionTable.ts';
import { canIntegrate, coloniesLeft, colonyPayment } from './colonies.ts';
import { feedingPrice } from './feeding.ts';
import { medalPrice, medalsHeld } from './medals.ts';
import type { Refusal } from './observation.ts';
import { ownedEffect } from './ownedEffects.ts';
import { type Position, type SeatState, seatOf } from './position.ts';
import { requirementFor } from './requirements.ts';
import { statuePayment } from './statues.ts';
import { hasUnusedTile, priceOf } from './tableau.ts';

/** What a player may look for at a decision and cannot do now, with the reason; never something that is legal. */
export function refusalsFor(position: Position, decision: Decision, seat: Seat): Refusal[] {
  const state = seatOf(position, seat);
  switch (decision) {
    case 'draft':
      return position.phase === 'A' ? refusedDrafts(state) : refusedTakes(position, state);
    case 'colony':
      return COLONY_LEVELS.flatMap((level) => refusedColony(position, state, level));
    case 'statue':
      return STATUES.flatMap((requirement) => refusedStatue(position, state, requirement));
    case 'feeding':
      return refusedFeeding(position, state);
    case 'medals':
      return [...refusedMedal(position, state, 'silver'), ...refusedMedal(position, state, 'gold')];
    default:
      return [];
  }
}

const tooFewCoins = (action: Action, needed: number, have: number): Refusal[] =>
  needed > have ? [{ action, reason: 'coins', needed, have }] : [];

const refusedDrafts = (seat: SeatState): Refusal[] =>
  seat.hand.flatMap((id) => {
    const uses = draftActions[id];
    return uses === undefined ? [] : tooFewCoins(uses.buy, priceOf(seat, cardOf(id)), seat.coins);
  });

const refusedTakes = (position: Position, seat: SeatState): Refusal[] =>
  COLOURS.flatMap((colour) => {
    const action = takeActions[colour].buy;
    const top = position.piles[colour].at(-1);
    if (top === undefined) return [{ action, reason: 'pileEmpty', needed: 1, have: 0 }];
    return tooFewCoins(action, priceOf(seat, cardOf(top)), seat.coins);
  });

function refusedColony(position: Position, seat: SeatState, level: (typeof COLONY_LEVELS)[number]): Refusal[] {
  const colony = colonyOf(level);
  const { plunder, integrate } = colonyActions[level];
  const payment = colonyPayment(position, seat, level);
  if (payment !== Number.POSITIVE_INFINITY) {
    if (canIntegrate(seat, colony, payment)) return [];
    return [{ action: integrate, reason: 'coins', needed: colony.integrateCost + payment, have: seat.coins }];
  }
  if (seat.colonies.some((taken) => taken.level === level)) {
    return [{ action: plunder, reason: 'levelTaken', needed: 0, have: 1 }];
  }
  if (coloniesLeft(position, level) === 0) return [{ action: plunder, reason: 'stackEmpty', needed: 1, have: 0 }];
  const needed = requirementFor(seat, colony.requirement);
  return [{ action: plunder, reason: 'military', needed, have: seat.tracks.military }];
}

function refusedStatue(position: Position, seat: SeatState, requirement: (typeof STATUES)[number]): Refusal[] {
  const action = statueActions[requirement].income.track;
  if (seat.statues.some((carved) => carved.requirement === requirement)) {
    return [{ action, reason: 'statueCarved', needed: 0, have: 1 }];
  }
  if (statuePayment(position, seat, requirement) !== Number.POSITIVE_INFINITY) {
    return hasUnusedTile(seat) ? [] : [{ action, reason: 'noTile', needed: 1, have: 0 }];
  }
  return [{ action, reason: 'culture', needed: requirementFor(seat, requirement), have: seat.tracks.culture }];
}

function refusedFeeding(position: Position, seat: SeatState): Refusal[] {
  const effect = ownedEffect(seat, 'payToFeed');
  if (effect === undefined || feedingPrice(seat, position.feedingPayments) !== Number.POSITIVE_INFINITY) return [];
  const allowed = effect.maxCards ?? 0;
  if (position.feedingPayments >= allowed) {
    return [{ action: payToFeedAction, reason: 'paymentsUsed', needed: allowed, have: allowed }];
  }
  return [{ action: payToFeedAction, reason: 'coins', needed: effect.coinsPerCard ?? 0, have: seat.coins }];
}

function refusedMedal(position: Position, seat: SeatState, medal: 'silver' | 'gold'): Refusal[] {
  const action = medal === 'gold' ? goldAction : silverActions.income;
  const held = medalsHeld(seat, medal);
  if (held >= content.medals.maxEach)
    return [{ action, reason: 'medalsFull', needed: content.medals.maxEach, have: held }];
  if (medal === 'silver' && !hasUnusedTile(seat)) return [{ action, reason: 'noTile', needed: 1, have: 0 }];
  return tooFewCoins(action, medalPrice(seat, medal, position.epoch), seat.coins);
}

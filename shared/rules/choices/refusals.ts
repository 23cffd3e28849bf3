import type { Card } from '../../content/content.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { COLONY_LEVELS, STATUES } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Decision } from '../../vocabulary/time.ts';
import type { Refusal } from '../observation/observation.ts';
import { canIntegrate, coloniesLeft, colonyPayment } from '../pieces/colonies.ts';
import { feedingPrice } from '../pieces/feeding.ts';
import { medalPrice, medalsHeld } from '../pieces/medals.ts';
import { canTakeMonument } from '../pieces/monuments.ts';
import { requirementFor } from '../pieces/requirements.ts';
import { statuePayment } from '../pieces/statues.ts';
import { priceOf, topOf, trackTooLowFor } from '../pieces/tableau.ts';
import { canRedeem, hasUnusedTile, loanCards, redemptionPrice } from '../pieces/tiles.ts';
import { contentIn, type Position, type SeatState, seatOf } from '../position/position.ts';
import {
  colonyActions,
  draftActions,
  goldAction,
  monumentActions,
  payToFeedAction,
  redeemTileAction,
  silverActions,
  statueActions,
  takeActions,
} from './actionTable.ts';
import { waysTo } from './ways.ts';

/** A refusal before the ways to what it refuses are known. */
type Refused = Omit<Refusal, 'ways'>;

/**
 * What a player may look for at a decision and cannot do now, with the reason and the nearest ways to it; never something
 * that is legal.
 */
export function refusalsFor(position: Position, decision: Decision, seat: Seat): Refusal[] {
  const state = seatOf(position, seat);
  return refusedAt(position, decision, state).map((refused) => ({
    ...refused,
    ways: waysTo(position, decision, state, refused),
  }));
}

function refusedAt(position: Position, decision: Decision, state: SeatState): Refused[] {
  switch (decision) {
    case 'draft':
      return position.phase === 'A' ? refusedDrafts(state) : refusedTakes(position, state);
    case 'colony':
      return [
        ...COLONY_LEVELS.flatMap((level) => refusedColony(position, state, level)),
        ...refusedMonument(position, state),
        ...refusedRedemptions(state),
      ];
    case 'statue':
      return [
        ...STATUES.flatMap((requirement) => refusedStatue(position, state, requirement)),
        ...refusedMonument(position, state),
        ...refusedRedemptions(state),
      ];
    case 'feeding':
      return refusedFeeding(position, state);
    case 'medals':
      return [
        ...refusedMedal(position, state, 'silver'),
        ...refusedMedal(position, state, 'gold'),
        ...refusedRedemptions(state),
      ];
    default:
      return [];
  }
}

const tooFewCoins = (action: Action, needed: number, have: number): Refused[] =>
  needed > have ? [{ action, reason: 'coins', needed, have }] : [];

function refusedPurchase(action: Action, seat: SeatState, card: Card): Refused[] {
  const track = trackTooLowFor(seat, card);
  if (track === null) return tooFewCoins(action, priceOf(seat, card), seat.coins);
  return [{ action, reason: 'trackTooLow', track, needed: -card.gains[track], have: seat.tracks[track] }];
}

const refusedDrafts = (seat: SeatState): Refused[] =>
  seat.hand.flatMap((card) => refusedPurchase(draftActions(card).buy, seat, card));

const refusedTakes = (position: Position, seat: SeatState): Refused[] =>
  COLOURS.flatMap((colour) => {
    const action = takeActions[colour].buy;
    const top = topOf(position, colour);
    if (top === undefined) return [{ action, reason: 'pileEmpty', needed: 1, have: 0 }];
    return refusedPurchase(action, seat, top);
  });

/** Why no monument, or not a built one (rules §10.1); nothing without the expansion. */
function refusedMonument(position: Position, seat: SeatState): Refused[] {
  if (position.layout.monuments.length === 0) return [];
  const { reuse, build } = monumentActions;
  const { requirement, buildCost } = contentIn(position).monuments;
  if (canTakeMonument(position, seat)) {
    if (!hasUnusedTile(seat)) return [{ action: build, reason: 'noTile', needed: 1, have: 0 }];
    return tooFewCoins(build, buildCost, seat.coins);
  }
  if (seat.monument !== null) return [{ action: reuse, reason: 'monumentTaken', needed: 0, have: 1 }];
  const lacking = seat.tracks.military < requirement.military ? 'military' : 'culture';
  return [{ action: reuse, reason: lacking, needed: requirement[lacking], have: seat.tracks[lacking] }];
}

const refusedRedemptions = (seat: SeatState): Refused[] =>
  loanCards(seat)
    .filter((card) => !canRedeem(seat, card))
    .map((card) => ({
      action: redeemTileAction(card),
      reason: 'coins',
      needed: redemptionPrice(card),
      have: seat.coins,
    }));

function refusedColony(position: Position, seat: SeatState, level: (typeof COLONY_LEVELS)[number]): Refused[] {
  const colony = contentIn(position).colony(level);
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

function refusedStatue(position: Position, seat: SeatState, requirement: (typeof STATUES)[number]): Refused[] {
  const action = statueActions[requirement].income.track;
  if (seat.statues.some((carved) => carved.requirement === requirement)) {
    return [{ action, reason: 'statueCarved', needed: 0, have: 1 }];
  }
  if (statuePayment(position, seat, requirement) !== Number.POSITIVE_INFINITY) {
    return hasUnusedTile(seat) ? [] : [{ action, reason: 'noTile', needed: 1, have: 0 }];
  }
  return [{ action, reason: 'culture', needed: requirementFor(seat, requirement), have: seat.tracks.culture }];
}

function refusedFeeding(position: Position, seat: SeatState): Refused[] {
  const effect = seat.effects.payToFeed;
  if (effect === null || feedingPrice(seat, position.feedingPayments) !== Number.POSITIVE_INFINITY) return [];
  const allowed = effect.maxCards ?? 0;
  if (position.feedingPayments >= allowed) {
    return [{ action: payToFeedAction, reason: 'paymentsUsed', needed: allowed, have: allowed }];
  }
  return [{ action: payToFeedAction, reason: 'coins', needed: effect.coinsPerCard ?? 0, have: seat.coins }];
}

function refusedMedal(position: Position, seat: SeatState, medal: 'silver' | 'gold'): Refused[] {
  const content = contentIn(position);
  const action = medal === 'gold' ? goldAction : silverActions.income;
  const held = medalsHeld(seat, medal);
  if (held >= content.medals.maxEach)
    return [{ action, reason: 'medalsFull', needed: content.medals.maxEach, have: held }];
  if (medal === 'silver' && !hasUnusedTile(seat)) return [{ action, reason: 'noTile', needed: 1, have: 0 }];
  return tooFewCoins(action, medalPrice(content, seat, medal, position.epoch), seat.coins);
}

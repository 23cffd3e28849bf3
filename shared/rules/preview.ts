import { type Card, cardOf, setupCardOf } from '../content/content.ts';
import type { Action } from '../vocabulary/actions.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { changeSince, figuresOf } from './changes.ts';
import { cloneSeat } from './clone.ts';
import { colonyPayment, reachedColonies, settleColony } from './colonies.ts';
import { feedingPrice, unfedCards } from './feeding.ts';
import { buyGold, buySilver, medalPrice } from './medals.ts';
import type { Preview } from './observation.ts';
import { extraCoinOf, type Position, type SeatState, seatOf } from './position.ts';
import { scoreSeat } from './scoring.ts';
import { carveStatue, reachedStatues, statuePayment } from './statues.ts';
import { buyCard, priceOf, removeCard, saleOf } from './tableau.ts';

/** What else there is to say about an action besides its effect on the seat. */
interface Remarks {
  readonly price?: number;
  readonly requirementPaid?: number;
  readonly feedingPayments?: number;
  readonly uncertain?: boolean;
}

/**
 * Returns what a legal action would do to its seat, from what the seat may know:
 * it works on a copy of that seat alone and looks at nothing hidden.
 */
export function previewOf(position: Position, seat: Seat, action: Action): Preview {
  const before = seatOf(position, seat);
  const after = cloneSeat(before);
  const remarks = tryOut(position, seat, after, action);
  const change = changeSince(figuresOf(before), after);
  const knownColonies = reachedColonies(before);
  const knownStatues = reachedStatues(before);
  return {
    coins: change.coins,
    coinsAfter: after.coins,
    tracks: change.tracks,
    tracksAfter: after.tracks,
    price: remarks.price ?? null,
    requirementPaid: remarks.requirementPaid ?? 0,
    points: scoreSeat(after).total - scoreSeat(before).total,
    reaches: {
      colonies: reachedColonies(after).filter((level) => !knownColonies.includes(level)),
      statues: reachedStatues(after).filter((requirement) => !knownStatues.includes(requirement)),
    },
    unfed: unfedCards(after, remarks.feedingPayments ?? position.feedingPayments),
    uncertain: remarks.uncertain ?? false,
  };
}

function tryOut(position: Position, seat: Seat, after: SeatState, action: Action): Remarks {
  switch (action.type) {
    case 'chooseSide': {
      const side = setupCardOf(position.table.setupCards[seat] as string)[action.side];
      after.coins = side.coins + extraCoinOf(position, seat);
      after.tracks = { ...side.tracks };
      return {};
    }
    case 'draft':
      return tryCard(after, cardOf(action.keep), action);
    case 'take':
      return tryCard(after, cardOf(position.piles[action.colour].at(-1) as string), action);
    case 'colony': {
      const requirementPaid = colonyPayment(position, after, action.level);
      settleColony(after, action, requirementPaid, null);
      return { requirementPaid, uncertain: action.action === 'integrate' };
    }
    case 'statue': {
      const requirementPaid = statuePayment(position, after, action.requirement);
      carveStatue(after, action, requirementPaid);
      return { requirementPaid };
    }
    case 'remove':
      removeCard(after, cardOf(action.card));
      return {};
    case 'payToFeed': {
      const price = feedingPrice(after, position.feedingPayments);
      after.coins -= price;
      return { price, feedingPayments: position.feedingPayments + 1 };
    }
    case 'silver': {
      const price = medalPrice(after, 'silver', position.epoch);
      buySilver(after, action.tile, position.epoch);
      return { price };
    }
    case 'gold': {
      const price = medalPrice(after, 'gold', position.epoch);
      buyGold(after, position.epoch);
      return { price };
    }
    case 'setWheel':
    case 'pass':
      return {};
  }
}

function tryCard(after: SeatState, card: Card, use: Extract<Action, { type: 'draft' | 'take' }>): Remarks {
  if (use.action === 'sell') {
    after.coins += saleOf(after, card);
    return {};
  }
  const price = priceOf(after, card);
  buyCard(after, card, use.tile);
  return { price };
}

import type { Card, ColonyTile, Content } from '../../content/content.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { SCORE_CATEGORIES, type ScoreLine } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { type Decision, isFedForGood } from '../../vocabulary/time.ts';
import type { PointsChange, Preview } from '../observation/observation.ts';
import { changeSince, figuresOf } from '../pieces/changes.ts';
import { colonyPayment, reachedColonies, settleColony } from '../pieces/colonies.ts';
import { feedingPrice, unfedCards } from '../pieces/feeding.ts';
import { placeMarketCoin } from '../pieces/market.ts';
import { buyGold, buySilver, medalPrice } from '../pieces/medals.ts';
import { placeMonumentTile, reuseMonument } from '../pieces/monuments.ts';
import { scoreSeat } from '../pieces/scoring.ts';
import { carveStatue, reachedStatues, statuePayment } from '../pieces/statues.ts';
import { buyCard, countCard, moveTracks, priceOf, removeCard, saleOf, topOf } from '../pieces/tableau.ts';
import { redeemTile, redemptionPrice } from '../pieces/tiles.ts';
import { cloneSeat } from '../position/clone.ts';
import { contentIn, extraCoinOf, handicapOf, type Position, type SeatState, seatOf } from '../position/position.ts';

/** What else there is to say about an action besides its effect on the seat. */
interface Remarks {
  readonly price?: number;
  readonly requirementPaid?: number;
  readonly feedingPayments?: number;
  /** Cards to be fed that the copy does not hold, because nobody knows them. */
  readonly unknownCards?: number;
}

/**
 * Returns what an action, legal at the decision that is due, would do to its seat, from what the seat may know:
 * it works on a copy of that seat alone and looks at nothing hidden.
 */
export function previewOf(position: Position, seat: Seat, action: Action, decision: Decision | null): Preview {
  const content = contentIn(position);
  const before = seatOf(position, seat);
  const after = cloneSeat(before);
  const remarks = tryOut(position, seat, after, action);
  const change = changeSince(figuresOf(before), after);
  const scored = scoreSeat(content, before);
  const turned = afterBacks(position, after, action).map((outcome) => scoreSeat(content, outcome));
  const plain = scoreSeat(content, after);
  const knownColonies = reachedColonies(content, before);
  const knownStatues = reachedStatues(content, before);
  return {
    coins: change.coins,
    coinsAfter: after.coins,
    tracks: change.tracks,
    tracksAfter: after.tracks,
    price: remarks.price ?? null,
    requirementPaid: remarks.requirementPaid ?? 0,
    points: plain.total - scored.total,
    pointsBetween: turned.length === 0 ? null : spread(scored, turned, 'total'),
    pointsBy: pointsBy(scored, turned.length === 0 ? [plain] : turned),
    reaches: {
      colonies: reachedColonies(content, after).filter((level) => !knownColonies.includes(level)),
      statues: reachedStatues(content, after).filter((requirement) => !knownStatues.includes(requirement)),
    },
    unfed: isFedForGood(position.epoch, decision)
      ? 0
      : unfedCards(after, (remarks.feedingPayments ?? position.feedingPayments) - (remarks.unknownCards ?? 0)),
  };
}

/** From least to most that points can change, over all that may come of an action; there is at least one outcome. */
function spread(before: ScoreLine, outcomes: readonly ScoreLine[], part: PointsChange['category'] | 'total') {
  const changes = outcomes.map((line) => line[part] - before[part]);
  return { least: Math.min(...changes), most: Math.max(...changes) };
}

/** The categories whose points change (rules §8). */
const pointsBy = (before: ScoreLine, outcomes: readonly ScoreLine[]): PointsChange[] =>
  SCORE_CATEGORIES.map((category) => ({ category, ...spread(before, outcomes, category) })).filter(
    ({ least, most }) => least !== 0 || most !== 0,
  );

/** The seat with every back that may lie under what it takes: those that were turned over before are elsewhere. */
function afterBacks(position: Position, after: SeatState, action: Action): SeatState[] {
  const content = contentIn(position);
  if (action.type === 'colony' && action.action === 'integrate') {
    const seen = position.seats.flatMap(({ colonies }) => colonies.map(({ tile }) => tile));
    return content
      .colony(action.level)
      .tiles.filter(({ id }) => !seen.includes(id))
      .map((back) => withColonyBack(after, back));
  }
  if (action.type !== 'monument' || action.action !== 'build') return [];
  const built = position.seats.map(({ monument }) => monument?.monument);
  return content.monuments.tiles
    .filter(({ id }) => !built.includes(id))
    .map(({ id }) => ({ ...cloneSeat(after), monument: { monument: id, tile: null, side: null } }));
}

/** The seat with the colony that it has just integrated turned over. */
function withColonyBack(after: SeatState, back: ColonyTile): SeatState {
  const seat = cloneSeat(after);
  seat.colonies = seat.colonies.map((taken, index) =>
    index === seat.colonies.length - 1 ? { level: taken.level, tile: back.id } : taken,
  );
  moveTracks(seat.tracks, back.gains, 1);
  return seat;
}

/**
 * Does a legal action to `after`, a copy of the seat's state, and returns what there is to remark on it.
 * What nobody has seen is left out: the back of an integrated colony or of a built monument, a card from the box.
 */
export function tryOut(position: Position, seat: Seat, after: SeatState, action: Action): Remarks {
  const content = contentIn(position);
  switch (action.type) {
    case 'chooseSide': {
      const side = content.setupCard(position.table.setupCards[seat] as string)[action.side];
      after.coins = side.coins + extraCoinOf(position, seat) + handicapOf(position, seat);
      after.tracks = { ...side.tracks };
      return {};
    }
    case 'draft':
      return tryCard(content, after, content.card(action.keep), action);
    case 'take':
      return tryCard(content, after, topOf(position, action.colour) as Card, action);
    case 'colony': {
      const requirementPaid = colonyPayment(position, after, action.level);
      settleColony(content.colony(action.level), after, action, requirementPaid, null);
      return { requirementPaid };
    }
    case 'statue': {
      const requirementPaid = statuePayment(position, after, action.requirement);
      carveStatue(content, after, action, requirementPaid);
      return { requirementPaid };
    }
    case 'monument':
      return tryMonument(content, after, action.action);
    case 'placeTile':
      placeMonumentTile(content, after, action);
      return {};
    case 'redeemTile': {
      const card = content.card(action.card);
      redeemTile(after, card);
      return { price: redemptionPrice(card) };
    }
    case 'allyBonus':
      after.tracks[action.track] += after.effects.allyBonus;
      return {};
    case 'stall':
      placeMarketCoin(after, action.space);
      return {};
    case 'freeCard':
      countCard(after, action.colour, 1);
      return { unknownCards: 1 };
    case 'remove':
      removeCard(after, content.card(action.card));
      return {};
    case 'payToFeed': {
      const price = feedingPrice(after, position.feedingPayments);
      after.coins -= price;
      return { price, feedingPayments: position.feedingPayments + 1 };
    }
    case 'silver': {
      const price = medalPrice(content, after, 'silver', position.epoch);
      buySilver(content, after, action.tile, position.epoch);
      return { price };
    }
    case 'gold': {
      const price = medalPrice(content, after, 'gold', position.epoch);
      buyGold(content, after, position.epoch);
      return { price };
    }
    case 'setWheel':
    case 'pass':
      return {};
  }
}

/** What a built monument brings is on its back; the price is known. */
function tryMonument(content: Content, after: SeatState, action: 'reuse' | 'build'): Remarks {
  if (action === 'reuse') {
    reuseMonument(content, after);
    return {};
  }
  after.coins -= content.monuments.buildCost;
  return { price: content.monuments.buildCost };
}

function tryCard(
  content: Content,
  after: SeatState,
  card: Card,
  use: Extract<Action, { type: 'draft' | 'take' }>,
): Remarks {
  if (use.action === 'sell') {
    after.coins += saleOf(content, after, card);
    return {};
  }
  const price = priceOf(after, card);
  buyCard(after, card, use.tile);
  return { price };
}

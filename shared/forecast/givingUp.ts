import { type Content, contentOf } from '../content/content.ts';
import { differenceBetween } from '../rules/choices/preview.ts';
import type { Observation, ObservedSeat, PointsChange, Preview } from '../rules/observation/observation.ts';
import { feedingPrice, unfedCards } from '../rules/pieces/feeding.ts';
import { UNPAYABLE } from '../rules/pieces/requirements.ts';
import { removeCard } from '../rules/pieces/tableau.ts';
import { cloneSeat, type SeatState } from '../rules/position/seat.ts';
import { type Action, isSameAction } from '../vocabulary/actions.ts';
import type { CardId } from '../vocabulary/pieces.ts';
import { TRACKS } from '../vocabulary/tracks.ts';
import { stateOf } from './seatFacts.ts';

/** Why giving up something costs a different number of points together with other things than alone. */
export interface Changed {
  /** Where the points differ most. */
  readonly category: PointsChange['category'];
  /** The cards whose loss makes the difference. */
  readonly by: readonly CardId[];
  readonly costsMore: boolean;
}

/** What several removals and payments at one feeding cost together (rules §7.4, §9 `payToFeed`). */
export interface GivingUp {
  /** All of them together. */
  readonly total: Preview;
  /** How many cards stay unfed all the same. */
  readonly due: number;
  /**
   * What one more removal or payment would cost in addition; for one of those already chosen: what it costs in addition
   * to those chosen before it.
   */
  share(action: Action): Share;
}

export interface Share {
  readonly preview: Omit<Preview, 'price' | 'requirementPaid'>;
  readonly changed: Changed | null;
}

type Feeding = Pick<Observation, 'content' | 'turn'>;

/** A seat in the middle of its feeding. */
interface Fed {
  readonly state: SeatState;
  readonly payments: number;
}

/** The seat after all these actions, one after the other; `null` when they are not possible. */
function after(view: Feeding, seat: ObservedSeat, actions: readonly Action[]): Fed | null {
  const state = cloneSeat(stateOf(view, seat));
  let payments = view.turn.feedingPayments;
  for (const action of actions) {
    if (action.type === 'remove') {
      if (![...state.cards, ...state.faceDown].some(({ id }) => id === action.card)) return null;
      removeCard(state, action.card);
    } else {
      const price = feedingPrice(state, payments);
      if (price === UNPAYABLE) return null;
      state.coins -= price;
      payments += 1;
    }
  }
  return { state, payments };
}

const dueOf = ({ state, payments }: Fed): number => unfedCards(state, payments);

/**
 * Returns how many cards stay unfed after all these actions, one after the other; `null` when they are not possible.
 */
export function dueAfter(view: Feeding, seat: ObservedSeat, actions: readonly Action[]): number | null {
  const fed = after(view, seat, actions);
  return fed === null ? null : dueOf(fed);
}

/**
 * Returns what several removals and payments cost together, and each of them. Throws a RangeError when they are not
 * possible.
 */
export function givingUp(view: Feeding, seat: ObservedSeat, actions: readonly Action[]): GivingUp {
  const content = contentOf(view.content);
  const reach = (done: readonly Action[]): Fed => {
    const fed = after(view, seat, done);
    if (fed === null) throw new RangeError('this cannot be given up one after the other');
    return fed;
  };
  const now = reach([]);
  const costOf = (action: Action, besides: readonly Action[]) =>
    between(content, reach(besides), reach([...besides, action]));
  return {
    total: { ...between(content, now, reach(actions)), price: null, requirementPaid: 0 },
    due: dueOf(reach(actions)),
    share: (action) => {
      const alone = costOf(action, []);
      const at = actions.findIndex((given) => isSameAction(given, action));
      const besides = at < 0 ? actions : actions.slice(0, at);
      // A payment that is possible now may not be once the card that allows it is removed.
      if (besides.length === 0 || after(view, seat, [...besides, action]) === null)
        return { preview: alone, changed: null };
      const cost = costOf(action, besides);
      return {
        preview: onTop(now.state, cost),
        changed: changedBy(alone, cost, besides, (one) => costOf(action, [one])),
      };
    },
  };
}

const between = (content: Content, before: Fed, later: Fed): Share['preview'] => ({
  ...differenceBetween(content, before.state, later.state),
  unfed: dueOf(later),
});

/** The same cost, added to the tracks and coins as they are on the table. */
const onTop = ({ coins, tracks }: SeatState, cost: Share['preview']): Share['preview'] => ({
  ...cost,
  coinsAfter: coins + cost.coins,
  tracksAfter: {
    ...tracks,
    ...Object.fromEntries(TRACKS.map((track) => [track, tracks[track] + (cost.tracks[track] ?? 0)])),
  },
});

const pointsIn = ({ pointsBy }: Share['preview'], category: PointsChange['category']): number =>
  pointsBy.find((part) => part.category === category)?.most ?? 0;

function changedBy(
  alone: Share['preview'],
  together: Share['preview'],
  besides: readonly Action[],
  withOne: (action: Action) => Share['preview'],
): Changed | null {
  if (alone.points === together.points) return null;
  const differs = (other: Share['preview'], category: PointsChange['category']) =>
    pointsIn(other, category) - pointsIn(alone, category);
  const [most] = [...alone.pointsBy, ...together.pointsBy]
    .map(({ category }) => category)
    .sort((one, other) => Math.abs(differs(together, other)) - Math.abs(differs(together, one)));
  if (most === undefined) return null;
  const cards = besides.flatMap((action) => (action.type === 'remove' ? [action] : []));
  const alike = cards.filter((action) => differs(withOne(action), most) !== 0);
  return {
    category: most,
    by: (alike.length > 0 ? alike : cards).map(({ card }) => card),
    costsMore: together.points < alone.points,
  };
}

import type { Content } from '../../content/content.ts';
import type { Action } from '../../vocabulary/actions.ts';
import { SCORE_CATEGORIES, type ScoreLine } from '../../vocabulary/score.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { type Decision, isFedForGood } from '../../vocabulary/time.ts';
import type { Remarks } from '../actions/actionRule.ts';
import { ruleOf } from '../actions/index.ts';
import type { PointsChange, Preview } from '../observation/observation.ts';
import { changeSince, figuresOf } from '../pieces/changes.ts';
import { reachedColonies } from '../pieces/colonies.ts';
import { unfedCards } from '../pieces/feeding.ts';
import { scoreSeat } from '../pieces/scoring.ts';
import { reachedStatues } from '../pieces/statues.ts';
import { contentIn, type Position, seatOf } from '../position/position.ts';
import { cloneSeat, type SeatState } from '../position/seat.ts';

/**
 * Applies a legal action to `after`, a copy of the seat's state, and returns what else there is to tell about it. What
 * nobody has seen is left out: the back of an integrated colony or of a built monument, a card from the box.
 */
export const tryOut = (position: Position, seat: Seat, after: SeatState, action: Action): Remarks =>
  ruleOf(action).preview(position, after, action, seat);

/**
 * For an action that turns over a hidden back: a copy of `after` (as `tryOut` left it) for each back that may come up,
 * all equally likely (rules §7.2, §10.1). Empty when the action turns none over.
 */
export const outcomesOf = (position: Position, after: SeatState, action: Action): SeatState[] =>
  ruleOf(action).outcomes?.(position, after, action) ?? [];

/**
 * Returns what an action, legal at the decision that is due, would do to its seat, from what the seat may know:
 * it works on a copy of that seat alone and looks at nothing hidden.
 */
export function previewOf(position: Position, seat: Seat, action: Action, decision: Decision | null): Preview {
  const content = contentIn(position);
  const before = seatOf(position, seat);
  const after = cloneSeat(before);
  const remarks = tryOut(position, seat, after, action);
  const turned = outcomesOf(position, after, action);
  return {
    ...differenceBetween(content, before, after, turned),
    price: remarks.price ?? null,
    requirementPaid: remarks.requirementPaid ?? 0,
    unfed: isFedForGood(position.epoch, decision)
      ? 0
      : unfedCards(after, (remarks.feedingPayments ?? position.feedingPayments) - (remarks.unknownCards ?? 0)),
  };
}

/**
 * Returns what differs between two states of a seat: coins, tracks, points, and what has come into reach.
 * @param outcomes the later state with each hidden back that may lie under what was taken; empty where none does
 */
export function differenceBetween(
  content: Content,
  before: SeatState,
  after: SeatState,
  outcomes: readonly SeatState[] = [],
): Omit<Preview, 'price' | 'requirementPaid' | 'unfed'> {
  const change = changeSince(figuresOf(before), after);
  const scored = scoreSeat(content, before);
  const turned = outcomes.map((outcome) => scoreSeat(content, outcome));
  const plain = scoreSeat(content, after);
  const knownColonies = reachedColonies(content, before);
  const knownStatues = reachedStatues(content, before);
  return {
    coins: change.coins,
    coinsAfter: after.coins,
    tracks: change.tracks,
    tracksAfter: after.tracks,
    points: plain.total - scored.total,
    pointsBetween: turned.length === 0 ? null : spread(scored, turned, 'total'),
    pointsBy: pointsBy(scored, turned.length === 0 ? [plain] : turned),
    reaches: {
      colonies: reachedColonies(content, after).filter((level) => !knownColonies.includes(level)),
      statues: reachedStatues(content, after).filter((requirement) => !knownStatues.includes(requirement)),
    },
  };
}

/** The least and the most by which points change over all outcomes of an action. There must be at least one outcome. */
function spread(before: ScoreLine, outcomes: readonly ScoreLine[], part: PointsChange['category'] | 'total') {
  const changes = outcomes.map((line) => line[part] - before[part]);
  return { least: Math.min(...changes), most: Math.max(...changes) };
}

/** The categories whose points change (rules §8). */
const pointsBy = (before: ScoreLine, outcomes: readonly ScoreLine[]): PointsChange[] =>
  SCORE_CATEGORIES.map((category) => ({ category, ...spread(before, outcomes, category) })).filter(
    ({ least, most }) => least !== 0 || most !== 0,
  );

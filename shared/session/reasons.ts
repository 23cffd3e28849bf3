import { bestOf, judge } from '../bots/value/greedy.ts';
import { HEADS } from '../bots/value/network.ts';
import type { BookEntry, Reason } from '../contract/answers.ts';
import { decisionOf, type GameState, legalActions, stepOf } from '../flow/runner.ts';
import { isSameAction } from '../rules/actionTable.ts';
import { seatOf } from '../rules/position.ts';
import type { Action } from '../vocabulary/actions.ts';
import { COLOURS } from '../vocabulary/colours.ts';
import { SCORE_CATEGORIES, type ScoreCategory } from '../vocabulary/score.ts';
import type { Seat } from '../vocabulary/seats.ts';
import { replay } from './replay.ts';
import type { SavedGame } from './savedGame.ts';

/** Points by category of the action at `place`, less those of the one at `other`; nothing without another one. */
function partsOf(heads: Float64Array, place: number, other: number): Record<ScoreCategory, number> {
  const part = (head: number): number =>
    other < 0 ? 0 : (heads[place * HEADS + head] as number) - (heads[other * HEADS + head] as number);
  return Object.fromEntries(SCORE_CATEGORIES.map((category, head) => [category, part(head)])) as Record<
    ScoreCategory,
    number
  >;
}

/**
 * Returns why the seat should, or should not, take one of its legal actions: how it compares with the best other one.
 * Judges the position itself, but by nothing that the seat may not know. Throws a RangeError when it is not legal.
 */
export function reasonOf(state: GameState, seat: Seat, action: Action): Reason {
  const actions = legalActions(state, seat);
  const place = actions.findIndex((legal) => isSameAction(legal, action));
  if (place < 0) throw new RangeError(`${action.type} is not legal at ${state.step}`);
  const { values, heads } = judge(state, seat, actions);
  const other = bestOf(values.map((value, index) => (index === place ? Number.NEGATIVE_INFINITY : value)));
  const hasOther = other >= 0 && other !== place;
  const value = values[place] as number;
  return {
    action,
    value,
    instead: hasOther ? (actions[other] as Action) : null,
    lead: hasOther ? value - (values[other] as number) : 0,
    parts: partsOf(heads, place, hasOther ? other : -1),
  };
}

/** The face-up cards of the piles, where the decision is between them. */
function topsOf(state: GameState): BookEntry['tops'] {
  if (decisionOf(state) !== 'draft' || state.phase !== 'B') return {};
  return Object.fromEntries(COLOURS.flatMap((colour) => state.piles[colour].slice(-1).map((top) => [colour, top])));
}

function entryOf(state: GameState, position: number, seat: Seat, action: Action): BookEntry {
  const isHandDraft = decisionOf(state) === 'draft' && state.phase === 'A';
  return {
    position,
    seat,
    epoch: state.epoch,
    phase: state.phase,
    step: stepOf(state) as BookEntry['step'],
    hand: isHandDraft ? [...seatOf(state, seat).hand] : [],
    tops: topsOf(state),
    reason: reasonOf(state, seat, action),
  };
}

/** Every decision of a game with its reason, in order. Throws a RangeError when the game cannot be replayed. */
export function booksOf(saved: SavedGame): BookEntry[] {
  const entries: BookEntry[] = [];
  replay(saved, (state) => {
    const decided = saved.actions[entries.length];
    if (decided !== undefined) entries.push(entryOf(state, entries.length, decided.seat, decided.action));
  });
  return entries;
}

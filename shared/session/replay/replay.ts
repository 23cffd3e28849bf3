import { contentOf } from '../../content/content.ts';
import { applyAction, type GameState, legalActions, newGame } from '../../flow/runner.ts';
import type { Emit } from '../../rules/pieces/changes.ts';
import { type Action, isSameAction } from '../../vocabulary/actions.ts';
import { DECIDED_BY, type GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { checkDeal } from '../saves/dealCheck.ts';
import { seatChangesIn } from '../saves/earlierPlayers.ts';
import { type Decided, type SavedGame, setupOf } from '../saves/savedGame.ts';

/** A decision, the events that followed, and the players who sat down just then. */
export interface Played extends Decided {
  readonly events: readonly GameEvent[];
}

export interface Replay {
  readonly state: GameState;
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly played: readonly Played[];
}

/** A saved game that cannot be played through, and why. */
export class NotReplayable extends RangeError {
  readonly reason: 'impossibleDeal' | 'illegalAction';
  /** The place in the deal, or the number of the decision, from 1. */
  readonly detail: string;

  constructor(reason: NotReplayable['reason'], detail: string) {
    super(reason === 'illegalAction' ? `decision ${detail} is not legal` : `the deal is not possible: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** The legal action that equals `action`, or undefined. */
export const findLegal = (state: GameState, seat: Seat, action: Action): Action | undefined =>
  legalActions(state, seat).find((legal) => isSameAction(legal, action));

/**
 * The position before a saved game's first decision. Throws a RangeError when its content is unknown, and
 * `NotReplayable` when a deal of its own is not a possible one.
 */
export function startOf(saved: SavedGame, emit?: Emit): GameState {
  const setup = setupOf(saved);
  const problem = saved.deal && checkDeal(setup.options, contentOf(saved.content), saved.deal);
  if (problem) throw new NotReplayable('impossibleDeal', problem);
  return newGame(setup, emit);
}

/**
 * Plays a saved game from its first to its last decision; `visit` sees each position at which one is taken.
 * Throws `NotReplayable` at the first decision that is not legal, and as `startOf` does.
 */
export function replay(saved: SavedGame, visit?: (state: GameState) => void): Replay {
  const opening: GameEvent[] = [];
  const state = startOf(saved, (event) => opening.push(event));
  const played = saved.actions.map(({ seat, action }, index) => {
    const legal = findLegal(state, seat, action);
    if (legal === undefined) throw new NotReplayable('illegalAction', String(index + 1));
    visit?.(state);
    const events: GameEvent[] = [];
    applyAction(state, seat, legal, (event) => events.push(event));
    return { seat, action: legal, events };
  });
  for (const { at, event } of seatChangesIn(saved))
    (played[at - 1]?.events ?? (at === 0 ? opening : undefined))?.push(event);
  return { state, opening, played };
}

/**
 * The position of the decision that an event tells of: the last decision of its seat, because a purchase of phase A is
 * told only at the reveal. `null` when the event follows from no decision.
 */
function decisionBefore(played: readonly Played[], position: number, event: GameEvent): number | null {
  const types = DECIDED_BY[event.type];
  if (types === undefined || !('seat' in event)) return null;
  const last = played.findLastIndex(({ seat }, index) => index <= position && seat === event.seat);
  const decided = played[last];
  return decided !== undefined && types.includes(decided.action.type) ? last : null;
}

/** The position of the decision that line `line` of the log (from 0) tells of; `null` where it tells of none. */
export function decisionToldBy(opening: readonly GameEvent[], played: readonly Played[], line: number): number | null {
  let left = line - opening.length;
  if (left < 0) return null;
  for (const [position, { events }] of played.entries()) {
    const event = events[left];
    if (event !== undefined) return decisionBefore(played, position, event);
    left -= events.length;
  }
  return null;
}

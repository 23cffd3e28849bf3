import type { UndoState } from '../../contract/answers.ts';
import { NO_UNDO } from '../../contract/gameLog.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Played } from '../replay/replay.ts';
import { deciderOf, earlierIn } from '../saves/earlierPlayers.ts';
import type { Decided, SavedGame, TakenBack } from '../saves/savedGame.ts';
import { isRevealing } from './eventFilter.ts';

/** Events that reveal nothing to other seats: that a decision was taken (rules §11), or who takes the next one. */
const SEALED: ReadonlySet<GameEvent['type']> = new Set(['sideChosen', 'draftDecided', 'seatTaken']);

const isSealed = ({ events }: Played): boolean => events.every(({ type }) => SEALED.has(type));
const endsStep = ({ events }: Played): boolean => events.some(({ type }) => type === 'stepStarted');

/** The decisions of a game so far, by position. */
export interface Decisions {
  readonly played: readonly Played[];
  /** Whether the decision is one that a person at this screen or device took and may want to undo. */
  isOwn(position: number): boolean;
  /** Whether the decision was taken automatically, without a choice. */
  isForced(position: number): boolean;
}

/**
 * Whether a person took the decision at a position. The seat may since have passed to a bot, or from a bot to a person.
 */
export function wasHuman(game: SavedGame, played: readonly Played[], position: number): boolean {
  const seat = played[position]?.seat as Seat;
  const decision = played.slice(0, position).filter((other) => other.seat === seat).length;
  return deciderOf(game, seat, decision).controller.kind === 'human';
}

/** The decisions of a game. Those of `people` count as own ones. `forced`: positions of automatic decisions. */
export function decisionsOf(
  game: SavedGame,
  played: readonly Played[],
  { people, forced }: { readonly people: readonly Seat[]; readonly forced: ReadonlySet<number> },
): Decisions {
  const isForced = (position: number) => forced.has(position);
  // Own decisions are those of a person who still plays the seat, unless they were automatic.
  const isOwn = (position: number) =>
    people.includes(played[position]?.seat as Seat) && wasHuman(game, played, position) && !isForced(position);
  return { played, isOwn, isForced };
}

/**
 * Whether the decision at `index` can be undone freely: nothing was revealed by it or since, and no other seat has made
 * an open choice since.
 */
function isFree({ played, isForced }: Decisions, index: number): boolean {
  const own = played[index];
  if (own === undefined || played.slice(index).some(({ events }) => events.some(isRevealing))) return false;
  return played.every((decided, at) => at <= index || decided.seat === own.seat || isSealed(decided) || isForced(at));
}

/** The index of the last own decision before position `end`; −1 when there is none. */
export const lastOf = ({ played, isOwn }: Decisions, end = played.length): number =>
  played.slice(0, end).findLastIndex((_, position) => isOwn(position));

/**
 * Index of the last own decision if it may be undone: nothing was revealed since, and no other seat is looking at its
 * secrets (`viewer`); else `null`.
 */
export function undoIndex(decisions: Decisions, viewer: Seat | null): number | null {
  const index = lastOf(decisions);
  const last = decisions.played[index];
  if (last === undefined || (viewer !== null && viewer !== last.seat)) return null;
  return isFree(decisions, index) ? index : null;
}

/** Index of the last own decision if it may be undone while the decisions after it stay; else `null`. */
export function withdrawalIndex(decisions: Decisions): number | null {
  const index = lastOf(decisions);
  return isFree(decisions, index) ? index : null;
}

/** The decisions after `index` that revealed nothing but that they were taken. */
export const sealedAfter = ({ actions }: SavedGame, played: readonly Played[], index: number): readonly Decided[] =>
  actions.filter((_, at) => at > index && isSealed(played[at] as Played));

/**
 * Index of the first decision of the turn that `reset` takes back: decisions of one seat in one step, as far back as
 * they may be undone freely; `null` when the last one may not.
 */
export function turnIndex(decisions: Decisions, viewer: Seat | null): number | null {
  let index = undoIndex(decisions, viewer);
  while (index !== null) {
    const earlier = lastOf(decisions, index);
    const [before, after] = [decisions.played[earlier], decisions.played[index]];
    if (before === undefined || before.seat !== after?.seat || endsStep(before) || !isFree(decisions, earlier)) break;
    index = earlier;
  }
  return index;
}

/** What may be taken back and repeated at the screen. `viewer`: the seat that is looking at its secrets there. */
export function undoStateOf(
  { practice }: SavedGame,
  decisions: Decisions,
  viewer: Seat | null,
  canRedo: boolean,
): UndoState {
  const undo = undoIndex(decisions, viewer);
  return {
    canUndo: undo !== null,
    canReset: undo !== null && turnIndex(decisions, viewer) !== undo,
    canRedo,
    takesBack: decisions.played[lastOf(decisions)]?.seat ?? null,
    practice: practice === true,
  };
}

/** What may be taken back on the device of one seat: its last decision, or nothing. */
export function withdrawalState({ practice }: SavedGame, decisions: Decisions): UndoState {
  const own = decisions.played[withdrawalIndex(decisions) ?? -1];
  return { ...NO_UNDO, canUndo: own !== undefined, takesBack: own?.seat ?? null, practice: practice === true };
}

/** The game with a new list of decisions that were taken back. */
export function withTakenBack(game: SavedGame, takenBack: readonly (readonly TakenBack[])[]): SavedGame {
  const { takenBack: _, ...saved } = game;
  return takenBack.length === 0 ? saved : { ...saved, takenBack };
}

/**
 * The game after its first `decisions` decisions; the later ones are kept so that they can be repeated. If a player
 * changed since then they are not kept, because repeating them would not change the player again. `forced`: positions
 * of automatic decisions.
 */
export function takenBackTo(game: SavedGame, decisions: number, forced: ReadonlySet<number>): SavedGame {
  const past = { ...game, actions: game.actions.slice(0, decisions) };
  const saved = { ...past, ...earlierIn(past) };
  const taken = game.actions
    .slice(decisions)
    .map((decided, at) => ({ ...decided, ...(forced.has(decisions + at) && { forced: true as const }) }));
  if (taken.length === 0) return saved;
  const sameSitters = JSON.stringify(saved.earlier) === JSON.stringify(game.earlier);
  return withTakenBack(saved, sameSitters ? [...(saved.takenBack ?? []), taken] : []);
}

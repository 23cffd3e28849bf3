import type { UndoState } from '../../contract/answers.ts';
import { NO_UNDO } from '../../contract/gameLog.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Played } from '../replay/replay.ts';
import { deciderOf, earlierIn } from '../saves/earlierPlayers.ts';
import type { Decided, SavedGame, TakenBack } from '../saves/savedGame.ts';
import { isRevealing } from './eventFilter.ts';

/** Events that reveal nothing to others: that a decision was taken (rules §11), or who will take the next one. */
const SEALED: ReadonlySet<GameEvent['type']> = new Set(['sideChosen', 'draftDecided', 'seatTaken']);

const isSealed = ({ events }: Played): boolean => events.every(({ type }) => SEALED.has(type));
const endsStep = ({ events }: Played): boolean => events.some(({ type }) => type === 'stepStarted');

/** The decisions of a game so far, by position. */
export interface Decisions {
  readonly played: readonly Played[];
  /** Whether it is a decision that a person may want to undo. */
  isOwn(position: number): boolean;
  /** Whether it was automatic: nobody chose anything. */
  isForced(position: number): boolean;
}

/** Whether a person took the decision at a position: the seat may have been a bot's then, or may be now. */
export function wasHuman(game: SavedGame, played: readonly Played[], position: number): boolean {
  const seat = played[position]?.seat as Seat;
  const decision = played.slice(0, position).filter((other) => other.seat === seat).length;
  return deciderOf(game, seat, decision).controller.kind === 'human';
}

/** The decisions of a game, those of `people` being the own ones. `forced`: positions of automatic ones. */
export function decisionsOf(
  game: SavedGame,
  played: readonly Played[],
  { people, forced }: { readonly people: readonly Seat[]; readonly forced: ReadonlySet<number> },
): Decisions {
  const isForced = (position: number) => forced.has(position);
  // A decision of a person who still plays the seat, which was not automatic.
  const isOwn = (position: number) =>
    people.includes(played[position]?.seat as Seat) && wasHuman(game, played, position) && !isForced(position);
  return { played, isOwn, isForced };
}

/** Whether the decision at `index` and everything since revealed nothing, and no other seat has chosen anything openly. */
function isFree({ played, isForced }: Decisions, index: number): boolean {
  const own = played[index];
  if (own === undefined || played.slice(index).some(({ events }) => events.some(isRevealing))) return false;
  return played.every((decided, at) => at <= index || decided.seat === own.seat || isSealed(decided) || isForced(at));
}

/** The index of the last decision before `end` that a person may want to undo, or −1. */
export const lastOf = ({ played, isOwn }: Decisions, end = played.length): number =>
  played.slice(0, end).findLastIndex((_, position) => isOwn(position));

/**
 * Index of the last human decision, if undoing it reveals nothing: nothing became public since, and nobody else is
 * looking at their own secrets (`viewer`); else `null`.
 */
export function undoIndex(decisions: Decisions, viewer: Seat | null): number | null {
  const index = lastOf(decisions);
  const last = decisions.played[index];
  if (last === undefined || (viewer !== null && viewer !== last.seat)) return null;
  return isFree(decisions, index) ? index : null;
}

/** Index of the last own decision, where all that came after it can stay: it revealed nothing; else `null`. */
export function withdrawalIndex(decisions: Decisions): number | null {
  const index = lastOf(decisions);
  return isFree(decisions, index) ? index : null;
}

/** The decisions after the one at `index` that told nobody anything but that they were taken. */
export const sealedAfter = ({ actions }: SavedGame, played: readonly Played[], index: number): readonly Decided[] =>
  actions.filter((_, at) => at > index && isSealed(played[at] as Played));

/**
 * Index where the turn begins of the seat that took the last human decision: its decisions of one step, as far back as
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

/** What of a game may be taken back at the screen, and taken once more; `viewer`: who looks at their secrets there. */
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

/** The same on a device of one seat, whose decisions are the own ones: its last one, or nothing. */
export function withdrawalState({ practice }: SavedGame, decisions: Decisions): UndoState {
  const own = decisions.played[withdrawalIndex(decisions) ?? -1];
  return { ...NO_UNDO, canUndo: own !== undefined, takesBack: own?.seat ?? null, practice: practice === true };
}

/** The game with what was taken back of it. */
export function withTakenBack(game: SavedGame, takenBack: readonly (readonly TakenBack[])[]): SavedGame {
  const { takenBack: _, ...saved } = game;
  return takenBack.length === 0 ? saved : { ...saved, takenBack };
}

/**
 * The game after so many decisions, which keeps the later ones as undone; `forced`: positions of automatic ones. If a
 * player changed since then, nothing is kept, as redoing would not change the player again.
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

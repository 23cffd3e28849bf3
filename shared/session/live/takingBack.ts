import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Played } from '../replay/replay.ts';
import { earlierIn } from '../saves/earlierPlayers.ts';
import type { SavedGame, TakenBack } from '../saves/savedGame.ts';
import { isRevealing } from './eventFilter.ts';

/** What others learn nothing from: that a decision was taken (rules §11), or who will take the next one. */
const SEALED: ReadonlySet<GameEvent['type']> = new Set(['sideChosen', 'draftDecided', 'seatTaken']);

const isSealed = ({ events }: Played): boolean => events.every(({ type }) => SEALED.has(type));
const endsStep = ({ events }: Played): boolean => events.some(({ type }) => type === 'stepStarted');

/** The decisions of a game so far, by position. */
export interface Decisions {
  readonly played: readonly Played[];
  /** Whether it is one that a person can want back. */
  isOwn(position: number): boolean;
  /** Whether it took itself: nobody chose anything. */
  isForced(position: number): boolean;
}

/**
 * Whether nothing was learned by the decision at `index` or since: nothing hidden came to light, and no other seat has
 * chosen anything openly.
 */
function isFree({ played, isForced }: Decisions, index: number): boolean {
  const own = played[index];
  if (own === undefined || played.slice(index).some(({ events }) => events.some(isRevealing))) return false;
  return played.every((decided, at) => at <= index || decided.seat === own.seat || isSealed(decided) || isForced(at));
}

/** Where the last decision stands before `end` that a person can want back, or −1. */
export const lastOf = ({ played, isOwn }: Decisions, end = played.length): number =>
  played.slice(0, end).findLastIndex((_, position) => isOwn(position));

/**
 * Where the last human decision stands, if it may be taken back for nothing: nobody has learned anything since, and
 * nobody else is looking at secrets of their own (`viewer`); `null` where it may not.
 */
export function undoIndex(decisions: Decisions, viewer: Seat | null): number | null {
  const index = lastOf(decisions);
  const last = decisions.played[index];
  if (last === undefined || (viewer !== null && viewer !== last.seat)) return null;
  return isFree(decisions, index) ? index : null;
}

/**
 * Where the turn of the seat begins that took the last human decision: its decisions of one step, as far back as they
 * may be taken back for nothing; `null` where the last one may not.
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

/** The game with what was taken back of it. */
export function withTakenBack(game: SavedGame, takenBack: readonly (readonly TakenBack[])[]): SavedGame {
  const { takenBack: _, ...saved } = game;
  return takenBack.length === 0 ? saved : { ...saved, takenBack };
}

/**
 * The game where so many decisions had been taken, which keeps those that were taken since; `forced`: positions of those
 * that took themselves. Who was put on a seat since then is not put there once more: then nothing is kept.
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

import type { GameEvent } from '../../vocabulary/events.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import type { Played } from '../replay/replay.ts';
import { isRevealing } from './eventFilter.ts';

/** What a decision says that others learn nothing from: only that it was taken (rules §11). */
const SEALED: ReadonlySet<GameEvent['type']> = new Set(['sideChosen', 'draftDecided']);

const isSealed = ({ events }: Played): boolean => events.every(({ type }) => SEALED.has(type));
const endsStep = ({ events }: Played): boolean => events.some(({ type }) => type === 'stepStarted');

/**
 * Whether nothing was learned by the decision at `index` or since: nothing hidden came to light, and no other seat has
 * acted openly.
 */
function isFree(played: readonly Played[], index: number): boolean {
  const [own, ...later] = played.slice(index);
  if (own === undefined || [own, ...later].some(({ events }) => events.some(isRevealing))) return false;
  return later.every((decided) => decided.seat === own.seat || isSealed(decided));
}

/** Whether the decision at a position is one that a person can want back. */
type IsOwn = (position: number) => boolean;

/** Where the last such decision stands before `end`, or −1. */
export const lastOf = (played: readonly Played[], isOwn: IsOwn, end = played.length): number =>
  played.slice(0, end).findLastIndex((_, position) => isOwn(position));

/**
 * Where the last human decision stands, if it may be taken back for nothing: nobody has learned anything since, and
 * nobody else is looking at secrets of their own (`viewer`); `null` where it may not.
 */
export function undoIndex(played: readonly Played[], isOwn: IsOwn, viewer: Seat | null): number | null {
  const index = lastOf(played, isOwn);
  const last = played[index];
  if (last === undefined || (viewer !== null && viewer !== last.seat)) return null;
  return isFree(played, index) ? index : null;
}

/**
 * Where the turn of the seat begins that took the last human decision: its decisions of one step, as far back as they
 * may be taken back for nothing; `null` where the last one may not.
 */
export function turnIndex(played: readonly Played[], isOwn: IsOwn, viewer: Seat | null): number | null {
  let index = undoIndex(played, isOwn, viewer);
  while (index !== null) {
    const earlier = lastOf(played, isOwn, index);
    const [before, after] = [played[earlier], played[index]];
    if (before === undefined || before.seat !== after?.seat || endsStep(before) || !isFree(played, earlier)) break;
    index = earlier;
  }
  return index;
}

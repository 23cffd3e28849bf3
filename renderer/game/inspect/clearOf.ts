import type { Box } from '../state/stage.ts';

/** Pixels that stay between it and the note. */
const GAP = 8;

interface Standing {
  /** Where what is shown large stands by itself. */
  readonly own: Box;
  /** The part of the window in which it may stand. */
  readonly free: Pick<Box, 'left' | 'right'>;
  /** What must not be covered: a note with buttons. */
  readonly note: Box | null;
  /** Where in the width of the window the player looks. */
  readonly looksAt: number;
}

const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * How far the enlarged thing moves aside so that a note stays visible: to the other side of the table, or beside the
 * note, wherever it does not cover what is looked at. 0 if nothing is in its way.
 */
export function clearOf({ own, free, note, looksAt }: Standing): number {
  if (note === null || !covers(own, note)) return 0;
  // A rectangle of the page cannot be spread: its edges are inherited.
  const { top, bottom } = own;
  const width = own.right - own.left;
  const margin = Math.min(Math.abs(own.left - free.left), Math.abs(free.right - own.right));
  const places = [free.left + margin, free.right - margin - width, note.right + GAP, note.left - GAP - width]
    .map((left) => ({ left, top, right: left + width, bottom }))
    .filter((place) => place.left >= free.left && place.right <= free.right && !covers(place, note));
  const isClear = ({ left, right }: Box): boolean => looksAt < left || looksAt > right;
  const place = places.find(isClear) ?? places[0] ?? own;
  return place.left - own.left;
}

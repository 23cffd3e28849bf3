import type { Box } from '../store/stage.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 10;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const at = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Places for a card within a part of the window, those that are liked best first. */
function places({ left, top, right, bottom }: Box, size: Size, side: 'left' | 'right'): readonly Box[] {
  const [west, east] = [left + MARGIN, right - size.width - MARGIN];
  const [north, south] = [top + MARGIN, bottom - size.height - MARGIN];
  const [middle, half] = [(west + east) / 2, (north + south) / 2];
  const [near, far] = side === 'left' ? [west, east] : [east, west];
  return [
    [near, north],
    [far, south],
    [far, north],
    [near, south],
    [near, half],
    [far, half],
    [middle, north],
    [middle, south],
    [middle, half],
  ].map(([x = 0, y = 0]) => at(x, y, size));
}

/** Where there is room below something, at the side that is liked. */
function belowOf(bottom: number, within: Box, size: Size, side: 'left' | 'right'): readonly Box[] {
  const top = bottom + MARGIN;
  if (top + size.height > within.bottom) return [];
  return [at(side === 'left' ? within.left + MARGIN : within.right - size.width - MARGIN, top, size)];
}

/**
 * Where a card of a size stands in a part of the window: where it covers least of what must be seen, and there in the
 * corner that is liked best.
 */
export function placeFor(size: Size, within: Box, keepFree: readonly Box[], side: 'left' | 'right' = 'left'): Box {
  const covered = (box: Box): number => keepFree.reduce((sum, free) => sum + overlap(box, free), 0);
  const below = keepFree.flatMap(({ bottom }) => belowOf(bottom, within, size, side));
  const [corner = at(within.left, within.top, size), ...corners] = places(within, size, side);
  // Whoever stands at the right belongs to the panel there, and stays near it.
  const others = side === 'right' ? [...below, ...corners] : [...corners, ...below];
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), corner);
}

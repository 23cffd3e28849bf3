import type { Box } from '../../game/state/stage.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What must not be covered, and what should not be covered if possible. */
interface Sight {
  readonly must: readonly Box[];
  readonly spare: readonly Box[];
}

/** How much worse it is to cover what must be seen. */
const DEAR = 4;
const MARGIN = 10;
const CLOSE = 8;

/** Square pixels by which a card covers something, or comes close to it. */
const overlap = (card: Box, other: Box): number =>
  Math.max(0, Math.min(card.right, other.right + CLOSE) - Math.max(card.left, other.left - CLOSE)) *
  Math.max(0, Math.min(card.bottom, other.bottom + CLOSE) - Math.max(card.top, other.top - CLOSE));

const at = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Corners and middles of a part of the window, those at the upper left first. */
function corners({ left, top, right, bottom }: Box, size: Size): readonly Box[] {
  const [west, east] = [left + MARGIN, right - size.width - MARGIN];
  const [north, south] = [top + MARGIN, bottom - size.height - MARGIN];
  const [middle, half] = [(west + east) / 2, (north + south) / 2];
  return [
    [west, north],
    [east, south],
    [east, north],
    [west, south],
    [west, half],
    [east, half],
    [middle, north],
    [middle, south],
    [middle, half],
  ].map(([x = 0, y = 0]) => at(x, y, size));
}

/** Places below and to the left of a panel at the right, and below what stands beside it. */
function besidePanel(panel: Box, within: Box, size: Size, inTheWay: readonly Box[]): readonly Box[] {
  const left = panel.left - size.width - MARGIN;
  const right = within.right - size.width - MARGIN;
  const places = [
    at(right, panel.bottom + MARGIN, size),
    at(left, within.top + MARGIN, size),
    ...inTheWay.map(({ bottom }) => at(left, bottom + MARGIN, size)),
  ];
  return places.filter(({ bottom }) => bottom <= within.bottom - MARGIN);
}

/**
 * Where to place a card within a part of the window: where it covers least of what must be seen, and among equals at
 * the preferred place. With a `panel` that is beside it, else at the upper left.
 */
export function placeFor(size: Size, within: Box, { must, spare }: Sight, panel: Box | null = null): Box {
  const sum = (box: Box, others: readonly Box[]): number => others.reduce((all, other) => all + overlap(box, other), 0);
  const covered = (box: Box): number => sum(box, must) * DEAR + sum(box, spare);
  const places = corners(within, size);
  const [first = at(within.left, within.top, size), ...others] =
    panel === null ? places : [...besidePanel(panel, within, size, [...must, ...spare]), ...places];
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), first);
}

import { computePosition, type Middleware, offset, type Placement, type Platform, shift } from '@floating-ui/dom';

/** A part of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a floating thing must not cover, and what it covers only where nothing else is left. */
export interface Sight {
  readonly must: readonly Box[];
  readonly spare: readonly Box[];
}

/** What is to be placed. */
export interface Request {
  readonly size: Size;
  /** The part of the window in which it stands, if it fits there. */
  readonly room: Box;
  readonly sight: Sight;
  /** What it stands beside, never over it; `null`: inside the room, along its edges. */
  readonly beside: Box | null;
  /** The sides and corners that are tried first, the best first. All others follow. */
  readonly wants: readonly Placement[];
  /** Pixels between it and what it stands beside, or the edge of the room. */
  readonly gap: number;
}

/** Pixels that stay free around what must be seen. */
const CLOSE = 4;
/** How much worse it is to lie close to what must be seen than to cover what need not, and to cover it. */
const DEAR = 50;
const WORST = 1e6;

const SIDES = ['right', 'top', 'left', 'bottom'] as const;
const PLACEMENTS: readonly Placement[] = SIDES.flatMap((side): Placement[] => [side, `${side}-start`, `${side}-end`]);

const at = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Square pixels of one thing that lie over another, or closer to it than `close`. */
const overlap = (one: Box, other: Box, close: number): number =>
  Math.max(0, Math.min(one.right, other.right + close) - Math.max(one.left, other.left - close)) *
  Math.max(0, Math.min(one.bottom, other.bottom + close) - Math.max(one.top, other.top - close));

/** Whether one thing lies over another, be it in part. */
export const covers = (one: Box, other: Box): boolean => overlap(one, other, 0) > 0;

/** How bad a place is: what it covers, and what of itself is outside of its room. */
function costOf(box: Box, { room, sight, beside }: Request): number {
  const over = (others: readonly Box[], close: number): number =>
    others.reduce((sum, other) => sum + overlap(box, other, close), 0);
  const area = (box.right - box.left) * (box.bottom - box.top);
  const outside = area - overlap(box, room, 0);
  const covered = over(sight.must, 0) + (beside === null ? 0 : overlap(box, beside, 0)) + outside;
  // To cover anything, be it a corner, is worse than to lie close along a whole edge.
  return covered * WORST + over(sight.must, CLOSE) * DEAR + over(sight.spare, CLOSE);
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * All places worth trying where no side is free: at, and a little off, the edges of what must stay free and of the room, in both
 * directions. If there is a free place at all, one of these is free.
 */
function* gaps({ size, room, sight, beside }: Request, near: Box): Generator<Box> {
  const kept = [...sight.must, ...sight.spare, ...(beside === null ? [] : [beside])];
  const along = (low: 'left' | 'top', high: 'right' | 'bottom', length: number): readonly number[] => {
    const [first, last] = [room[low], Math.max(room[low], room[high] - length)];
    const touching = [CLOSE, 0].flatMap((away) => kept.flatMap((box) => [box[high] + away, box[low] - away - length]));
    return [...new Set([first, last, near[low], ...touching].map((value) => clamp(value, first, last)))];
  };
  const tops = along('top', 'bottom', size.height);
  for (const left of along('left', 'right', size.width)) for (const top of tops) yield at(left, top, size);
}

const distance = (one: Box, other: Box): number => Math.hypot(one.left - other.left, one.top - other.top);

/** The cheapest place of all, and of equal ones the nearest to where it would stand by itself. */
function cheapest(request: Request, first: Box): Box {
  let best = { box: first, cost: costOf(first, request), far: 0 };
  for (const box of gaps(request, first)) {
    const cost = costOf(box, request);
    const far = distance(box, first);
    if (cost < best.cost || (cost === best.cost && far < best.far)) best = { box, cost, far };
  }
  return best.box;
}

/** Goes from one wanted place to the next until one covers nothing; where none does, it looks for gaps. */
const keepFree = (request: Request, order: readonly Placement[]): Middleware => ({
  name: 'keepFree',
  fn: ({ x, y, middlewareData }) => {
    const here = at(x, y, request.size);
    const { first = here, tried = 0 } = (middlewareData.keepFree ?? {}) as { first?: Box; tried?: number };
    if (costOf(here, request) === 0) return {};
    const placement = order[tried + 1];
    if (placement !== undefined) return { data: { first, tried: tried + 1 }, reset: { placement } };
    const { left, top } = cheapest(request, first);
    return { x: left, y: top };
  },
});

const rectOf = ({ left, top, right, bottom }: Box) => ({ x: left, y: top, width: right - left, height: bottom - top });

/** Stands for elements where none is asked: everything was measured before. */
const NOBODY = {} as HTMLElement;

/** Answers with rectangles whatever is asked about elements. */
const measured = ({ size, room }: Request, reference: Box): Platform => ({
  getElementRects: () => ({ reference: rectOf(reference), floating: { x: 0, y: 0, ...size } }),
  getDimensions: () => size,
  getClippingRect: () => rectOf(room),
  isElement: () => true,
  isRTL: () => false,
  getDocumentElement: () => NOBODY,
  getClientRects: () => [],
  getOffsetParent: () => NOBODY,
  getScale: () => ({ x: 1, y: 1 }),
  convertOffsetParentRelativeRectToViewportRelativeRect: ({ rect }) => rect,
});

/**
 * Returns where something is to stand: at the first of the wanted places where it covers nothing; else where there is a gap;
 * else where it covers least.
 */
export async function placeOf(request: Request): Promise<Box> {
  const { size, room, beside, wants, gap } = request;
  const order = [...new Set([...wants, ...PLACEMENTS])];
  const [placement = 'right'] = order;
  const reference = beside ?? {
    left: room.left + gap,
    top: room.top + gap,
    right: room.right - gap,
    bottom: room.bottom - gap,
  };
  // Inside of its reference a thing stands its own size back from the edge.
  const away = offset(({ placement: side }) =>
    beside !== null ? gap : -(/^(top|bottom)/.test(side) ? size.height : size.width),
  );
  const { x, y } = await computePosition(NOBODY, NOBODY, {
    placement,
    middleware: [away, shift(), keepFree(request, order)],
    platform: measured(request, reference),
  });
  return at(x, y, size);
}

import { autoUpdate, type Placement } from '@floating-ui/dom';
import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { type Box, covers, placeOf } from './place.ts';

/** Where something stands of itself. */
interface Manner {
  /** Whether it leaves bar and players free, or may lie anywhere in the window. */
  readonly room: 'table' | 'window';
  readonly wants: readonly Placement[];
  readonly gap: number;
  /** Whether it is not shown where it would cover what must be seen: what it says stands elsewhere, too. */
  readonly yields?: boolean;
  /**
   * What it must neither cover nor stand right of, unless it is its own: it would seem to speak of that. Then it covers what need
   * not be seen rather than move away.
   */
  readonly misread?: string;
}

/**
 * Everything that floats over the page. Each makes room for those before it: what has buttons and stays longest comes first,
 * so that nothing moves away from under a hand because of a hint.
 */
const FLOATS = {
  lesson: { room: 'table', wants: ['top-start', 'bottom-start'], gap: 10 },
  coach: { room: 'table', wants: ['right-end', 'top-start', 'bottom-end', 'top-end', 'bottom-start'], gap: 10 },
  choices: { room: 'table', wants: ['right', 'top', 'left', 'bottom'], gap: 14 },
  preview: { room: 'table', wants: ['top-end', 'bottom-end'], gap: 8, yields: true },
  inspector: { room: 'table', wants: ['bottom-start', 'bottom-end', 'top-start', 'top-end'], gap: 8 },
  news: { room: 'window', wants: ['right-start', 'right'], gap: 0, misread: '.seats .seat' },
  symbols: { room: 'window', wants: ['bottom', 'right', 'left'], gap: 6 },
  hint: { room: 'window', wants: ['bottom', 'right', 'left'], gap: 6 },
} as const satisfies Readonly<Record<string, Manner>>;

export type Float = keyof typeof FLOATS;
const ORDER: readonly string[] = Object.keys(FLOATS);

/** What panels and sheets cover, the buttons of the bar, and what lies on the table: panels, sheets and pieces say so themselves. */
const KEPT = '[data-region]:not([data-floats], .bar, .seats), .bar button, [data-keep="must"]';
const SPARED = '[data-keep="spare"]';

export interface Placing {
  readonly float: Float;
  /** What it stands beside: an element, or a part of the window. Left out, it stands inside of its room. */
  readonly beside?: Element | Box | null;
  /** The side that is tried first. */
  readonly side?: Placement | undefined;
  /** What it speaks of, besides. */
  readonly about?: readonly Box[];
  /** Whether it floats; if not, it lies where its style sheet says. */
  readonly when?: boolean;
  /** Hears where it stands. */
  readonly onPlace?: ((place: Box) => void) | undefined;
  /** What it stands beside has gone, or lies behind a dialog now. */
  readonly onLost?: () => void;
}

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** Hidden elements have no box. */
const hasArea = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top;

const boxesOf = (selector: string, within: ParentNode): readonly Box[] =>
  [...within.querySelectorAll(selector)].map(boxOf).filter(hasArea);

const edgeOf = (selector: string, edge: 'right' | 'bottom'): number =>
  document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;

const MARGIN = 4;

/** The shapes, besides its own, in which something may find room: low and wide, then as small as can be. */
const CRAMPED = ['low', 'slim'] as const;

/** The window, or its part below the bar and beside the players. */
const roomOf = (room: Manner['room']): Box => ({
  left: room === 'table' ? edgeOf('.seats', 'right') : MARGIN,
  top: room === 'table' ? edgeOf('.bar', 'bottom') : MARGIN,
  right: window.innerWidth - (room === 'table' ? 0 : MARGIN),
  bottom: window.innerHeight - (room === 'table' ? 0 : MARGIN),
});

/** A hint within a dialog has nothing to do with what lies behind it. */
const scopeOf = (beside: Element | Box | null): ParentNode =>
  (beside instanceof Element ? beside.closest('[role="dialog"]') : null) ?? document;

const isAbove = (other: Element, own: Element): boolean =>
  (own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** Where the others stand that it makes room for: what comes first, and of the same kind what stands above it in the page. */
const othersOf = (float: Float, own: Element): readonly Box[] =>
  [...document.querySelectorAll<HTMLElement>('[data-floats]:not([data-yields="true"])')]
    .filter((other) => {
      const [rank, ownRank] = [ORDER.indexOf(other.dataset.floats ?? ''), ORDER.indexOf(float)];
      if (rank < 0 || rank > ownRank || other.contains(own)) return false;
      return rank < ownRank || isAbove(other, own);
    })
    .map(boxOf)
    .filter(hasArea);

/** What it must not cover so that nobody takes it for another one's: that, and the middle of what is right of it. */
function misreadBoxes(selector: string, element: HTMLElement, own: Placing['beside']): readonly Box[] {
  const others = [...document.querySelectorAll(selector)].filter((other) => other !== own).map(boxOf);
  return others.filter(hasArea).flatMap((box) => {
    const third = (box.bottom - box.top) / 3;
    const beside = {
      left: box.right,
      top: box.top + third,
      right: box.right + element.offsetWidth,
      bottom: box.bottom - third,
    };
    return [box, beside];
  });
}

/** Looks where it is to stand, from all that stands on the page now, and whether it covers nothing there that must be seen. */
async function placeNow(
  element: HTMLElement,
  { float, beside = null, side, about = [] }: Placing,
): Promise<{ readonly place: Box; readonly free: boolean }> {
  const { room, wants, gap, misread }: Manner = FLOATS[float];
  const scope = scopeOf(beside);
  const others = misread === undefined ? [] : misreadBoxes(misread, element, beside);
  const must = [...about, ...boxesOf(KEPT, scope), ...others, ...othersOf(float, element)];
  const place = await placeOf({
    size: { width: element.offsetWidth, height: element.offsetHeight },
    room: roomOf(room),
    sight: { must, spare: misread === undefined ? boxesOf(SPARED, scope) : [] },
    beside: beside instanceof Element ? boxOf(beside) : beside,
    wants: side === undefined ? wants : [side, ...wants],
    gap,
  });
  return { place, free: !must.some((box) => covers(place, box)) };
}

/** Moves it there, from where it lies of itself: in the corner of the window, or of what it lies in. */
function put(element: HTMLElement, { left, top }: Box, float: Float): boolean {
  const from = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const x = Math.round(left - from.left - element.offsetLeft);
  const y = Math.round(top - from.top - element.offsetTop);
  const transform = `translate(${x}px, ${y}px)`;
  // Others look again whenever one moves: what stands already is not touched.
  if (element.style.transform === transform && element.dataset.floats === float) return false;
  element.style.transform = transform;
  element.dataset.floats = float;
  return true;
}

/** Lets it lie where its style sheet says. */
function leave(element: HTMLElement): void {
  if (element.dataset.floats === undefined) return;
  element.style.transform = '';
  delete element.dataset.floats;
  delete element.dataset.yields;
  delete element.dataset.cramped;
}

const isLost = (beside: Placing['beside']): boolean =>
  beside instanceof Element && (!beside.isConnected || beside.closest('[data-aria-hidden], [inert]') !== null);

/** Keeps an element in its place until it goes. */
class Keeper {
  private readonly element: HTMLElement;
  private readonly placing: () => Placing;
  private latest = 0;
  private due: Promise<void> | null = null;

  constructor(element: HTMLElement, placing: () => Placing) {
    this.element = element;
    this.placing = placing;
  }

  /** Looks where it is to stand as soon as all that changes at once has changed: a render changes many things, and moves others. */
  readonly place = (): void => {
    this.due ??= Promise.resolve().then(() => {
      this.due = null;
      if (this.element.isConnected) return this.placeOnce();
    });
  };

  private async placeOnce(): Promise<void> {
    const { element } = this;
    const placing = this.placing();
    if (isLost(placing.beside)) return placing.onLost?.();
    if (placing.when === false) return leave(element);
    const turn = ++this.latest;
    delete element.dataset.cramped;
    let found = await placeNow(element, placing);
    // Where it would cover what must be seen, its style sheet may give it other shapes.
    for (const shape of CRAMPED) {
      if (found.free || turn !== this.latest) break;
      element.dataset.cramped = shape;
      found = await placeNow(element, placing);
    }
    if (turn !== this.latest || !element.isConnected) return;
    const { place, free } = found;
    const { yields = false }: Manner = FLOATS[placing.float];
    element.dataset.yields = String(yields && !free);
    if (put(element, place, placing.float)) placing.onPlace?.(place);
  }

  /** Looks again when the window, the element, its neighbour or anything that it makes room for moves. */
  watch(): () => void {
    const { beside } = this.placing();
    const context = beside instanceof Element ? beside : document.body;
    const reference = { getBoundingClientRect: () => context.getBoundingClientRect(), contextElement: context };
    const stop = autoUpdate(reference, this.element, this.place);
    const changes = new MutationObserver(this.place);
    const attributeFilter = ['style', 'data-floats', 'data-folded', 'data-keep', 'data-aria-hidden', 'inert'];
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
    return () => {
      stop();
      changes.disconnect();
    };
  }
}

/** Returns the ref of an element that floats: it stands where it covers nothing that must be seen. */
export function usePlaced(placing: Placing): RefCallback<HTMLElement> {
  const latest = useRef(placing);
  const keeper = useRef<Keeper | null>(null);
  // After every render: what it stands beside and speaks of may have changed.
  useLayoutEffect(() => {
    latest.current = placing;
    keeper.current?.place();
  });
  return useCallback((element) => {
    if (element === null) return;
    keeper.current = new Keeper(element, () => latest.current);
    const stop = keeper.current.watch();
    return () => {
      keeper.current = null;
      stop();
    };
  }, []);
}

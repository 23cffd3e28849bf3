import { nearest } from '../../ui/keyboard/spatial.ts';
import type { PadDirection } from './buttons.ts';

/**
 * Everything that can be pressed or read. Of a group of radio buttons only the chosen one counts: focusing another one
 * would choose it.
 */
const STOPS =
  'button:not(:disabled), a[href], input:not(:disabled), summary, [role="slider"], [role^="menuitem"], [role="option"], [data-rove], [tabindex="0"]:not([role="radiogroup"], [role="tablist"])';
/** What keeps the focus while it is open; the last one is on top. */
const SCOPES = '[role="menu"][data-state="open"], [role="dialog"][data-state="open"]';
/** Where one begins, the first that is there. */
const BEGINNINGS = [
  '[data-region="decision"] [data-rove]:not([aria-disabled="true"])',
  '[data-region="decision"] .button-main',
  '[data-main="true"]',
  '.button-main',
  '[data-rove]',
];

const ARROWS = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const;

/** Pixels: what is smaller is there for screen readers only. */
const SMALLEST = 3;

/** What lies on top: an open menu or dialog, else the whole page. */
export const topmost = (): HTMLElement => [...document.querySelectorAll<HTMLElement>(SCOPES)].at(-1) ?? document.body;

const isSeen = (stop: HTMLElement): boolean => {
  const { width, height } = stop.getBoundingClientRect();
  return width >= SMALLEST && height >= SMALLEST && stop.closest('[aria-hidden="true"]') === null;
};

const stopsIn = (scope: HTMLElement): HTMLElement[] => [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);

function take(stop: HTMLElement | undefined): boolean {
  if (stop === undefined) return false;
  stop.focus({ preventScroll: true });
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** Puts the focus on the starting point: a decision, the most used button, else the first element. */
export function enter(scope = topmost()): boolean {
  const around = scope.contains(document.activeElement) ? document.activeElement : null;
  const part = around instanceof HTMLElement && around !== document.body ? around : scope;
  const stops = stopsIn(part);
  const wanted = BEGINNINGS.flatMap((selector) => stops.find((stop) => stop.matches(selector)) ?? []);
  // A heading contains nothing to press, but the sheet around it does.
  const sheet = part.closest<HTMLElement>('[data-region]');
  const beside = sheet !== null && scope.contains(sheet) ? stopsIn(sheet)[0] : undefined;
  return take(wanted[0] ?? stops[0] ?? beside ?? (part === scope ? undefined : stopsIn(scope)[0]));
}

const scrolls = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** What scrolls around an element; `null` where nothing does. */
function scrollerAround({ parentElement }: Element): HTMLElement | null {
  if (parentElement === null) return null;
  return scrolls(parentElement) ? parentElement : scrollerAround(parentElement);
}

/** The nearest of some things in a direction from one of them. */
const nearestOf = (
  stops: readonly HTMLElement[],
  from: HTMLElement,
  direction: PadDirection,
): HTMLElement | undefined =>
  stops[
    nearest(
      stops.map((stop) => stop.getBoundingClientRect()),
      stops.indexOf(from),
      ARROWS[direction],
    )
  ];

/**
 * Moves the focus to the nearest element in a direction, across all panels of the topmost layer. Up and down it first
 * goes through everything that scrolls together, also what is out of view. Returns whether there was one.
 */
export function moveFocus(direction: PadDirection): boolean {
  const scope = topmost();
  const stops = stopsIn(scope);
  const current = stops.find((stop) => stop === document.activeElement);
  if (current === undefined) return enter(scope);
  const isUpright = direction === 'up' || direction === 'down';
  const scroller = isUpright ? scrollerAround(current) : null;
  const along = scroller === null ? [] : stops.filter((stop) => scroller.contains(stop));
  return take(nearestOf(along, current, direction) ?? nearestOf(stops, current, direction));
}

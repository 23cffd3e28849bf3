/** How far a key scrolls, in pages. Home and End scroll further than any page is long. */
const PAGES: Readonly<Record<string, number>> = {
  ArrowUp: -0.12,
  ArrowDown: 0.12,
  PageUp: -0.9,
  PageDown: 0.9,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const scrolls = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The scrolling element of a dialog: itself, or its first part that is longer than its space. */
const scrollerIn = (dialog: HTMLElement): HTMLElement | undefined =>
  [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].find(scrolls);

/** What scrolls around an element within a part of the page, else the first thing that scrolls in that part. */
export function topScroller(part: HTMLElement, from: Element | null): HTMLElement | undefined {
  for (let around = from; around instanceof HTMLElement && part.contains(around); around = around.parentElement)
    if (scrolls(around)) return around;
  return scrollerIn(part);
}

/** Scrolls a dialog by a key that nothing in it uses. Returns whether it was such a key. */
export function scrollByKey(dialog: HTMLElement, key: string): boolean {
  const pages = PAGES[key];
  const scroller = pages === undefined ? undefined : scrollerIn(dialog);
  if (pages === undefined || scroller === undefined) return false;
  const top = scroller.scrollTop + pages * scroller.clientHeight;
  scroller.scrollTop = Math.min(Math.max(top, 0), scroller.scrollHeight);
  return true;
}

/**
 * Returns what a key does when a part of the page has the focus itself, as one that holds only text: it scrolls.
 * `undefined` when nothing can be scrolled, or for any other key.
 */
export function scrollingOf({ key, target }: KeyboardEvent): (() => void) | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('[data-region]')) return undefined;
  return key in PAGES && scrollerIn(target) !== undefined ? () => scrollByKey(target, key) : undefined;
}

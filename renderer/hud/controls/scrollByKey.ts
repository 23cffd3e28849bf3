/** How far a key scrolls, in pages; the ends are further than any. */
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

/** What scrolls in a dialog: itself or the first part of it that is longer than its place. */
const scrollerIn = (dialog: HTMLElement): HTMLElement | undefined =>
  [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].find(scrolls);

/** Scrolls a dialog by a key that nothing in it has a use for. Returns whether it was such a key. */
export function scrollByKey(dialog: HTMLElement, key: string): boolean {
  const pages = PAGES[key];
  const scroller = pages === undefined ? undefined : scrollerIn(dialog);
  if (pages === undefined || scroller === undefined) return false;
  const top = scroller.scrollTop + pages * scroller.clientHeight;
  scroller.scrollTop = Math.min(Math.max(top, 0), scroller.scrollHeight);
  return true;
}

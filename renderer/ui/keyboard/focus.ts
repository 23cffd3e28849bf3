import { useKeys } from './useKeys.ts';

const STOPS = '[tabindex="0"], a[href], input, summary, button:not([tabindex="-1"]):not(:disabled)';

/** With Shift, cycling goes backwards. */
export const isBackwards = (press: Event): boolean => 'shiftKey' in press && press.shiftKey === true;

/** Puts the focus on the first thing of a region that takes it, else on the region itself. Returns whether it is there. */
function focusRegion(region: HTMLElement): boolean {
  // What a region is about comes before the buttons at its head.
  const about = region.querySelectorAll<HTMLElement>('[data-rove][tabindex="0"]');
  for (const stop of [...about, ...region.querySelectorAll<HTMLElement>(STOPS)]) {
    stop.focus();
    if (document.activeElement === stop) return true;
  }
  // A region without buttons, but with text.
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
  region.focus();
  return document.activeElement === region;
}

/** Moves the focus to the panel that comes `direction` panels later in reading order, round and round. */
export function focusNextRegion(direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const inside = regions.findIndex((region) => region.contains(document.activeElement));
  const start = inside < 0 && direction < 0 ? 0 : inside;
  for (let step = 1; step <= regions.length; step += 1) {
    const next = regions[(start + direction * step + regions.length * 2) % regions.length];
    if (next !== undefined && focusRegion(next)) return;
  }
}

/**
 * Returns the focus to the element that had it, if it is still there. Charts can have it too, and are not HTML elements.
 * Until it leaves again, the element is marked as `data-returned`: it was not reached anew, so nothing is told about it.
 */
export function returnFocus(to: Element | null, options?: FocusOptions): void {
  if (!(to instanceof HTMLElement || to instanceof SVGElement) || !to.isConnected) return;
  to.dataset.returned = '';
  to.addEventListener('blur', () => delete to.dataset.returned, { once: true });
  to.focus(options);
}

/** Lets Enter press the button that the screen has framed for it, wherever nothing else has a use for Enter. */
export function useMainButton(): void {
  useKeys(({ key, repeat }) => {
    const button = document.querySelector<HTMLElement>('main .button-main');
    return key === 'Enter' && !repeat && button !== null ? () => button.click() : undefined;
  });
}

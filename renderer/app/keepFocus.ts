import { useEffect } from 'react';

/**
 * Where the focus goes when the focused element and everything around it are removed: to the first of these that
 * exists.
 */
const FALLBACKS = ['[role="dialog"][data-state="open"]', '[data-region="decision"]', 'main', '#root'];
/** Parts of a screen that may take the focus, so that arrow keys and Tab go on from there. */
const PARTS = '[data-region], [role="dialog"], main, form, section';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function take(part: HTMLElement): boolean {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return document.activeElement === part;
}

/** The parts that an element lies in, the innermost first. */
function partsAround(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS) ?? null;
  return part === null ? [] : [part, ...partsAround(part)];
}

/**
 * Keeps the focus on the page. When the focused element is removed, as a choice is that was made, the focus goes to the
 * part of the page that was around it, else to the decision. If the player clicks on empty space the focus is left
 * alone. Returns the function that ends this.
 */
function keepFocus(): () => void {
  let last: Element | null = null;
  let around: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    around = partsAround(target);
  };
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    // An element that is being removed also loses the focus, or is hidden until its replacement is loaded: it must be
    // remembered.
    queueMicrotask(() => {
      if (target === last && last?.checkVisibility() === true && isLost()) last = null;
    });
  };
  const rescue = () => {
    if (last === null || last.isConnected || !isLost()) return;
    const rest = around.filter((part) => part.isConnected && part.getAttribute('aria-hidden') !== 'true');
    const others = FALLBACKS.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
    last = null;
    [...rest, ...others].some(take);
  };
  const watch = new MutationObserver(() => {
    if (last === null || last.isConnected || !isLost()) return;
    // A dialog that closes gives the focus back by itself.
    if (around.some((part) => part.matches('[role="dialog"]'))) setTimeout(rescue);
    else rescue();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

/** Keeps the focus as long as the page is there. */
export const useKeptFocus = (): void => useEffect(keepFocus, []);

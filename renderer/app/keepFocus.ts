import { useEffect } from 'react';

/** Where the focus goes when what had it is gone and nothing around it is left, the first of them that is there. */
const FALLBACKS = ['[role="dialog"][data-state="open"]', '[data-region="decision"]', 'main', '#root'];
/** Parts of a screen that may have the focus themselves, so that arrows and Tab lead on from there. */
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
 * Keeps the focus on the page's parts: when what had it goes away, as a choice does that was made, it goes to the part that
 * was around it, else to the decision. Whoever presses beside everything has let go of it, and is left alone.
 * Returns the function that ends this.
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
    // What is being taken away lets go, too, or is hidden until what replaces it is loaded: it is still to be known.
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

/** Whether the key presses what has the focus. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary, [role="button"], [role^="menuitem"]') !== null;

/**
 * Keeps a key that is held from pressing what has the focus again and again: it was pressed once, and what has the focus
 * since may be a decision. Returns the function that ends this.
 */
export function ignoreHeldKeys(): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.repeat && presses(event)) event.preventDefault();
  };
  window.addEventListener('keydown', stop, true);
  return () => window.removeEventListener('keydown', stop, true);
}

/** Whether the key presses what has the focus. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary, [role="button"], [role^="menuitem"]') !== null;

/**
 * Ignores the repeats of a held key: they would press whatever has the focus by then, which may be a decision. Returns
 * the function that ends this.
 */
export function ignoreHeldKeys(): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.repeat && presses(event)) event.preventDefault();
  };
  window.addEventListener('keydown', stop, true);
  return () => window.removeEventListener('keydown', stop, true);
}

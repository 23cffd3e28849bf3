/** Moves the focus to the panel that comes `direction` panels later in reading order, round and round. */
export function focusNextRegion(direction: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(current + direction + regions.length) % regions.length];
  next?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])')?.focus();
}

/** Moves the focus to the panel that comes `step` panels later in reading order, round and round. */
export function focusNextRegion(step: number): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(current + step + regions.length) % regions.length];
  next?.querySelector<HTMLElement>('[tabindex="0"], button:not([tabindex="-1"])')?.focus();
}

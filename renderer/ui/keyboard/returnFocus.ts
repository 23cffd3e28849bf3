/** Gives the focus back to what had it, where that is still there: charts have it, too, and are no HTML. */
export function returnFocus(to: Element | null, options?: FocusOptions): void {
  if ((to instanceof HTMLElement || to instanceof SVGElement) && to.isConnected) to.focus(options);
}

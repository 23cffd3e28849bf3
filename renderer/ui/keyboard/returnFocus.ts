/** Returns the focus to the element that had it, if it is still there. Charts can have it too, and are not HTML elements. */
export function returnFocus(to: Element | null, options?: FocusOptions): void {
  if ((to instanceof HTMLElement || to instanceof SVGElement) && to.isConnected) to.focus(options);
}

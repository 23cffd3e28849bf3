/** Whether text is typed into an element. */
export const isEditable = (element: Element | null): boolean =>
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button', 'file'].includes(element.type)) ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

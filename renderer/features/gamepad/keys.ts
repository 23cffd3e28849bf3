let sending = 0;

/** Whether a key that is heard now was sent from here, and pressed by nobody. */
export const isSending = (): boolean => sending > 0;

/**
 * Presses a key, or lets go of it, as a keyboard would: where the focus is, unless told where. `at`: when the pad did it, in milliseconds of the
 * page's clock; 0: now. Returns whether nobody had a use for it.
 */
export function sendKey(
  type: 'keydown' | 'keyup',
  key: string,
  at = 0,
  target: Element | null = document.activeElement,
): boolean {
  const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true });
  // A page that draws slowly reads pads late: how long a button was held is told by the pad.
  if (at > 0) Object.defineProperty(event, 'timeStamp', { value: at });
  sending += 1;
  try {
    return (target ?? document.body).dispatchEvent(event);
  } finally {
    sending -= 1;
  }
}

/** Presses a key and lets go of it: as long as an arrow is down, radio buttons are chosen by the focus alone. */
export function tapKey(key: string): void {
  sendKey('keydown', key);
  sendKey('keyup', key);
}

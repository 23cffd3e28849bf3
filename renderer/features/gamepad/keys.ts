let sending = 0;

/** Whether the key event under way was sent from here, and not typed. */
export const isSending = (): boolean => sending > 0;

/**
 * Sends a key press or release as a keyboard would: to the focused element, unless told otherwise. `at`: when the pad
 * did it, in milliseconds of the page's clock; 0: now. Returns whether nobody handled it.
 */
export function sendKey(
  type: 'keydown' | 'keyup',
  key: string,
  at = 0,
  target: Element | null = document.activeElement,
): boolean {
  const event = new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true });
  // On a slow page pads are read late: the pad itself tells how long a button was held.
  if (at > 0) Object.defineProperty(event, 'timeStamp', { value: at });
  sending += 1;
  try {
    return (target ?? document.body).dispatchEvent(event);
  } finally {
    sending -= 1;
  }
}

/** Presses and releases a key: while an arrow key is down, focusing a radio button chooses it. */
export function tapKey(key: string): void {
  sendKey('keydown', key);
  sendKey('keyup', key);
}

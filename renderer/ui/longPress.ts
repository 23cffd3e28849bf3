/** Milliseconds after which a press with finger or pen is a long one: it shows a thing closely instead of choosing it. */
export const LONG_PRESS = 500;
/** CSS pixels that a finger may move during a long press. */
const SLIP = 10;

/** Whether a press can be a long one. A mouse shows things by resting on them, and may press as long as it likes. */
export const canBeLong = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean =>
  pointerType === 'touch' || pointerType === 'pen';

/** Whether what began at one time and ended at another, in milliseconds of the events themselves, was a long press. */
export const isLong = (begun: number, ended: number): boolean => ended - begun >= LONG_PRESS;

export interface LongPress {
  /** The finger has been there for long. */
  show(): void;
  /** Called when the release event arrived late but its timestamp shows a short press: takes the long press back. */
  takeBack(): void;
}

const prevent = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Suppresses the next click if it belongs to the same press. Returns the function that permits it again. */
function swallowClick(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('click', prevent, options);
  // Otherwise the system's menu would open at the same time.
  window.addEventListener('contextmenu', prevent, options);
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => ended.abort(), options);
  return () => ended.abort();
}

/**
 * Follows the press of a finger or pen from its `pointerdown`. A long press shows something and chooses nothing when it
 * ends. A finger that moves too far ends it. The duration is taken from the events' timestamps. Returns the function
 * that cancels it.
 */
export function followPress(down: PointerEvent, { show, takeBack }: LongPress): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true };
  let release: (() => void) | null = null;
  const timer = setTimeout(() => {
    release = swallowClick();
    show();
  }, LONG_PRESS);
  const giveUp = () => {
    clearTimeout(timer);
    ended.abort();
  };
  const lift = (up: PointerEvent) => {
    if (up.pointerId !== down.pointerId) return;
    giveUp();
    if (release === null || isLong(down.timeStamp, up.timeStamp)) return;
    release();
    takeBack();
  };
  const slip = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const isFar = Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLIP;
    if (pointerId === down.pointerId && isFar && release === null) giveUp();
  };
  window.addEventListener('pointerup', lift, options);
  window.addEventListener('pointercancel', giveUp, options);
  window.addEventListener('pointermove', slip, options);
  return giveUp;
}

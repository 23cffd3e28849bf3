/** Milliseconds from which on the press of a finger or pen means looking closely, not choosing. */
export const LONG_PRESS = 500;
/** CSS pixels that a finger may slip while it presses. */
const SLIP = 10;

/** Whether a press is meant so: whoever has a mouse rests on a thing instead, and may press as long as they like. */
export const canBeLong = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean =>
  pointerType === 'touch' || pointerType === 'pen';

/** Whether what began at one time and ended at another, in milliseconds of the events themselves, was a long press. */
export const isLong = (begun: number, ended: number): boolean => ended - begun >= LONG_PRESS;

export interface LongPress {
  /** The finger has been there for long. */
  show(): void;
  /** It had not: on a machine that was busy its lifting was heard of too late. */
  takeBack(): void;
}

const prevent = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Keeps the next click from choosing anything, if it belongs to the same press. Returns the function that lets it. */
function swallowClick(): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  window.addEventListener('click', prevent, options);
  // A system's menu would come up at the same time.
  window.addEventListener('contextmenu', prevent, options);
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => ended.abort(), options);
  return () => ended.abort();
}

/**
 * Follows the press of a finger or pen from its `pointerdown`. A long one shows something, and chooses nothing when it ends;
 * one that slips is none. How long it was is told by the events, not by when they are heard. Returns the function that gives
 * up.
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

import { useEffect } from 'react';
import { readSymbol, readSymbols, symbolAt } from './readSymbols.ts';
import { hideSymbols, useSymbols } from './symbolStore.ts';

/** Milliseconds until a symbol tells its meaning: pointed at, focused, under a finger; and until it stops. */
const DELAYS = { pointer: 350, focus: 700, press: 500, leave: 250 } as const;
/** How far a finger may slip while it presses, in CSS pixels. */
const SLIP = 10;
/** Where the hint itself stands, which may be pointed at. */
const HINT = '.symbol-hint';
/** Where symbols are explained already, or are many and told otherwise. */
const EXPLAINED = '.book, .symbol-hint';
/** What Radix opens something for, as a hint of its own; and what was chosen by its key, whose words must stay in sight. */
const QUIET = '[data-state], [aria-pressed="true"]';

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** One thing at a time is about to happen. */
class Soon {
  private timer: number | undefined;
  in(milliseconds: number, act: () => void): void {
    this.callOff();
    this.timer = window.setTimeout(act, milliseconds);
  }
  callOff(): void {
    window.clearTimeout(this.timer);
  }
}

function show(place: Element, icon: Element): void {
  const readings = readSymbol(icon);
  if (readings.length > 0 && place.isConnected) useSymbols.setState({ shown: { readings, place } });
}

/** What belongs to the focused element: itself, or the whole thing that it stands for. */
function showFocused(focused: Element): void {
  if (document.activeElement !== focused || focused.matches(QUIET)) return;
  const place = focused.closest('[data-explains]') ?? focused;
  const readings = readSymbols(place);
  if (readings.length > 0) useSymbols.setState({ shown: { readings, place } });
}

/** A finger that pressed long must not choose what it pressed. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  const forget = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
  window.addEventListener('pointerup', forget, { once: true });
}

function pointing(soon: Soon) {
  let over: Element | null = null;
  return (event: PointerEvent) => {
    const target = elementOf(event.target);
    if (event.pointerType === 'touch' || target === null) return;
    if (target.closest(HINT) !== null) return soon.callOff();
    const icon = target.closest(EXPLAINED) === null ? symbolAt(target) : null;
    if (icon === over) return;
    over = icon;
    if (icon !== null) soon.in(DELAYS.pointer, () => show(icon, icon));
    else soon.in(DELAYS.leave, hideSymbols);
  };
}

function focusing(soon: Soon) {
  return (event: FocusEvent) => {
    const focused = elementOf(event.target);
    if (focused === null || focused.closest(HINT) !== null) return;
    hideSymbols();
    soon.callOff();
    if (focused.closest(EXPLAINED) !== null || focused.matches(QUIET)) return;
    if (!focused.matches('button:focus-visible, a:focus-visible')) return;
    soon.in(DELAYS.focus, () => showFocused(focused));
  };
}

function pressing(soon: Soon) {
  return (event: PointerEvent) => {
    const target = elementOf(event.target);
    const icon = event.pointerType === 'touch' && target !== null ? symbolAt(target) : null;
    if (icon === null || target?.closest(EXPLAINED) !== null) return;
    const { clientX, clientY } = event;
    const ended = new AbortController();
    const end = () => {
      soon.callOff();
      ended.abort();
    };
    const slip = (moved: PointerEvent) => {
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > SLIP) end();
    };
    window.addEventListener('pointerup', end, { signal: ended.signal });
    window.addEventListener('pointercancel', end, { signal: ended.signal });
    window.addEventListener('pointermove', slip, { signal: ended.signal });
    soon.in(DELAYS.press, () => {
      swallowClick();
      show(icon, icon);
    });
  };
}

/** Esc takes away what is told, and nothing else. */
function dismiss(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || useSymbols.getState().shown === null) return;
  event.preventDefault();
  event.stopPropagation();
  hideSymbols();
}

/**
 * Lets every symbol of the page tell its meaning: pointed at, long pressed, or when what it belongs to is reached with
 * the keyboard. One pair of ears for all of them, so that an icon need only say which symbol it is (`data-symbol`).
 */
export function useSymbolHints(): void {
  useEffect(() => {
    const soon = new Soon();
    const ears = new AbortController();
    const options = { signal: ears.signal };
    document.addEventListener('pointerover', pointing(soon), options);
    document.addEventListener('focusin', focusing(soon), options);
    document.addEventListener('pointerdown', pressing(soon), options);
    window.addEventListener('keydown', dismiss, { ...options, capture: true });
    return () => {
      ears.abort();
      soon.callOff();
      hideSymbols();
    };
  }, []);
}

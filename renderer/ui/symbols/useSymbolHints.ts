import { useEffect } from 'react';
import { canBeLong, followPress } from '../longPress.ts';
import { hideSymbols, readSymbol, readSymbols, symbolAt, useSymbols } from './readSymbols.ts';

/** Milliseconds until a symbol tells its meaning: pointed at, focused; and until it stops. */
const DELAYS = { pointer: 350, focus: 700, leave: 250 } as const;
/** The hint itself, which may be pointed at. */
const HINT = '.symbol-hint';
/** Where symbols are explained already, or are many and told otherwise. */
const EXPLAINED = '.book, .symbol-hint';
/**
 * What Radix opens hints for itself; what was chosen by its key, whose words must stay visible; and where the focus came
 * back to from a dialog: with a hint open, the next Esc would only close the hint.
 */
const QUIET = '[data-state], [aria-pressed="true"], [data-returned]';

/** What was reached with keys or a gamepad: browsers show the focus only then. */
const REACHED = ':is(button, a):focus-visible, [data-hands="pad"] :is(button, a):focus';

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

/** Tells whether the pointer has moved since the last call: what appears under a resting pointer was not pointed at. */
function movement() {
  let last: { readonly x: number; readonly y: number } | null = null;
  return ({ clientX: x, clientY: y }: PointerEvent): boolean => {
    const moved = last === null || last.x !== x || last.y !== y;
    last = { x, y };
    return moved;
  };
}

function pointing(soon: Soon) {
  let over: Element | null = null;
  const hasMoved = movement();
  return (event: PointerEvent) => {
    const target = elementOf(event.target);
    if (event.pointerType === 'touch' || target === null) return;
    const moved = hasMoved(event);
    if (target.closest(HINT) !== null) return soon.callOff();
    const under = target.closest(EXPLAINED) === null ? symbolAt(target) : null;
    const icon = moved || under === over ? under : null;
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
    if (!focused.matches(REACHED)) return;
    soon.in(DELAYS.focus, () => showFocused(focused));
  };
}

/** A finger or pen that stays tells what it is on, and chooses nothing. */
function pressing() {
  return (event: PointerEvent) => {
    const target = elementOf(event.target);
    const icon = canBeLong(event) && target !== null ? symbolAt(target) : null;
    if (icon === null || target?.closest(EXPLAINED) !== null) return;
    followPress(event, { show: () => show(icon, icon), takeBack: hideSymbols });
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
 * Lets every symbol of the page explain itself when it is pointed at, pressed for long, or when what it belongs to is
 * reached with the keyboard. One set of listeners serves all symbols: an icon only says which symbol it is
 * (`data-symbol`).
 */
export function useSymbolHints(): void {
  useEffect(() => {
    const soon = new Soon();
    const ears = new AbortController();
    const options = { signal: ears.signal };
    const point = pointing(soon);
    document.addEventListener('pointerover', point, options);
    document.addEventListener('pointermove', point, { ...options, passive: true });
    document.addEventListener('focusin', focusing(soon), options);
    document.addEventListener('pointerdown', pressing(), options);
    window.addEventListener('keydown', dismiss, { ...options, capture: true });
    return () => {
      ears.abort();
      soon.callOff();
      hideSymbols();
    };
  }, []);
}

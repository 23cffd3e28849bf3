import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../platform/app.ts';
import { commandOf } from './keyTable.ts';

/** Where all keys belong to the element: text fields, menus, dialogs. */
const ALL_KEYS = 'input, textarea, [role="menu"], [role="dialog"]';
/** Elements that use arrow keys, Home and End, and no others. */
const MOVING = '[role="radiogroup"], [role="tablist"], [role="slider"]';
const MOVES: ReadonlySet<string> = new Set([' ', 'Enter', 'Home', 'End', 'PageUp', 'PageDown']);

const isUsed = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest(ALL_KEYS) !== null ||
    ((MOVES.has(key) || key.startsWith('Arrow')) && target.closest(MOVING) !== null));

/** Whether a key leads to the next panel: it works everywhere, except in a dialog that keeps the focus. */
const leadsOn = (event: KeyboardEvent): boolean =>
  event.key.length > 1 &&
  commandOf(event) === 'region' &&
  document.querySelector('[role="dialog"][data-state="open"]') === null;

/** Enter and Space on a button press that button, unless it does nothing now. */
const pressesButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLButtonElement &&
  target.getAttribute('aria-disabled') !== 'true';

/** Whether a key belongs to something else than the screen: to what is being typed, to a dialog, or to a button. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  isUsed(event) || useApp.getState().panel !== null || pressesButton(event);

/**
 * Listens to the keys of a screen while no dialog is open and nothing is being typed. `handlerOf` returns what a key
 * does, or undefined for a key that means nothing.
 */
export function useKeys(handlerOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || (isElsewhere(event) && !leadsOn(event))) return;
    const handle = handlerOf(event);
    if (handle === undefined) return;
    event.preventDefault();
    handle();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

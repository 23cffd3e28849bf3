import { useEffectEvent, useLayoutEffect } from 'react';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
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
  // In the layout phase: a key that is pressed as soon as the screen is seen must not be lost.
  useLayoutEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Whether the key presses what has the focus. */
const presses = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof Element &&
  target.closest('button, a, summary, [role="button"], [role^="menuitem"]') !== null;

/**
 * Ignores the repeats of a held key: they would press whatever has the focus by then, which may be a decision. Returns
 * the function that ends this.
 */
export function ignoreHeldKeys(): () => void {
  const stop = (event: KeyboardEvent) => {
    if (event.repeat && presses(event)) event.preventDefault();
  };
  window.addEventListener('keydown', stop, true);
  return () => window.removeEventListener('keydown', stop, true);
}

type Run = (command: KeyCommand, press: Event) => void;

let runner: Run | null = null;

/**
 * Sets what carries out commands that are given without a key, for the screen that is shown. Returns the function that
 * ends this.
 */
export function offerCommands(run: Run): () => void {
  runner = run;
  return () => {
    if (runner === run) runner = null;
  };
}

/** Does what the command's key would do on this screen; nothing if the screen has no such command. */
export const runCommand = (command: KeyCommand, press: Event): void => runner?.(command, press);

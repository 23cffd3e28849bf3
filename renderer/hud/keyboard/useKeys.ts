import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../store/app.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"], [role="radiogroup"]') !== null;

/** Enter and Space on a button press that button, unless it does nothing now. */
const pressesButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof HTMLButtonElement && target.ariaDisabled !== 'true';

/** Whether a key belongs to something else than the screen: to what is being typed, to a dialog, or to a button. */
export const isElsewhere = (event: KeyboardEvent): boolean =>
  isTyping(event.target) || useApp.getState().panel !== null || pressesButton(event);

/**
 * Listens to the keys of a screen while no dialog is open and nothing is being typed. `handlerOf` returns what a key
 * does, or undefined for a key that means nothing.
 */
export function useKeys(handlerOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event)) return;
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

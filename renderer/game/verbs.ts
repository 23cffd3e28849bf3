import { keyOf } from './selection/subjects.ts';
import type { Subject } from './state/table.ts';

/** Returns the group that the focus is in, else the selected one, else the first that knows the verb. */
function groupFor(verb: string, selected: Subject | null): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-group]');
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  const chosen = selected === null ? undefined : groups.find((group) => group.dataset.group === keyOf(selected));
  const able = (group: HTMLElement | null | undefined) =>
    group?.querySelector(`[data-verb="${verb}"]`) ? group : null;
  return able(focused) ?? able(chosen) ?? groups.find(able) ?? null;
}

/**
 * Presses the button for buying or selling the thing that is focused or selected. The focus goes along, so that Enter
 * confirms what was just pressed and not something else.
 */
export function pressVerb(verb: 'buy' | 'sell', selected: Subject | null): void {
  press(groupFor(verb, selected)?.querySelector<HTMLElement>(`[data-verb="${verb}"]`));
}

/** Presses the button that takes nothing more in this step. */
export const pressPass = (): void => press(document.querySelector<HTMLElement>('[data-verb="pass"]'));

/** Asks for the next bit of advice; the focus stays with the choices. */
export const pressAdvice = (): void => document.querySelector<HTMLElement>('[data-verb="advice"] button')?.click();

function press(button: HTMLElement | null | undefined): void {
  button?.focus();
  button?.click();
}

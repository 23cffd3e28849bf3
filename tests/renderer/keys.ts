import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { settled, updateNow } from './page.tsx';

/** Presses a key as a browser does: Enter on a button clicks it, unless the page took the key for itself. */
export function press(key: string): void {
  const target = document.activeElement ?? document.body;
  const free = fireEvent.keyDown(target, { key });
  if (free && key === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target, { detail: 0 });
}

/** What Tab leads to, in its order. */
const TABBED = 'button:not(:disabled), a[href], input, summary, [tabindex]';

/** Presses Tab until what has the focus says so, as a browser moves it. */
export function tabTo(words: RegExp): HTMLElement {
  const stops = [...document.querySelectorAll<HTMLElement>(TABBED)].filter(({ tabIndex }) => tabIndex >= 0);
  const start = stops.indexOf(document.activeElement as HTMLElement) + 1;
  const found = [...stops.slice(start), ...stops.slice(0, start)].find((stop) =>
    words.test(stop.getAttribute('aria-label') ?? stop.textContent ?? ''),
  );
  if (found === undefined) throw new Error(`the Tab key does not reach ${words}`);
  found.focus();
  return found;
}

/** What is asked of the panel is not asked of the whole page: it would be looked through and named element by element. */
const inPanel = () => within(document.querySelector<HTMLElement>('[data-region="decision"]') ?? document.body);
/** Below several cards to give up. */
export const givingUp = () => inPanel().queryByRole('button', { name: /^(Give up|Pay) .*(cards?|coins?)$/ });
export const isEnough = (): boolean => inPanel().queryAllByText('Enough chosen').length > 0;
const isConsidering = () => inPanel().queryByText('Confirm') !== null || givingUp() !== null;

/** Of several cards to give up the first has been taken up: chooses more, until that is enough, and goes to the button below them. */
function gatherByKeys(): void {
  for (let row = 2; !isEnough(); row += 1) {
    expect(row).toBeLessThan(40);
    // Digits lead to nine rows, arrows to the others.
    press(row < 10 ? String(row) : 'ArrowDown');
    if (row >= 10) press('Enter');
  }
  press('End');
}

/** Takes up the first decision that keys lead to. */
function considerByKeys(): void {
  for (const key of ['1', 'b', 's', 'p', '2', '3']) {
    press(key);
    // Several ways to do one thing: the focus is on the first of them.
    if (!isConsidering()) press('Enter');
    if (isConsidering()) return;
  }
  throw new Error(`no key leads to a decision: ${JSON.stringify(updateNow().choices.map(({ action }) => action))}`);
}

/** Several cards that are given up together go one after the other. */
export const oneAfterTheOther = () =>
  waitFor(() => expect(document.querySelector('.panel-choices[data-waiting="true"]')).toBeNull(), { interval: 1 });

/** Makes the first decision that is offered, with keys alone. */
export async function decideByKeys(): Promise<void> {
  const before = updateNow();
  considerByKeys();
  if (givingUp() !== null) gatherByKeys();
  press('Enter');
  await waitFor(() => expect(updateNow()).not.toBe(before), { interval: 1 });
  await oneAfterTheOther();
  await settled();
  // Whoever sees nothing would have to look for the game again.
  expect(document.activeElement).not.toBe(document.body);
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const isConsidering = () => screen.queryByText('Confirm') !== null;

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

/** Makes the first decision that is offered, with keys alone. */
export async function decideByKeys(): Promise<void> {
  const before = updateNow();
  considerByKeys();
  press('Enter');
  await waitFor(() => expect(updateNow()).not.toBe(before), { interval: 1 });
  await settled();
  // Whoever sees nothing would have to look for the game again.
  expect(document.activeElement).not.toBe(document.body);
}

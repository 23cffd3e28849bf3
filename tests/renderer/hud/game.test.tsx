// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, settled, tableOf, updateNow } from './page.tsx';

/** Presses a key as a browser does: Enter on a button clicks it, unless the page took the key for itself. */
function press(key: string): void {
  const target = document.activeElement ?? document.body;
  const free = fireEvent.keyDown(target, { key });
  if (free && key === 'Enter' && target instanceof HTMLButtonElement) fireEvent.click(target, { detail: 0 });
}

const pause = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

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
async function decideByKeys(): Promise<void> {
  const before = updateNow();
  considerByKeys();
  press('Enter');
  await waitFor(() => expect(updateNow()).not.toBe(before), { interval: 1 });
  await settled();
}

describe('a game without a 3D table', () => {
  it('is played with every expansion from set-up to score sheet with the keys alone', {
    timeout: 120_000,
  }, async () => {
    await openPage();
    fireEvent.click(screen.getByRole('button', { name: 'New game' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove seat 4' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove seat 3' }));
    for (const expansion of screen.getAllByRole('switch')) fireEvent.click(expansion);
    fireEvent.click(screen.getByRole('button', { name: /Start the game/ }));
    await screen.findByText('No 3D table here');
    await settled();
    expect(updateNow().view.options.expansions).toEqual(['monuments', 'market', 'nobles']);
    for (let decisions = 0; updateNow().view.result === null; decisions += 1) {
      expect(decisions).toBeLessThan(200);
      await decideByKeys();
    }
    const sheet = await screen.findByRole('dialog', { name: 'Final score' });
    const { result } = updateNow().view;
    for (const line of result?.lines ?? []) {
      expect(within(sheet).getAllByRole('cell', { name: String(line.total) }).length).toBeGreaterThan(0);
    }
    expect(within(sheet).getByText(/wins with|share the victory/)).toBeDefined();
  });
});

describe('the decision panel', () => {
  it('says before a choice is made what it would do, and acts only on confirmation', async () => {
    const { commands } = await openPage();
    await act(() => commands.start(tableOf(['human', 'bot'])));
    await settled();
    await decideUntilDraft();
    const { choices, view, seq } = updateNow();
    const purchase = choices.find(({ action }) => action.type === 'draft' && action.action === 'buy');
    const coins = view.seats[0]?.coins ?? 0;
    const button = screen.getAllByRole('button', { name: /^Buy / })[0] as HTMLElement;
    expect(button.getAttribute('aria-label')).toContain(`coins ${coins} → ${purchase?.preview.coinsAfter}`);
    fireEvent.click(button, { detail: 1 });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    press('Escape');
    expect(button.getAttribute('aria-pressed')).toBe('false');
    press('Enter');
    expect(updateNow().seq).toBe(seq);
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    await waitFor(() => expect(updateNow().seq).toBeGreaterThan(seq));
  });

  it('acts at once where confirming is switched off', async () => {
    const { commands } = await openPage({ confirmActions: false });
    await act(() => commands.start(tableOf(['human', 'bot'])));
    await settled();
    const { seq } = updateNow();
    fireEvent.click(screen.getAllByRole('button', { name: /^Set the wheel|^Sell/ })[0] as HTMLElement);
    await waitFor(() => expect(updateNow().seq).toBeGreaterThan(seq));
  });

  it('shows what cannot be done with the reason, and does nothing when it is pressed', async () => {
    const { commands } = await openPage();
    await act(() => commands.start(tableOf(['human', 'bot'])));
    await settled();
    for (let tries = 0; updateNow().refusals.length === 0; tries += 1) {
      expect(tries).toBeLessThan(60);
      await decideByKeys();
    }
    const { seq } = updateNow();
    const refused = screen.getAllByRole('button', {
      name: /needs|taken|left here|carved|empty|room/,
    })[0] as HTMLElement;
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(refused);
    press('Enter');
    await pause(20);
    expect(updateNow().seq).toBe(seq);
  });
});

/** Gets past the wheel, which one of the seats sets. */
async function decideUntilDraft(): Promise<void> {
  while (updateNow().view.decision !== 'draft') await decideByKeys();
}

describe('undo', () => {
  it('takes the last decision back, by key and only where it is allowed', async () => {
    const { commands } = await openPage();
    await act(() => commands.start(tableOf(['human', 'bot'])));
    await settled();
    for (let tries = 0; !updateNow().canUndo; tries += 1) {
      expect(tries).toBeLessThan(80);
      await decideByKeys();
    }
    const { log } = updateNow();
    press('u');
    await waitFor(() => expect(updateNow().log.length).toBeLessThan(log.length));
  });
});

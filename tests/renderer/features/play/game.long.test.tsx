// @vitest-environment happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startGame } from '../../../../renderer/game/commands.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { decideByKeys, press } from '../../keys.ts';
import { openPage, settled, tableOf, updateNow } from '../../page.tsx';

describe('the decision panel', () => {
  it('says before a choice is made what it would do, and acts only on confirmation', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
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
    const { client } = await openPage({ confirmActions: false });
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    const { seq } = updateNow();
    fireEvent.click(screen.getAllByRole('button', { name: /^Set the wheel|^Sell/ })[0] as HTMLElement);
    await waitFor(() => expect(updateNow().seq).toBeGreaterThan(seq));
  });

  it('shows what cannot be done with the reason, and does nothing when it is pressed', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    for (let tries = 0; updateNow().refusals.length === 0; tries += 1) {
      expect(tries).toBeLessThan(60);
      await decideByKeys();
    }
    const { seq } = updateNow();
    const refused = screen.getAllByRole('button', {
      name: /short|needs|taken|left here|carved|empty|room/,
    })[0] as HTMLElement;
    expect(refused.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(refused);
    press('Enter');
    // An answer to what was called before would be here by now.
    await act(async () => void (await client.call('game.summary', {})));
    expect(updateNow().seq).toBe(seq);
  });
});

/** Gets past the wheel, which one of the seats sets. */
async function decideUntilDraft(): Promise<void> {
  while (updateNow().view.decision !== 'draft') await decideByKeys();
}

describe('undo', () => {
  it('takes the last decision back, by key and only where it is allowed', async () => {
    const { client } = await openPage();
    await act(() => startGame(client, tableOf(['human', 'bot'])));
    await settled();
    for (let tries = 0; !updateNow().canUndo; tries += 1) {
      expect(tries).toBeLessThan(80);
      await decideByKeys();
    }
    const { log } = useTable.getState();
    press('u');
    await waitFor(() => expect(useTable.getState().log.length).toBeLessThan(log.length));
  });
});
